-- TCH-145, TCH-146: the draft that was created from a form or a file. A form or a file that is sent
-- twice creates only one draft.
create table course_makings (
  school_id bigint not null references schools (id),
  user_id bigint not null,
  key text not null check (char_length(key) between 8 and 64),
  course_id bigint not null,
  created_at timestamptz not null,
  primary key (school_id, user_id, key),
  foreign key (school_id, user_id) references users (school_id, id),
  foreign key (school_id, course_id) references courses (school_id, id) on delete cascade
);
create index course_makings_course on course_makings (school_id, course_id);
