-- Whose turn it is changes with every answer: beside the documents of the tables that rewrote a page of the disk each time.

CREATE TABLE turns (
    table_id TEXT PRIMARY KEY,
    waiting TEXT NOT NULL
);
INSERT INTO turns (table_id, waiting) SELECT id, waiting FROM tables WHERE waiting <> '[]';
ALTER TABLE tables DROP COLUMN waiting;
