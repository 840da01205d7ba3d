-- The stored files. A row with the state `storing` has passed its check and waits for its bytes.
-- Only files with the state `stored` are served.
create table files (
  id bigint generated always as identity primary key,
  school_id bigint not null,
  owner_id bigint,
  upload_id text unique,
  storage_key text not null unique,
  name text not null,
  size bigint not null,
  type text not null,
  purpose text not null,
  duration_seconds numeric(12, 3),
  sha256 text not null,
  state text not null default 'stored' check (state in ('storing', 'stored', 'removed')),
  created_at timestamptz not null default now()
);
create index files_school on files (school_id, id);
create index files_owner on files (school_id, owner_id, id);

-- A resumable upload belongs to one person of one school from its first byte.
create table uploads (
  id text primary key,
  school_id bigint not null,
  user_id bigint not null,
  purpose text not null,
  name text not null,
  size bigint not null,
  created_at timestamptz not null
);
create index uploads_created_at on uploads (created_at);
create index uploads_user on uploads (school_id, user_id);
