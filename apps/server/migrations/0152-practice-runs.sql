-- PRC-025, PRC-028: a run of a practice by one person. The scenario is stored as it was at the
-- beginning.
create table practice_runs (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id) on delete cascade,
  user_id bigint not null references users (id),
  -- The code of the practice, and the version of its scenario.
  practice text not null,
  practice_version integer not null,
  kind text not null,
  engine_version integer not null,
  scenario jsonb not null,
  -- PRC-029: all random numbers of the run are derived from this seed.
  seed text not null,
  mode text not null,
  seats text[] not null,
  state text not null,
  day integer not null check (day >= 1),
  days integer not null check (days >= day),
  -- PRC-027: the number of the next decisions.
  number integer not null default 1 check (number >= 1),
  started_at timestamptz not null,
  changed_at timestamptz not null,
  ended_at timestamptz,
  -- The parts of the score as [{name, points, of}], with the sum of the points and of their
  -- maximum; null until the run is scored.
  score jsonb,
  points integer,
  points_of integer
);

create index practice_runs_of_person on practice_runs (school_id, user_id, changed_at desc);
create index practice_runs_user on practice_runs (user_id);

-- PRC-027: the decisions in the order in which they were accepted. Rows are only added.
create table practice_commands (
  run_id bigint not null references practice_runs (id) on delete cascade,
  number integer not null,
  place smallint not null check (place >= 0),
  day integer not null,
  seat text not null,
  command jsonb not null,
  note text not null default '',
  at timestamptz not null,
  primary key (run_id, number, place)
);

-- The state of the run at the beginning of its day. Replaying all decisions of the run gives the
-- same state.
create table practice_snapshots (
  run_id bigint primary key references practice_runs (id) on delete cascade,
  state jsonb not null
);
