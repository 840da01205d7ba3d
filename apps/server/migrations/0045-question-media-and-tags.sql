-- EXM-201, EXM-202: the files that a version of a question uses. The files are kept as long as the
-- version.
create table question_files (
  question_version_id bigint not null references question_versions (id),
  file_id bigint not null references files (id) on delete cascade,
  primary key (question_version_id, file_id)
);
create index question_files_file on question_files (file_id);

-- EXM-203: the tags of a school. `key` is the name without differences of case and spaces.
create table question_tags (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id),
  name text not null check (length(name) between 1 and 40),
  key text not null,
  unique (school_id, key)
);

-- The tags of a question. They belong to the question and not to its versions.
create table question_tag_uses (
  question_id bigint not null references questions (id),
  tag_id bigint not null references question_tags (id),
  primary key (question_id, tag_id)
);
create index question_tag_uses_tag on question_tag_uses (tag_id);

alter table exam_draws add column tag_id bigint references question_tags (id);
create index exam_draws_tag on exam_draws (tag_id) where tag_id is not null;
