/**
 * Migrations, oldest first: `PRAGMA user_version` counts how many have run (decisions.md 22).
 * A released entry is never edited, only followed by another.
 */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;

  CREATE TABLE entity (
    type TEXT NOT NULL, id INTEGER NOT NULL, doc TEXT NOT NULL,
    PRIMARY KEY (type, id)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE stock (
    sku TEXT PRIMARY KEY, product_id INTEGER NOT NULL,
    qty REAL NOT NULL, is_in_stock INTEGER NOT NULL, rules TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE coupon (code TEXT PRIMARY KEY COLLATE NOCASE, percent REAL NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE price_change (
    sku TEXT NOT NULL, recorded_at INTEGER NOT NULL, prices TEXT NOT NULL,
    PRIMARY KEY (sku, recorded_at)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE review (
    id INTEGER PRIMARY KEY AUTOINCREMENT, product_id INTEGER NOT NULL, status INTEGER NOT NULL,
    doc TEXT NOT NULL, created_at INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE customer (
    id INTEGER PRIMARY KEY AUTOINCREMENT, email TEXT NOT NULL UNIQUE,
    password TEXT NOT NULL, profile TEXT NOT NULL, created_at INTEGER NOT NULL, updated_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE refresh_token (
    id INTEGER PRIMARY KEY AUTOINCREMENT, hash TEXT NOT NULL UNIQUE, family TEXT NOT NULL,
    parent INTEGER, customer_id INTEGER NOT NULL REFERENCES customer (id) ON DELETE CASCADE,
    state TEXT NOT NULL CHECK (state IN ('fresh', 'used', 'superseded')), expires_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX refresh_token_family ON refresh_token (family);
  CREATE INDEX refresh_token_expiry ON refresh_token (expires_at);

  CREATE TABLE cart (
    id INTEGER PRIMARY KEY AUTOINCREMENT, mask TEXT UNIQUE,
    customer_id INTEGER UNIQUE REFERENCES customer (id) ON DELETE CASCADE,
    coupon TEXT, shipping TEXT, created_at INTEGER NOT NULL, updated_at INTEGER NOT NULL,
    CHECK ((mask IS NULL) <> (customer_id IS NULL))
  ) STRICT;
  CREATE TABLE cart_line (
    item_id INTEGER PRIMARY KEY AUTOINCREMENT, cart_id INTEGER NOT NULL REFERENCES cart (id) ON DELETE CASCADE,
    line_key TEXT NOT NULL, sku TEXT NOT NULL, qty INTEGER NOT NULL, product_option TEXT, item TEXT NOT NULL,
    UNIQUE (cart_id, line_key)
  ) STRICT;
  CREATE TABLE cart_run (
    cart_id INTEGER NOT NULL REFERENCES cart (id) ON DELETE CASCADE, device TEXT NOT NULL, number INTEGER NOT NULL,
    PRIMARY KEY (cart_id, device)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE "order" (
    entity_id INTEGER PRIMARY KEY AUTOINCREMENT, order_id TEXT NOT NULL UNIQUE, increment_id TEXT NOT NULL UNIQUE,
    customer_id INTEGER REFERENCES customer (id), cart_id TEXT NOT NULL, body_hash TEXT NOT NULL,
    doc TEXT NOT NULL, placed_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX order_customer ON "order" (customer_id, entity_id);
  CREATE INDEX order_cart ON "order" (cart_id);
  CREATE TABLE order_line (
    item_id INTEGER PRIMARY KEY AUTOINCREMENT, entity_id INTEGER NOT NULL REFERENCES "order" (entity_id),
    sku TEXT NOT NULL, qty INTEGER NOT NULL, doc TEXT NOT NULL
  ) STRICT;
  CREATE INDEX order_line_order ON order_line (entity_id);
  CREATE TABLE mail_outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT, template TEXT NOT NULL, recipient TEXT NOT NULL,
    data TEXT NOT NULL, created_at INTEGER NOT NULL, sent_at INTEGER
  ) STRICT;

  CREATE TABLE idempotency (
    identity TEXT NOT NULL, key TEXT NOT NULL, body_hash TEXT NOT NULL, answer TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    PRIMARY KEY (identity, key)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX idempotency_age ON idempotency (created_at);
  `,
  `
  CREATE TABLE password_reset (
    hash TEXT PRIMARY KEY, customer_id INTEGER REFERENCES customer (id) ON DELETE CASCADE, expires_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX password_reset_customer ON password_reset (customer_id);
  CREATE INDEX password_reset_expiry ON password_reset (expires_at);
  CREATE INDEX refresh_token_customer ON refresh_token (customer_id);
  `,
  // Future special prices and catalogue prices were not recorded, so those records do not show the prices that applied.
  // Without its hash the demo shop is imported again, and its history with it.
  `
  DELETE FROM price_change;
  DELETE FROM setting WHERE name = 'catalogue-hash';
  `,
  `
  ALTER TABLE mail_outbox ADD COLUMN store_code TEXT NOT NULL DEFAULT 'sv';
  ALTER TABLE mail_outbox ADD COLUMN attempts INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE mail_outbox ADD COLUMN next_attempt_at INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE mail_outbox ADD COLUMN given_up_at INTEGER;
  ALTER TABLE mail_outbox ADD COLUMN last_error TEXT;
  CREATE INDEX mail_outbox_waiting ON mail_outbox (next_attempt_at, id) WHERE sent_at IS NULL AND given_up_at IS NULL;
  `,
  `
  CREATE TABLE withdrawal (
    id INTEGER PRIMARY KEY AUTOINCREMENT, entity_id INTEGER REFERENCES "order" (entity_id),
    doc TEXT NOT NULL, received_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX withdrawal_order ON withdrawal (entity_id);
  CREATE TABLE withdrawal_code (
    subject TEXT PRIMARY KEY, hash TEXT NOT NULL, entity_id INTEGER REFERENCES "order" (entity_id),
    expires_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX withdrawal_code_expiry ON withdrawal_code (expires_at);
  `,
  `
  CREATE TABLE newsletter_subscriber (email TEXT PRIMARY KEY, subscribed_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  ALTER TABLE review ADD COLUMN customer_id INTEGER;
  UPDATE review SET customer_id = json_extract(doc, '$.customer_id');
  CREATE INDEX review_customer ON review (customer_id) WHERE customer_id IS NOT NULL;
  `,
  `
  CREATE TABLE abandoned_order (order_id TEXT PRIMARY KEY, abandoned_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  `,
  `
  CREATE TABLE download (
    item_id INTEGER NOT NULL, file_id INTEGER NOT NULL, times INTEGER NOT NULL,
    PRIMARY KEY (item_id, file_id)
  ) STRICT, WITHOUT ROWID;
  `,
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
]
