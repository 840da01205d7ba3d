-- Acts of staff and their subjects; never changed and never deleted.
create table audit_entries (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id),
  at timestamptz not null,
  action text not null,
  actor_id bigint not null,
  -- The student whom a staff member impersonated.
  acting_for_id bigint,
  subject_id bigint,
  detail jsonb not null default '[]',
  reason text,
  address text not null default ''
);
create index audit_entries_school on audit_entries (school_id, at desc, id desc);
create index audit_entries_action on audit_entries (school_id, action, at desc, id desc);
