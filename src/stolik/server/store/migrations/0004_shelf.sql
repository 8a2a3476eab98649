-- Texts that guests keep, such as decks, as the option of the game keeps them.

CREATE TABLE shelf (
    id TEXT PRIMARY KEY,
    guest TEXT NOT NULL,
    game TEXT NOT NULL,
    text TEXT NOT NULL,
    added DOUBLE PRECISION NOT NULL
);
CREATE INDEX shelf_of_a_guest ON shelf (guest, game, added);
