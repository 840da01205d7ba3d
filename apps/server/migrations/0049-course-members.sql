-- The id of the ended membership. With this id a second removal of the same student is recognised
-- and has no effect.
alter table left_enrolments add column enrolment_id bigint;
create unique index left_enrolments_membership on left_enrolments (enrolment_id) where enrolment_id is not null;

-- TCH-124: messages of teachers to filtered students of a course; the key turns two clicks into one
-- message.
create table student_notices (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id),
  course_id bigint not null,
  author_id bigint not null,
  key text not null check (char_length(key) between 8 and 64),
  content text not null,
  told integer not null check (told > 0),
  created_at timestamptz not null,
  unique (author_id, key),
  foreign key (school_id, course_id) references courses (school_id, id) on delete cascade,
  foreign key (school_id, author_id) references users (school_id, id)
);
create index student_notices_course on student_notices (school_id, course_id);
create index student_notices_author on student_notices (school_id, author_id);
