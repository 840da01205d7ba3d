-- A version that is used in examinations only (EXM-084) refers to the bank's version it was copied
-- from.
alter table question_versions add column copy_of bigint references question_versions (id);
create index question_versions_copy_of on question_versions (copy_of) where copy_of is not null;

-- EXM-118: rules by which an attempt gets random questions of the bank.
create table exam_draws (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id),
  examination_id bigint not null references examinations (id) on delete cascade,
  serial integer not null,
  amount integer not null check (amount between 1 and 100),
  -- The points of each question, in hundredths.
  points integer not null check (points > 0),
  any_course boolean not null,
  -- Null when the questions come from any course, and when the course was removed. In the second
  -- case no question can be drawn.
  course_id bigint,
  kind text,
  level smallint,
  foreign key (school_id, course_id) references courses (school_id, id) on delete set null (course_id),
  check (course_id is null or not any_course)
);
create index exam_draws_examination on exam_draws (examination_id, serial);
create index exam_draws_school on exam_draws (school_id, examination_id);
create index exam_draws_course on exam_draws (school_id, course_id) where course_id is not null;

-- A candidate that is fixed since the release; an attempt gets some candidates of each rule.
alter table exam_subjects add column draw_id bigint references exam_draws (id);
create index exam_subjects_draw on exam_subjects (draw_id) where draw_id is not null;

alter table examinations add column draws_version integer not null default 1;
