-- Notices: 1 system, to one person; 2 of a course; 3 bulletin of the school.
create table messages (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id),
  kind smallint not null check (kind in (1, 2, 3)),
  -- The recipient of a system notice.
  user_id bigint,
  course_id bigint references courses (id),
  author_id bigint,
  -- The text of a person, or the name of a system notice's text with its placeholder values.
  title text not null default '',
  content text not null default '',
  words text,
  gaps jsonb not null default '{}',
  url text,
  created_at timestamptz not null,
  removed_at timestamptz,
  check ((kind = 1) = (user_id is not null)),
  check ((kind = 2) = (course_id is not null)),
  foreign key (school_id, user_id) references users (school_id, id)
);
create index messages_person on messages (school_id, user_id, id desc) where kind = 1;
create index messages_course on messages (school_id, course_id, id desc) where kind = 2;
create index messages_bulletin on messages (school_id, id desc) where kind = 3;

create table message_reads (
  school_id bigint not null,
  user_id bigint not null,
  message_id bigint not null references messages (id),
  read_at timestamptz not null,
  primary key (school_id, user_id, message_id),
  foreign key (school_id, user_id) references users (school_id, id)
);
