-- TCH-179: a teacher's private comments to reuse below the work of students.
create table mark_comments (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id),
  author_id bigint not null,
  name text not null check (char_length(name) between 1 and 60),
  content text not null check (char_length(content) between 1 and 1000),
  created_at timestamptz not null,
  foreign key (school_id, author_id) references users (school_id, id)
);
-- A teacher stores each text only once, even after a double click. The index hashes the text,
-- because a text may be longer than an index entry.
create unique index mark_comments_once on mark_comments (school_id, author_id, md5(content));
