### The lessons: five small puzzles.

lesson-intro = { $title }: { $text }
lesson-next = Next lesson: { $title }
lesson-done = { $praise }
lesson-last = { $praise } These were all the lessons: now you are ready for a game.

lesson-forward = Forward
    .help = A card Forward moves your robot one square the way it looks. It carries a diamond: bring it to the red base.
lesson-turns = Turns
    .help = Left and Right turn your robot on the spot. The cards run one after another, from left to right.
lesson-diamond = Diamonds
    .help = A robot that enters the square of a diamond picks it up. Fetch it and bring it home; for this you need two turns. You see which cards come next.
lesson-push = Pushing
    .help = Move into another robot and you push it one square ahead. If it carries a diamond, you take it.
lesson-function = Functions
    .help = Cards in the function run when the card ƒ is played. If ƒ itself lies in the function, it starts again and again. Put Forward and then ƒ into the function, and run the other ƒ.

lesson-done-forward = Well done! The diamond is safe at the base.
lesson-done-turns = Very good! You steer like a professional.
lesson-done-diamond = Great! You planned two turns ahead.
lesson-done-push = Splendid! Pushed, captured, and brought home.
lesson-done-function = Fantastic! Your function has called itself.
