-- The PostgreSQL schema of version 1, as openPostgresStore made it before schema versions were stored.
CREATE TABLE tables (
  id text PRIMARY KEY, status text NOT NULL, listed boolean NOT NULL, changed_at bigint NOT NULL, due bigint,
  version integer NOT NULL, row text NOT NULL
);
CREATE INDEX tables_by_status ON tables (status, listed, changed_at DESC);
CREATE INDEX tables_by_due ON tables (due) WHERE status = 'running';
CREATE INDEX tables_by_seated ON tables ((strpos("row", '"tokenHash":"') > 0), changed_at DESC) WHERE status = 'open';
CREATE TABLE log (
  table_id text NOT NULL, seq integer NOT NULL, entry text NOT NULL, PRIMARY KEY (table_id, seq)
);
CREATE TABLE chat (
  table_id text NOT NULL, n integer NOT NULL, line text NOT NULL, PRIMARY KEY (table_id, n)
);
CREATE TABLE facts (
  kind text NOT NULL, key text NOT NULL, value text NOT NULL, PRIMARY KEY (kind, key)
);
