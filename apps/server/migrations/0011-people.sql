-- A sheet of people that was parsed. Its valid rows wait in `waiting` until they are applied.
create table people_imports (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id),
  by_user_id bigint not null,
  role text not null check (role in ('student', 'teacher')),
  file_name text not null,
  state text not null default 'previewed' check (state in ('previewed', 'confirmed', 'undone')),
  waiting jsonb not null default '[]',
  fresh integer not null,
  changed integer not null,
  faulty integer not null,
  created_at timestamptz not null,
  foreign key (school_id, by_user_id) references users (school_id, id)
);
create index people_imports_school on people_imports (school_id, id desc);

-- The effect of an import on each person. Without `before` the import created the account. The row
-- outlives a removed account.
create table people_import_effects (
  school_id bigint not null,
  import_id bigint not null references people_imports (id),
  person_id bigint not null,
  before jsonb,
  after jsonb,
  primary key (school_id, import_id, person_id)
);
