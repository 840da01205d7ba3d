alter table users add column university text;

-- An imported table of people, whose changes can be undone.
create table roster_imports (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id),
  kind text not null check (kind in ('student', 'teacher')),
  file_name text not null,
  state text not null default 'previewed' check (state in ('previewed', 'confirmed', 'undone')),
  by_user_id bigint not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  undone_at timestamptz,
  rows integer not null,
  fresh integer not null default 0,
  changed integer not null default 0,
  same integer not null default 0,
  faulty integer not null,
  foreign key (school_id, by_user_id) references users (school_id, id)
);
create unique index roster_imports_school on roster_imports (school_id, id desc);

-- The people whom the school knows. The keys are normalised number and name: one case, one kind of
-- space.
create table roster_entries (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id),
  kind text not null check (kind in ('student', 'teacher')),
  number text not null,
  number_key text not null,
  name text not null,
  name_key text not null,
  area_code text,
  mobile text,
  department text,
  major text,
  class_name text,
  -- The account that was approved as this person.
  held_by bigint,
  held_at timestamptz,
  -- The import that wrote the entry last.
  import_id bigint,
  created_at timestamptz not null,
  constraint roster_entries_number unique (school_id, kind, number_key),
  foreign key (school_id, held_by) references users (school_id, id)
);
-- The index is partial, so that the search by number has only one possible index. Otherwise a plan
-- that was made while the table was small would stay in use. An account holds at most one entry of
-- a student and one of a teacher.
create unique index roster_entries_holder on roster_entries (school_id, kind, held_by) where held_by is not null;
create index roster_entries_import on roster_entries (school_id, import_id) where import_id is not null;

-- `before` is the entry before the import; null for an entry that the import created. A null cell
-- of the sheet keeps the value of the entry.
create table roster_import_rows (
  school_id bigint not null,
  import_id bigint not null references roster_imports (id) on delete cascade,
  number text not null,
  number_key text not null,
  name text not null,
  name_key text not null,
  area_code text,
  mobile text,
  department text,
  major text,
  class_name text,
  before jsonb,
  primary key (school_id, import_id, number_key)
);

create table identity_requests (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id),
  user_id bigint not null,
  kind text not null check (kind in ('student', 'teacher', 'studentInfo')),
  name text not null,
  number text not null,
  number_key text not null,
  university text not null default '',
  department text not null default '',
  major text not null default '',
  class_name text not null default '',
  -- 1 waiting, 2 approved, 3 refused.
  status smallint not null default 1 check (status between 1 and 3),
  submitted_at timestamptz not null,
  reason text,
  -- Null when the roster decided the request.
  decided_by bigint,
  decided_at timestamptz,
  foreign key (school_id, user_id) references users (school_id, id),
  foreign key (school_id, decided_by) references users (school_id, id)
);
create unique index identity_requests_waiting on identity_requests (school_id, user_id, kind) where status = 1;
create index identity_requests_user on identity_requests (school_id, user_id, id desc);
create index identity_requests_queue on identity_requests (school_id, status, id);
