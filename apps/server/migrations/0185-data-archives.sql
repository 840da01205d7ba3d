-- ACC-299 to ACC-303: the archives of personal data that people ordered. The bytes are in the file
-- store.
create table data_archives (
  id bigint generated always as identity primary key,
  school_id bigint not null,
  user_id bigint not null,
  state text not null check (state in ('waiting', 'ready', 'failed', 'ended')),
  language text not null,
  requested_at timestamptz not null,
  -- The last heartbeat of the creating process, so that another one takes over after a kill.
  alive_at timestamptz,
  tries smallint not null default 0,
  made_at timestamptz,
  ends_at timestamptz,
  bytes bigint,
  storage_key text,
  -- Number of rows of each part.
  parts jsonb not null default '{}',
  foreign key (school_id, user_id) references users (school_id, id)
);
create unique index data_archives_waiting on data_archives (school_id, user_id) where state = 'waiting';
create index data_archives_person on data_archives (school_id, user_id, id);
create index data_archives_open on data_archives (ends_at) where state in ('waiting', 'ready');
