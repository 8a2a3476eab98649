-- What an operator needs: who came when and from where, who is kept out, what takes how much room.

ALTER TABLE guests ADD COLUMN seen DOUBLE PRECISION NOT NULL DEFAULT 0;
ALTER TABLE guests ADD COLUMN address TEXT NOT NULL DEFAULT '';
UPDATE guests SET seen = created;
CREATE INDEX guests_by_visit ON guests (seen);

-- `kind` is guest or address; without `until` a ban has no end.
CREATE TABLE bans (
    kind TEXT NOT NULL,
    what TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    until DOUBLE PRECISION,
    why TEXT NOT NULL,
    PRIMARY KEY (kind, what)
);

-- Characters that a match takes, counted when it ends.
ALTER TABLE matches ADD COLUMN size BIGINT NOT NULL DEFAULT 0;
UPDATE matches SET size = LENGTH(header) + LENGTH(hashes) + LENGTH(snapshot) + LENGTH(transcript)
    + (SELECT COALESCE(SUM(LENGTH(entry) + 64), 0) FROM entries WHERE entries.match_id = matches.id);
CREATE INDEX matches_of_a_table ON matches (table_id, started);

ALTER TABLE reports ADD COLUMN size BIGINT NOT NULL DEFAULT 0;
UPDATE reports SET size = LENGTH(document);
CREATE INDEX reports_by_time ON reports (at);
CREATE INDEX chat_by_time ON chat (at);
CREATE INDEX tables_by_use ON tables (touched);

-- Each node writes its row now and then, to see that writing works.
CREATE TABLE health (
    node TEXT PRIMARY KEY,
    at DOUBLE PRECISION NOT NULL
);
