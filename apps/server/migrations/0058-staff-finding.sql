-- ACC-283: people are found by single characters and pairs of characters of name, phone and student
-- number (decision 0027).
create index users_parts on users using gin
  (course_name_parts(school_id, lower(name || ' ' || area_code || mobile || coalesce(' ' || student_card, '')))) with (fastupdate = off);
-- The sort orders of the list of people, and the few teachers and staff.
create index users_names on users (school_id, name, id);
create index users_classes on users (school_id, class_name, name, id) where class_name is not null;
create index users_team on users (school_id, id desc) where roles like '%teacher%' or roles like '%Admin%';

-- ACC-288: saved filters of the list of people, each private to a staff member.
create table people_views (
  id bigint generated always as identity primary key,
  school_id bigint not null,
  user_id bigint not null,
  name text not null check (char_length(name) between 1 and 60),
  filter jsonb not null,
  created_at timestamptz not null,
  unique (school_id, user_id, name),
  foreign key (school_id, user_id) references users (school_id, id)
);

-- TCH-162: the review steps of a course, in order.
create table course_steps (
  id bigint generated always as identity primary key,
  school_id bigint not null,
  course_id bigint not null,
  actor_id bigint not null references users (id),
  action text not null check (action in ('submit', 'withdraw', 'approve', 'refuse', 'takeOff', 'putBack')),
  reason text,
  at timestamptz not null,
  foreign key (school_id, course_id) references courses (school_id, id) on delete cascade
);
create index course_steps_course on course_steps (school_id, course_id, at desc, id desc);
create index course_steps_actor on course_steps (actor_id);
-- TCH-161: the courses of a school in all states, last changed first.
create index courses_changed on courses (school_id, updated_at desc, id desc);
-- TCH-160: the last study in a course and the work that waits for marks, without reading every
-- enrolment.
create index enrolments_last_study on enrolments (school_id, course_id, last_study_at desc nulls last);
create index attempts_waiting_course on attempts (school_id, course_id) where waiting;
analyze users;
