import { FIRST_MIGRATIONS } from './first-migrations'

/**
 * Migrations, oldest first: `PRAGMA user_version` counts how many have run (decisions.md 22).
 * A released entry is never edited, only followed by another.
 */
export const MIGRATIONS: readonly string[] = [
  ...FIRST_MIGRATIONS,
  // All logins before this column rotate.
  `
  ALTER TABLE refresh_token ADD COLUMN rotates INTEGER NOT NULL DEFAULT 1;
  `,
  `
  CREATE TABLE redirect (
    path TEXT PRIMARY KEY, target TEXT NOT NULL, status INTEGER NOT NULL CHECK (status IN (301, 302))
  ) STRICT, WITHOUT ROWID;
  `,
  // A customer's cart gets a number of 15 digits that cannot be guessed: an order without a token is proven by it.
  `
  ALTER TABLE cart ADD COLUMN number INTEGER;
  UPDATE cart SET number = 100000000000000 + abs(random() % 900000000000000) WHERE customer_id IS NOT NULL;
  CREATE UNIQUE INDEX cart_number ON cart (number);
  ALTER TABLE cart ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
  `,
  `
  ALTER TABLE coupon ADD COLUMN starts_at INTEGER;
  ALTER TABLE coupon ADD COLUMN ends_at INTEGER;
  ALTER TABLE coupon ADD COLUMN uses INTEGER;
  ALTER TABLE coupon ADD COLUMN uses_per_customer INTEGER;
  ALTER TABLE "order" ADD COLUMN coupon TEXT COLLATE NOCASE;
  UPDATE "order" SET coupon = json_extract(doc, '$.coupon_code');
  CREATE INDEX order_coupon ON "order" (coupon) WHERE coupon IS NOT NULL;
  `,
  `
  CREATE INDEX order_placed ON "order" (placed_at);
  `,
  `
  CREATE TABLE question (
    id INTEGER PRIMARY KEY AUTOINCREMENT, store_code TEXT NOT NULL, customer_id INTEGER, email TEXT NOT NULL,
    doc TEXT NOT NULL, received_at INTEGER NOT NULL, answered_at INTEGER
  ) STRICT;
  CREATE INDEX question_email ON question (email);
  CREATE INDEX question_customer ON question (customer_id) WHERE customer_id IS NOT NULL;
  CREATE INDEX question_waiting ON question (id) WHERE answered_at IS NULL;
  CREATE TABLE question_file (
    id INTEGER PRIMARY KEY AUTOINCREMENT, question_id INTEGER NOT NULL REFERENCES question (id) ON DELETE CASCADE,
    name TEXT NOT NULL, type TEXT NOT NULL, size INTEGER NOT NULL, file TEXT NOT NULL UNIQUE
  ) STRICT;
  CREATE INDEX question_file_question ON question_file (question_id);
  `,
  `
  CREATE TABLE mail_link (
    hash TEXT PRIMARY KEY, purpose TEXT NOT NULL, email TEXT NOT NULL, subject TEXT NOT NULL,
    expires_at INTEGER NOT NULL, used_at INTEGER
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX mail_link_email ON mail_link (email, purpose);
  CREATE INDEX mail_link_expiry ON mail_link (expires_at);
  CREATE TABLE stock_notice (
    sku TEXT NOT NULL, email TEXT NOT NULL, store_code TEXT NOT NULL, asked_at INTEGER NOT NULL,
    PRIMARY KEY (sku, email)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX stock_notice_email ON stock_notice (email);
  CREATE INDEX stock_notice_age ON stock_notice (asked_at);
  CREATE INDEX mail_outbox_template ON mail_outbox (template, created_at);
  `,
  `
  ALTER TABLE withdrawal ADD COLUMN handled_at INTEGER;
  CREATE INDEX withdrawal_waiting ON withdrawal (id) WHERE handled_at IS NULL;
  CREATE INDEX review_waiting ON review (id) WHERE status = 2;
  `,
  `
  CREATE TABLE review_picture (
    file TEXT PRIMARY KEY, review_id INTEGER NOT NULL REFERENCES review (id) ON DELETE CASCADE
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX review_picture_review ON review_picture (review_id);
  `,
  `
  CREATE TABLE attempt (
    key TEXT PRIMARY KEY, count INTEGER NOT NULL, ends_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX attempt_end ON attempt (ends_at);
  `,
  `
  CREATE INDEX mail_outbox_recipient ON mail_outbox (recipient, sent_at) WHERE sent_at IS NOT NULL;
  `,
  // A form that waited longer than replay keys live is still stored once.
  `
  ALTER TABLE question ADD COLUMN idempotency_key TEXT;
  CREATE UNIQUE INDEX question_key ON question (idempotency_key) WHERE idempotency_key IS NOT NULL;
  `,
  // Logins before these columns have an unknown device, and count as used now.
  `
  ALTER TABLE refresh_token ADD COLUMN device TEXT NOT NULL DEFAULT '';
  ALTER TABLE refresh_token ADD COLUMN began_at INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE refresh_token ADD COLUMN used_at INTEGER NOT NULL DEFAULT 0;
  UPDATE refresh_token SET began_at = unixepoch() * 1000, used_at = unixepoch() * 1000;
  `,
  // The browser that a login is bound to, and the login that asked for another e-mail address.
  `
  ALTER TABLE refresh_token ADD COLUMN browser TEXT;
  ALTER TABLE mail_link ADD COLUMN login TEXT NOT NULL DEFAULT '';
  `,
  `
  CREATE TABLE passkey (
    id TEXT PRIMARY KEY, customer_id INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
    public_key TEXT NOT NULL, counter INTEGER NOT NULL, device TEXT NOT NULL,
    added_at INTEGER NOT NULL, used_at INTEGER
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX passkey_customer ON passkey (customer_id);
  CREATE TABLE passkey_challenge (
    hash TEXT PRIMARY KEY, customer_id INTEGER REFERENCES customer (id) ON DELETE CASCADE, expires_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX passkey_challenge_customer ON passkey_challenge (customer_id) WHERE customer_id IS NOT NULL;
  CREATE INDEX passkey_challenge_expiry ON passkey_challenge (expires_at);
  `,
]
