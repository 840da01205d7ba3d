create table enrolments (
  id bigint generated always as identity primary key,
  school_id bigint not null,
  user_id bigint not null,
  course_id bigint not null references courses (id),
  joined_at timestamptz not null,
  status smallint not null default 1 check (status in (1, 2)),
  completed_at timestamptz,
  last_lesson_id bigint references lessons (id) on delete set null,
  last_study_at timestamptz,
  lessons_done integer not null default 0,
  exams_total integer not null default 0,
  exams_submitted integer not null default 0,
  unique (user_id, course_id)
);
create index enrolments_user on enrolments (school_id, user_id, status);
create index enrolments_course on enrolments (school_id, course_id);

-- The watched parts of a video: the union of intervals in milliseconds.
create table video_progress (
  id bigint generated always as identity primary key,
  school_id bigint not null,
  user_id bigint not null,
  course_id bigint not null,
  lesson_id bigint not null references lessons (id) on delete cascade,
  intervals jsonb not null default '[]',
  watched_seconds double precision not null default 0,
  position double precision not null default 0,
  furthest double precision not null default 0,
  done boolean not null default false,
  done_at timestamptz,
  version integer not null default 1,
  updated_at timestamptz not null,
  unique (user_id, lesson_id)
);
create index video_progress_course on video_progress (school_id, course_id, user_id);

create table playing_sessions (
  id text primary key,
  school_id bigint not null,
  user_id bigint not null,
  lesson_id bigint not null references lessons (id) on delete cascade,
  opened_at timestamptz not null,
  last_report_at timestamptz,
  last_seq integer not null default 0,
  superseded boolean not null default false
);
-- One lesson plays at a time for each user.
create unique index playing_sessions_one on playing_sessions (user_id) where not superseded;
create index playing_sessions_user on playing_sessions (user_id, opened_at);
