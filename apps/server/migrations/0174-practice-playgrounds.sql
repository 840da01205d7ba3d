-- PRC-041: a person's saved playground. It is never graded.
create table practice_playgrounds (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id) on delete cascade,
  user_id bigint not null,
  -- The key that the page made. Saving again with the same key changes the same playground.
  key uuid not null,
  name text not null,
  engine_version integer not null,
  -- Number of ended days.
  days integer not null check (days >= 0),
  -- The key of the playground from which this playground was copied. That playground may have been
  -- deleted.
  fork_of uuid,
  fork_day integer,
  -- {scenario, seed, log}
  content jsonb not null,
  version integer not null check (version >= 1),
  created_at timestamptz not null,
  changed_at timestamptz not null,
  foreign key (school_id, user_id) references users (school_id, id),
  unique (school_id, user_id, key)
);
