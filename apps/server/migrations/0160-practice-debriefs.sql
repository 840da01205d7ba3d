-- PRC-110: each player's written answers after the end of a run.
create table practice_debriefs (
  school_id bigint not null references schools (id) on delete cascade,
  run_id bigint not null references practice_runs (id) on delete cascade,
  user_id bigint not null,
  -- [{question, text}] in the order of the questions, without empty ones.
  answers jsonb not null default '[]',
  version integer not null default 0 check (version >= 0),
  -- Null before the first save.
  changed_at timestamptz,
  -- PRC-112: when the answers were locked for rating; null while they can change.
  locked_at timestamptz,
  primary key (run_id, user_id),
  foreign key (school_id, user_id) references users (school_id, id)
);
create index practice_debriefs_user on practice_debriefs (school_id, user_id);
