-- TCH-087, TCH-058: the days on which a student opened a course, by the school's calendar, with the
-- credited seconds.
create table course_visit_days (
  school_id bigint not null references schools (id),
  course_id bigint not null,
  user_id bigint not null,
  day date not null,
  seconds double precision not null default 0,
  primary key (course_id, user_id, day),
  foreign key (school_id, course_id) references courses (school_id, id) on delete cascade,
  foreign key (school_id, user_id) references users (school_id, id)
);
create index course_visit_days_course on course_visit_days (school_id, course_id, day);
create index course_visit_days_user on course_visit_days (school_id, user_id);

-- The sums are updated with every report and visit, so that a course is summed up from one row for
-- each student.
alter table enrolments
  -- Watched seconds of the course's videos, each limited to its length.
  add column watched_seconds double precision not null default 0,
  -- Number of rows of course_visit_days.
  add column visit_days integer not null default 0;
update enrolments e set watched_seconds = w.seconds
from (
  select p.user_id, l.course_id, sum(least(p.watched_seconds, f.duration_seconds)) as seconds
  from video_progress p join lessons l on l.id = p.lesson_id join files f on f.id = l.file_id and f.duration_seconds > 0
  group by 1, 2
) w
where w.user_id = e.user_id and w.course_id = e.course_id;

-- TCH-048: the weight of each part of a course, in percent.
create table assessment_standards (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id),
  course_id bigint not null unique,
  watch_video smallint not null check (watch_video between 0 and 100),
  unit_testing smallint not null check (unit_testing between 0 and 100),
  the_final_exam smallint not null check (the_final_exam between 0 and 100),
  log_sig smallint not null check (log_sig between 0 and 100),
  interactive_question smallint not null check (interactive_question between 0 and 100),
  -- The numbers of days and of posts that earn 100 % of the parts `log_sig` and
  -- `interactive_question`.
  days_asked integer not null default 10 check (days_asked between 1 and 365),
  posts_asked integer not null default 5 check (posts_asked between 1 and 100),
  version integer not null default 1,
  changed_at timestamptz not null,
  check (watch_video + unit_testing + the_final_exam + log_sig + interactive_question = 100),
  foreign key (school_id, course_id) references courses (school_id, id) on delete cascade
);
create index assessment_standards_course on assessment_standards (school_id, course_id);

-- TCH-091: marks that override the computed ones. The newest open one applies; the others are the
-- history.
create table grade_overrides (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id),
  course_id bigint not null,
  user_id bigint not null,
  -- A row with neither examination nor task is the result of the course, out of 100.
  examination_id bigint references examinations (id) on delete cascade,
  item_id bigint references homework_items (id) on delete cascade,
  -- The points in hundredths.
  points integer not null check (points >= 0),
  reason text not null check (char_length(reason) between 3 and 200),
  given_by bigint not null,
  given_at timestamptz not null,
  ended_by bigint,
  ended_at timestamptz,
  check (examination_id is null or item_id is null),
  check ((ended_by is null) = (ended_at is null)),
  foreign key (school_id, course_id) references courses (school_id, id) on delete cascade,
  foreign key (school_id, user_id) references users (school_id, id),
  foreign key (school_id, given_by) references users (school_id, id),
  foreign key (school_id, ended_by) references users (school_id, id)
);
create unique index grade_overrides_in_force on grade_overrides (user_id, course_id, coalesce(examination_id, 0), coalesce(item_id, 0)) where ended_at is null;
create index grade_overrides_course on grade_overrides (school_id, course_id, user_id);
create index grade_overrides_user on grade_overrides (school_id, user_id);
create index grade_overrides_examination on grade_overrides (examination_id) where examination_id is not null;
create index grade_overrides_item on grade_overrides (item_id) where item_id is not null;
create index grade_overrides_giver on grade_overrides (school_id, given_by);
create index grade_overrides_ender on grade_overrides (school_id, ended_by) where ended_by is not null;
