/** The oldest migrations of `schema.ts`, which are never edited. */
export const FIRST_MIGRATIONS: readonly string[] = [
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
]
