-- Questions about a course and their answers, as plain text.
create table discussion_questions (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id),
  course_id bigint not null,
  author_id bigint not null,
  content text not null check (char_length(content) between 1 and 1000),
  -- The number of visible answers, which each change of an answer updates.
  answers integer not null default 0,
  answered_by_teacher boolean not null default false,
  -- Number of reports that staff have not handled.
  reports integer not null default 0,
  hidden boolean not null default false,
  created_at timestamptz not null,
  removed_at timestamptz,
  foreign key (school_id, course_id) references courses (school_id, id) on delete cascade,
  foreign key (school_id, author_id) references users (school_id, id)
);
create index discussion_questions_newest on discussion_questions (school_id, course_id, id desc);
create index discussion_questions_answered on discussion_questions (school_id, course_id, answers desc, id desc);
create index discussion_questions_author on discussion_questions (school_id, author_id, id desc);
create index discussion_questions_reported on discussion_questions (school_id, id) where reports > 0 or hidden;

create table discussion_answers (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id),
  question_id bigint not null references discussion_questions (id) on delete cascade,
  author_id bigint not null,
  -- True when the author was a teacher of the course at the time of writing.
  by_teacher boolean not null,
  content text not null check (char_length(content) between 1 and 1000),
  reports integer not null default 0,
  hidden boolean not null default false,
  created_at timestamptz not null,
  removed_at timestamptz,
  foreign key (school_id, author_id) references users (school_id, id)
);
create index discussion_answers_question on discussion_answers (question_id, id);
create index discussion_answers_author on discussion_answers (school_id, author_id, id desc);
create index discussion_answers_reported on discussion_answers (school_id, id) where reports > 0 or hidden;

-- Reports of contributions; one for each person.
create table discussion_reports (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id),
  user_id bigint not null,
  question_id bigint references discussion_questions (id) on delete cascade,
  answer_id bigint references discussion_answers (id) on delete cascade,
  created_at timestamptz not null,
  check ((question_id is null) <> (answer_id is null)),
  foreign key (school_id, user_id) references users (school_id, id)
);
create unique index discussion_reports_question on discussion_reports (question_id, user_id) where question_id is not null;
create unique index discussion_reports_answer on discussion_reports (answer_id, user_id) where answer_id is not null;
create index discussion_reports_user on discussion_reports (school_id, user_id);
