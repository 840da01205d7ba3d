-- A person's private notes at a second of a lesson; deleted with the course or the lesson.
create table course_notes (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id),
  course_id bigint not null,
  lesson_id bigint not null references lessons (id) on delete cascade,
  author_id bigint not null,
  -- Chosen by the device, so that a repeated request adds nothing.
  key text not null,
  second integer not null check (second >= 0),
  content text not null check (char_length(content) between 1 and 1000),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  foreign key (school_id, course_id) references courses (school_id, id) on delete cascade,
  foreign key (school_id, author_id) references users (school_id, id)
);
create unique index course_notes_key on course_notes (author_id, key);
create index course_notes_author on course_notes (school_id, author_id, course_id);
create index course_notes_course on course_notes (school_id, course_id);
create index course_notes_lesson on course_notes (lesson_id);

-- CRS-205: the first minutes of this lesson play for anybody.
alter table lessons add column preview boolean not null default false;
