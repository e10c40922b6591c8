/** A sheet of paper: the button prints it.  Without JavaScript the browser's own menu does. */

const button = /** @type {HTMLButtonElement} */ (document.getElementById("print"));
button.hidden = false;
button.addEventListener("click", () => window.print());

export {};
