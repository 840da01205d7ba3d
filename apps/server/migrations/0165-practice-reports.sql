-- PRC-019: keys of outside practice systems, one active key for each address.
create table practice_keys (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id) on delete cascade,
  -- The name of the key, which is sent with every report and is not secret.
  code text not null unique,
  name text not null check (char_length(name) between 1 and 60),
  origin text not null check (origin ~ '^https?://'),
  -- The secret is encrypted and not hashed, because the server computes signatures with it.
  secret text not null,
  created_by bigint not null,
  created_at timestamptz not null,
  used_at timestamptz,
  revoked_at timestamptz,
  revoked_by bigint,
  unique (school_id, id),
  foreign key (school_id, created_by) references users (school_id, id),
  foreign key (school_id, revoked_by) references users (school_id, id)
);
create unique index practice_keys_in_use on practice_keys (school_id, origin) where revoked_at is null;
create index practice_keys_creator on practice_keys (school_id, created_by);
create index practice_keys_revoker on practice_keys (school_id, revoked_by);

-- PRC-019: one report of an outside system's run, and its result.
create table practice_reports (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id) on delete cascade,
  key_id bigint not null,
  run text not null check (char_length(run) between 1 and 100),
  -- Student and task as the report named them, so that a repetition is recognised.
  sent_user text not null,
  sent_task text not null,
  -- Null when no person or no practical task of the school matched.
  user_id bigint,
  item_id bigint references homework_items (id) on delete set null,
  -- The score in percent.
  score numeric(5, 2) not null check (score between 0 and 100),
  reported_at timestamptz not null,
  received_at timestamptz not null,
  outcome text not null check (outcome in
    ('accepted', 'older', 'unknownTask', 'unknownStudent', 'closed', 'ended', 'builtIn')),
  constraint practice_reports_once unique (key_id, run),
  foreign key (school_id, key_id) references practice_keys (school_id, id) on delete cascade,
  foreign key (school_id, user_id) references users (school_id, id)
);
create index practice_reports_newest on practice_reports (school_id, received_at desc, id desc);
create index practice_reports_key on practice_reports (school_id, key_id);
create index practice_reports_user on practice_reports (school_id, user_id);
create index practice_reports_accepted on practice_reports (item_id, user_id, reported_at desc);
