### Sheets of paper to print.

papers-print = Print
papers-how = Print it, on A4 or Letter, or save it as PDF.
papers-unknown = There is no such sheet to print here. The set-up form of the game lists those there are.
papers-unreadable = This text could not be read, so the sheet is empty: { $why }
papers-list = To print
