-- TCH-164: earlier summaries of a course, within the retention limit.
create table course_versions (
  id bigint generated always as identity primary key,
  school_id bigint not null,
  course_id bigint not null,
  -- The version of the course created by this save.
  version integer not null,
  user_id bigint not null references users (id),
  -- The first and the last save of one period of editing.
  begun_at timestamptz not null,
  saved_at timestamptz not null,
  summary jsonb not null,
  picture_file_id bigint references files (id),
  type_id bigint references course_types (id) on delete set null,
  type2_id bigint references course_types (id) on delete set null,
  type3_id bigint references course_types (id) on delete set null,
  foreign key (school_id, course_id) references courses (school_id, id) on delete cascade,
  unique (course_id, version)
);
create index course_versions_course on course_versions (school_id, course_id, version desc);
create index course_versions_user on course_versions (user_id);
create index course_versions_picture on course_versions (picture_file_id) where picture_file_id is not null;
create index course_versions_type on course_versions (type_id) where type_id is not null;
create index course_versions_type2 on course_versions (type2_id) where type2_id is not null;
create index course_versions_type3 on course_versions (type3_id) where type3_id is not null;
