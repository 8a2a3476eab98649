-- What people are told of their own play: how each match went, their results and ratings.

-- The analysis of a finished match as JSON, once somebody has asked for it.
ALTER TABLE matches ADD COLUMN analysis TEXT NOT NULL DEFAULT '';

-- 0 for whoever wants no results kept.
ALTER TABLE guests ADD COLUMN rated BIGINT NOT NULL DEFAULT 1;

-- One row a match and guest: the primary key is what makes a match count once.
CREATE TABLE results (
    match_id TEXT NOT NULL,
    guest TEXT NOT NULL,
    game TEXT NOT NULL,
    kind TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    outcome TEXT NOT NULL,
    rated BIGINT NOT NULL,
    gained DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (match_id, guest)
);
CREATE INDEX results_of_a_guest ON results (guest, at);

-- `kind` is people, bots or solo; `mu` and `sigma` are what openskill believes of the guest's strength.
CREATE TABLE ratings (
    guest TEXT NOT NULL,
    game TEXT NOT NULL,
    kind TEXT NOT NULL,
    mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL,
    matches BIGINT NOT NULL,
    won BIGINT NOT NULL,
    drawn BIGINT NOT NULL,
    PRIMARY KEY (guest, game, kind)
);
