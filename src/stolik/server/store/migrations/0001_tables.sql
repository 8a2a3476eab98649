-- What SQLite and PostgreSQL both understand: texts, whole numbers, times in seconds.

CREATE TABLE guests (
    id TEXT PRIMARY KEY,
    token_hash TEXT NOT NULL UNIQUE,
    nickname TEXT NOT NULL,
    language TEXT NOT NULL,
    created DOUBLE PRECISION NOT NULL
);

-- `document` is the table as JSON; the columns beside it are what lists are made by.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    version BIGINT NOT NULL,
    listed BIGINT NOT NULL,
    phase TEXT NOT NULL,
    waiting TEXT NOT NULL,
    touched DOUBLE PRECISION NOT NULL,
    document TEXT NOT NULL
);
CREATE INDEX tables_in_the_lobby ON tables (listed, phase, touched);

CREATE TABLE sitting (
    guest TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (guest, table_id)
);
CREATE INDEX sitting_at ON sitting (table_id);

CREATE TABLE matches (
    id TEXT PRIMARY KEY,
    table_id TEXT NOT NULL,
    header TEXT NOT NULL,
    started DOUBLE PRECISION NOT NULL,
    ended DOUBLE PRECISION,
    hashes TEXT NOT NULL,
    snapshot TEXT NOT NULL,
    transcript TEXT NOT NULL
);
CREATE INDEX matches_by_end ON matches (ended);

-- One row an entry: the primary key is what makes a doubled answer impossible.
CREATE TABLE entries (
    match_id TEXT NOT NULL,
    n BIGINT NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (match_id, n)
);

CREATE TABLE chat (
    table_id TEXT NOT NULL,
    n BIGINT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    guest TEXT NOT NULL,
    nickname TEXT NOT NULL,
    said TEXT NOT NULL,
    PRIMARY KEY (table_id, n)
);

CREATE TABLE leases (
    table_id TEXT PRIMARY KEY,
    node TEXT NOT NULL,
    until DOUBLE PRECISION NOT NULL
);

CREATE TABLE reports (
    id TEXT PRIMARY KEY,
    at DOUBLE PRECISION NOT NULL,
    document TEXT NOT NULL
);
