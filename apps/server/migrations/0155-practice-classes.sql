-- PRC-024: a practice that a teacher assigns to a course, or to the course that carries a training
-- (decision 0040).
create table practice_assignments (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id),
  course_id bigint not null,
  author_id bigint not null,
  -- The key of the form. A form that is sent again with the same key creates no second assignment.
  key uuid not null,
  practice text not null,
  -- PRC-028: the version of the practice and its scenario, when the assignment was created.
  practice_version integer not null,
  kind text not null,
  scenario jsonb not null,
  mode text not null,
  opens_at timestamptz,
  due_at timestamptz,
  attempts smallint not null check (attempts between 1 and 10),
  -- [{name, weight}], whole numbers that sum up to 100.
  weights jsonb not null,
  pass_line smallint not null check (pass_line between 0 and 100),
  -- Seconds that a team waits for a seat's order in a week.
  turn_seconds integer not null check (turn_seconds between 20 and 600),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (school_id, id),
  constraint practice_assignments_once unique (school_id, author_id, key),
  check (opens_at < due_at),
  foreign key (school_id, course_id) references courses (school_id, id) on delete cascade,
  foreign key (school_id, author_id) references users (school_id, id)
);
create index practice_assignments_course on practice_assignments (school_id, course_id, id);
create index practice_assignments_due on practice_assignments (due_at);

-- PRC-040: a later due date of one student.
create table practice_extensions (
  school_id bigint not null references schools (id),
  assignment_id bigint not null,
  user_id bigint not null,
  due_at timestamptz not null,
  primary key (assignment_id, user_id),
  foreign key (school_id, assignment_id) references practice_assignments (school_id, id) on delete cascade,
  foreign key (school_id, user_id) references users (school_id, id)
);
create index practice_extensions_user on practice_extensions (school_id, user_id);
create index practice_extensions_assignment on practice_extensions (school_id, assignment_id);

alter table practice_runs
  add column assignment_id bigint,
  -- The number of the attempt, from 1, of the person who began the run in this assignment.
  add column attempt smallint,
  -- PRC-024: the score by the weights of the assignment, 0 to 100; null while no part is rated.
  add column percent smallint,
  -- PRC-055: the code with which players join; null for a run of one person.
  add column code text,
  add column turn_seconds integer,
  -- PRC-054: the time at which a bot plays inactive seats of the day.
  add column turn_ends_at timestamptz,
  add constraint practice_runs_given foreign key (school_id, assignment_id)
    references practice_assignments (school_id, id) not valid;

-- PRC-055: the players of seats. A bot plays a seat without a row.
create table practice_seats (
  run_id bigint not null references practice_runs (id) on delete cascade,
  seat text not null,
  user_id bigint not null references users (id),
  -- PRC-054: the time since which a bot plays for the person; null while the person plays.
  bot_since timestamptz,
  seen_at timestamptz,
  primary key (run_id, seat)
);
create index practice_seats_user on practice_seats (user_id, run_id);

insert into practice_seats (run_id, seat, user_id)
select id, unnest(seats), user_id from practice_runs;
