-- Imported sheets of every kind: one table, and one for their effects.
create table sheet_imports (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id),
  -- The kind of the sheet. `options` are those of the kind, such as the role of the people.
  kind text not null,
  options jsonb not null default '{}',
  file_name text not null,
  state text not null default 'previewed' check (state in ('previewed', 'confirmed', 'undone')),
  -- The valid rows until they are applied.
  waiting jsonb not null default '[]',
  fresh integer not null,
  changed integer not null,
  faulty integer not null,
  by_user_id bigint not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  undone_at timestamptz,
  foreign key (school_id, by_user_id) references users (school_id, id)
);
create unique index sheet_imports_school on sheet_imports (school_id, id);
create index sheet_imports_by on sheet_imports (school_id, by_user_id);

-- The effect of an import on each account or entry; the row outlives a removed account or entry.
create table sheet_import_effects (
  school_id bigint not null,
  import_id bigint not null,
  target_id bigint not null,
  before jsonb,
  after jsonb,
  primary key (school_id, import_id, target_id),
  foreign key (school_id, import_id) references sheet_imports (school_id, id)
);

insert into sheet_imports
  (id, school_id, kind, options, file_name, state, waiting, fresh, changed, faulty, by_user_id, created_at)
  overriding system value
select id, school_id, 'people', jsonb_build_object('role', role), file_name, state, waiting, fresh, changed, faulty,
  by_user_id, created_at
from people_imports;
insert into sheet_import_effects (school_id, import_id, target_id, before, after)
select school_id, import_id, person_id, before, after from people_import_effects;

-- Imports of rosters get new numbers beyond all old ones, so that an open page cannot refer to
-- another import.
create temporary table shift as
select greatest((select coalesce(max(id), 0) from people_imports), (select coalesce(max(id), 0) from roster_imports)) as by;
insert into sheet_imports
  (id, school_id, kind, options, file_name, state, waiting, fresh, changed, faulty, by_user_id, created_at, confirmed_at, undone_at)
  overriding system value
select i.id + shift.by, i.school_id, 'roster', jsonb_build_object('kind', i.kind), i.file_name, i.state,
  case when i.state <> 'previewed' then '[]' else coalesce((
    select jsonb_agg(jsonb_build_object(
      'number', r.number, 'numberKey', r.number_key, 'name', r.name, 'nameKey', r.name_key, 'areaCode', r.area_code,
      'mobile', r.mobile, 'department', r.department, 'major', r.major, 'className', r.class_name
    ) order by r.number_key)
    from roster_import_rows r where r.school_id = i.school_id and r.import_id = i.id), '[]') end,
  i.fresh, i.changed, i.faulty, i.by_user_id, i.created_at, i.confirmed_at, i.undone_at
from roster_imports i cross join shift;
insert into sheet_import_effects (school_id, import_id, target_id, before)
select r.school_id, r.import_id + shift.by, (r.before->>'id')::bigint, jsonb_build_object(
  'number', r.before->'number', 'numberKey', r.before->'number_key', 'name', r.before->'name',
  'nameKey', r.before->'name_key', 'areaCode', r.before->'area_code', 'mobile', r.before->'mobile',
  'department', r.before->'department', 'major', r.before->'major', 'className', r.before->'class_name',
  'importId', (r.before->>'import_id')::bigint + shift.by)
from roster_import_rows r cross join shift where r.before is not null;

alter table roster_entries drop constraint roster_entries_import_id_fkey;
update roster_entries set import_id = import_id + shift.by from shift where import_id is not null;
alter table roster_entries add foreign key (import_id) references sheet_imports (id) on delete set null;

drop table shift, people_import_effects, people_imports, roster_import_rows, roster_imports;
select setval('sheet_imports_id_seq', max(id)) from sheet_imports having max(id) is not null;
