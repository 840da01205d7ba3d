-- PRC-062: one version of a rubric. The versions of a rubric share the family, which is the id of
-- the first one.
create table rubrics (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id) on delete cascade,
  author_id bigint not null,
  -- The key of the form. A form that is sent again with the same key creates no second rubric.
  key uuid not null,
  family bigint not null,
  number integer not null check (number >= 1),
  -- Null for homework and tasks of trainings.
  kind text,
  names jsonb not null,
  state text not null check (state in ('draft', 'published', 'frozen', 'retired')),
  criteria jsonb not null,
  gates jsonb not null,
  version integer not null default 0,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  unique (school_id, id),
  constraint rubrics_once unique (school_id, author_id, key),
  constraint rubrics_number unique (school_id, family, number),
  foreign key (school_id, author_id) references users (school_id, id),
  foreign key (school_id, family) references rubrics (school_id, id)
);
create index rubrics_changed on rubrics (school_id, changed_at desc, id desc);
-- A rubric has one draft at most.
create unique index rubrics_draft on rubrics (school_id, family) where state = 'draft';
