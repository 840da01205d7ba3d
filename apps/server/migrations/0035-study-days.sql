-- The time zone of the school's days.
alter table schools add column time_zone text not null default 'Asia/Kuala_Lumpur';

-- Credited seconds of a person on one day of the school's zone.
create table study_days (
  school_id bigint not null references schools (id),
  user_id bigint not null,
  day date not null,
  seconds double precision not null check (seconds > 0),
  primary key (school_id, user_id, day),
  foreign key (school_id, user_id) references users (school_id, id)
);

-- The state of an enrolment when its student left the course; joining again restores it.
create table left_enrolments (
  school_id bigint not null references schools (id),
  user_id bigint not null,
  course_id bigint not null,
  joined_at timestamptz not null,
  status smallint not null check (status in (1, 2)),
  completed_at timestamptz,
  last_lesson_id bigint references lessons (id) on delete set null,
  last_study_at timestamptz,
  left_at timestamptz not null,
  primary key (school_id, user_id, course_id),
  foreign key (school_id, user_id) references users (school_id, id),
  foreign key (school_id, course_id) references courses (school_id, id)
);
create index left_enrolments_course on left_enrolments (school_id, course_id);
create index left_enrolments_last_lesson on left_enrolments (last_lesson_id) where last_lesson_id is not null;

-- The private addresses from which calendar programs load a person's dates.
create table calendar_feeds (
  school_id bigint not null references schools (id),
  user_id bigint not null,
  token text not null unique,
  language text not null,
  created_at timestamptz not null,
  primary key (school_id, user_id),
  foreign key (school_id, user_id) references users (school_id, id)
);
create index video_progress_newest on video_progress (school_id, user_id, updated_at desc);
