-- Tasks of a course that students hand in as text or a file: 2 homework, 4 practical task, 3 and 5 examinations on paper.
create table homework_items (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id),
  course_id bigint not null,
  chapter_id bigint references chapters (id) on delete set null,
  lesson_id bigint references lessons (id) on delete set null,
  author_id bigint not null,
  resources_type smallint not null check (resources_type between 2 and 5),
  title text not null check (char_length(title) between 1 and 100),
  description text not null default '',
  link text not null default '' check (link = '' or link ~* '^https?://'),
  points integer not null check (points between 1 and 1000),
  end_time timestamptz,
  late_allowed boolean not null default false,
  released boolean not null default false,
  sort integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  foreign key (school_id, course_id) references courses (school_id, id) on delete cascade,
  foreign key (school_id, author_id) references users (school_id, id)
);
create index homework_items_course on homework_items (school_id, course_id, sort, id);
create index homework_items_author on homework_items (school_id, author_id);
create index homework_items_chapter on homework_items (chapter_id);
create index homework_items_lesson on homework_items (lesson_id);

-- Each version that a student handed in. Only the newest version is graded; earlier versions are
-- kept.
create table hand_ins (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id),
  item_id bigint not null references homework_items (id) on delete cascade,
  user_id bigint not null,
  number integer not null check (number > 0),
  newest boolean not null default true,
  file_id bigint references files (id),
  file_name text not null default '',
  content text not null default '' check (char_length(content) <= 10000),
  handed_in_at timestamptz not null,
  late boolean not null default false,
  score numeric(6, 2) check (score >= 0),
  comment text not null default '' check (char_length(comment) <= 2000),
  returned_file_id bigint references files (id),
  graded_by bigint,
  graded_at timestamptz,
  version integer not null default 1,
  foreign key (school_id, user_id) references users (school_id, id),
  foreign key (school_id, graded_by) references users (school_id, id),
  check (file_id is not null or content <> ''),
  check ((score is null) = (graded_at is null))
);
create unique index hand_ins_number on hand_ins (item_id, user_id, number);
create unique index hand_ins_newest on hand_ins (item_id, user_id) where newest;
create index hand_ins_waiting on hand_ins (school_id, handed_in_at desc) where newest and score is null;
create index hand_ins_user on hand_ins (school_id, user_id);
create index hand_ins_grader on hand_ins (school_id, graded_by);
create index hand_ins_file on hand_ins (file_id);
create index hand_ins_returned on hand_ins (returned_file_id);

-- Every grade ever given (EXM-124); the newest is stored with the hand-in too.
create table hand_in_grades (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id),
  hand_in_id bigint not null references hand_ins (id) on delete cascade,
  graded_by bigint not null,
  graded_at timestamptz not null,
  score numeric(6, 2) not null,
  comment text not null default '',
  returned_file_id bigint references files (id),
  foreign key (school_id, graded_by) references users (school_id, id)
);
create index hand_in_grades_hand_in on hand_in_grades (hand_in_id, id);
create index hand_in_grades_grader on hand_in_grades (school_id, graded_by);
create index hand_in_grades_school on hand_in_grades (school_id);
create index hand_in_grades_returned on hand_in_grades (returned_file_id);
