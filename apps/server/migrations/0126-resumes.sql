-- RES-012: one resume for each person, created by the first change. Its content is one document, so
-- that a revision is complete.
create table resumes (
  user_id bigint primary key references users (id),
  school_id bigint not null references schools (id) on delete cascade,
  -- The number of the newest change. A change names the number on which it is based (RES-076).
  revision integer not null,
  content jsonb not null,
  saved_at timestamptz not null
);

create index resumes_school on resumes (school_id);

-- RES-077: the newest revisions of a resume.
create table resume_revisions (
  user_id bigint not null references resumes (user_id) on delete cascade,
  revision integer not null,
  -- The subject of the change: a section, an entry of it, or a part of the basic info.
  part text not null,
  entry_id text,
  act text not null,
  content jsonb not null,
  began_at timestamptz not null,
  saved_at timestamptz not null,
  primary key (user_id, revision)
);
