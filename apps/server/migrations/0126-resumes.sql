-- RES-012: one resume of a person, made by the first change. Its content is one document, so that a revision is a whole.
create table resumes (
  user_id bigint primary key references users (id),
  school_id bigint not null references schools (id) on delete cascade,
  -- Counts the changes; a change says on which one it is based (RES-076).
  revision integer not null,
  content jsonb not null,
  saved_at timestamptz not null
);

create index resumes_school on resumes (school_id);

-- RES-077: what a resume was after its newest changes.
create table resume_revisions (
  user_id bigint not null references resumes (user_id) on delete cascade,
  revision integer not null,
  -- What the change was about: a section, an entry of it, or a part of the basic info.
  part text not null,
  entry_id text,
  act text not null,
  content jsonb not null,
  began_at timestamptz not null,
  saved_at timestamptz not null,
  primary key (user_id, revision)
);
