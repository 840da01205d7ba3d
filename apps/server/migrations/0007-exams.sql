-- The question bank: each question is a row here, and its contents are immutable versions
-- (EXM-119).
create table questions (
  id bigint generated always as identity primary key,
  school_id bigint not null,
  author_id bigint not null,
  course_id bigint,
  level smallint not null,
  points integer not null check (points >= 0),
  -- 0 is an active question, 1 a deleted one (EXM-094).
  status smallint not null default 0,
  current_version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index questions_school on questions (school_id, status, id desc);

create table question_versions (
  id bigint generated always as identity primary key,
  school_id bigint not null,
  question_id bigint not null references questions (id),
  version integer not null,
  kind text not null,
  item jsonb not null,
  subject_name text not null,
  created_by bigint not null,
  created_at timestamptz not null,
  unique (question_id, version)
);
create index question_versions_school on question_versions (school_id, id);

create table examinations (
  id bigint generated always as identity primary key,
  school_id bigint not null,
  course_id bigint not null,
  author_id bigint not null,
  name text not null,
  attention text not null,
  start_time timestamptz,
  end_time timestamptz,
  -- 0 means no limit (EXM-059).
  minutes integer not null,
  -- The points in hundredths (EXM-125).
  total integer not null,
  -- 0 is a unit test, 1 a final exam.
  type smallint not null,
  -- 0 is a draft, 1 released, 2 closed (EXM-068).
  status smallint not null default 0,
  -- Null means any number of attempts (EXM-038).
  attempts integer,
  grace_seconds integer not null,
  clock_stops boolean not null,
  shuffle boolean not null,
  review_when text not null,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index examinations_school_course on examinations (school_id, course_id, id desc);

-- A frozen copy of a question in an examination (EXM-084).
create table exam_subjects (
  id bigint generated always as identity primary key,
  school_id bigint not null,
  examination_id bigint not null references examinations (id) on delete cascade,
  question_id bigint not null references questions (id),
  question_version_id bigint not null references question_versions (id),
  serial integer not null,
  points integer not null check (points >= 0),
  constraint exam_subjects_once unique (examination_id, question_id)
);
create index exam_subjects_school on exam_subjects (school_id, examination_id, serial);

create table attempts (
  id bigint generated always as identity primary key,
  school_id bigint not null,
  examination_id bigint not null references examinations (id),
  course_id bigint not null,
  user_id bigint not null,
  number integer not null,
  state text not null check (state in ('in_progress', 'submitted', 'auto_submitted')),
  started_at timestamptz not null,
  -- The end of the examination for this attempt.
  ends_at timestamptz,
  deadline timestamptz,
  -- The deadline with the grace period. From this time on the server submits the attempt (EXM-034).
  closes_at timestamptz,
  clock_stops boolean not null,
  -- The last call of this attempt, which reveals an absence of the student.
  seen_at timestamptz not null,
  paused_seconds integer not null default 0,
  submitted_at timestamptz,
  -- Null when the server submitted the attempt.
  submitted_by bigint,
  -- The tab that may write (EXM-106).
  holder text,
  accepted_seq integer not null default 0,
  score integer,
  waiting boolean not null default false,
  seed bigint not null,
  version integer not null default 1,
  constraint attempts_number unique (examination_id, user_id, number)
);
create unique index attempts_one_open on attempts (examination_id, user_id) where state = 'in_progress';
create index attempts_school_examination on attempts (school_id, examination_id, started_at desc, id desc);
create index attempts_school_user on attempts (school_id, user_id, course_id);
create index attempts_school_course on attempts (school_id, course_id, started_at desc, id desc);
create index attempts_due on attempts (closes_at) where state = 'in_progress';

-- The data from which an attempt is shown and graded, independent of changes of the bank (EXM-119).
create table attempt_items (
  id bigint generated always as identity primary key,
  attempt_id bigint not null references attempts (id),
  number integer not null,
  exam_subject_id bigint not null references exam_subjects (id),
  question_version_id bigint not null references question_versions (id),
  points integer not null,
  option_order jsonb,
  score integer check (score between 0 and points),
  is_right boolean,
  waiting boolean not null default false,
  comment text,
  graded_by bigint,
  graded_at timestamptz,
  constraint attempt_items_subject unique (attempt_id, exam_subject_id)
);

create table attempt_answers (
  attempt_item_id bigint primary key references attempt_items (id),
  answer jsonb,
  seq integer not null,
  saved_at timestamptz not null,
  -- The remaining milliseconds on the device, stored only to measure clock drift.
  client_count_down bigint
);

-- Every change of state, with actor and time (EXM-112), and answers that came too late (EXM-104).
create table attempt_events (
  id bigint generated always as identity primary key,
  attempt_id bigint not null references attempts (id),
  at timestamptz not null,
  -- Null when the server acted.
  actor_id bigint,
  kind text not null,
  detail jsonb
);
create index attempt_events_attempt on attempt_events (attempt_id, id);

-- The marks that teachers gave, before and after each change, so that no earlier mark is lost
-- (EXM-124).
create table grading_history (
  id bigint generated always as identity primary key,
  attempt_item_id bigint not null references attempt_items (id),
  graded_by bigint not null,
  graded_at timestamptz not null,
  score_before integer,
  score_after integer not null,
  comment_before text,
  comment_after text
);
create index grading_history_item on grading_history (attempt_item_id, id);
