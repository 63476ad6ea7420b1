/**
 * The forms of the store, oldest first. Once released, none is ever changed again: a new form is a new line, and what
 * the form before it looked like is kept in fixtures/store.
 */
export const MIGRATIONS: readonly (readonly string[])[] = [
  [
    `CREATE TABLE matches (
      id TEXT PRIMARY KEY,
      made BIGINT NOT NULL,
      head TEXT NOT NULL,
      aside TEXT
    )`,
    `CREATE TABLE journal (
      match TEXT NOT NULL,
      seq INTEGER NOT NULL,
      at BIGINT NOT NULL,
      deed TEXT NOT NULL,
      PRIMARY KEY (match, seq)
    )`,
    `CREATE TABLE boundaries (
      match TEXT NOT NULL,
      seq INTEGER NOT NULL,
      body TEXT NOT NULL,
      PRIMARY KEY (match, seq)
    )`,
    `CREATE TABLE holders (
      holder TEXT NOT NULL,
      match TEXT NOT NULL,
      seat INTEGER NOT NULL,
      PRIMARY KEY (holder, match, seat)
    )`,
    `CREATE TABLE talk (
      match TEXT NOT NULL,
      number INTEGER NOT NULL,
      at BIGINT NOT NULL,
      seat INTEGER NOT NULL,
      line TEXT NOT NULL,
      PRIMARY KEY (match, number)
    )`,
  ],
  [
    `CREATE TABLE orders (
      match TEXT NOT NULL,
      seat INTEGER NOT NULL,
      body TEXT NOT NULL,
      PRIMARY KEY (match, seat)
    )`,
    `CREATE TABLE addresses (
      match TEXT NOT NULL,
      seat INTEGER NOT NULL,
      place TEXT NOT NULL,
      body TEXT NOT NULL,
      PRIMARY KEY (match, seat, place)
    )`,
    `CREATE TABLE jobs (
      id TEXT PRIMARY KEY,
      body TEXT NOT NULL,
      due BIGINT,
      tries INTEGER NOT NULL,
      changed BIGINT NOT NULL
    )`,
    'CREATE INDEX jobs_due ON jobs (due)',
    `CREATE TABLE house (
      name TEXT PRIMARY KEY,
      value TEXT NOT NULL
    )`,
  ],
];
