-- The agreements of a school (CNT-064, CNT-065): each save is an immutable version. A school
-- without a row shows the standard text as version 1.
create table agreement_versions (
  id bigint generated always as identity primary key,
  school_id bigint not null references schools (id),
  form smallint not null check (form in (1, 2, 3)),
  version integer not null check (version >= 1),
  title jsonb not null,
  html jsonb not null,
  -- The changes, for people who accepted an older version.
  note jsonb not null default '{}',
  is_standard boolean not null default false,
  -- The date from which everybody is asked to accept it; null asks nobody.
  asks_from timestamptz,
  created_at timestamptz not null,
  created_by bigint,
  unique (school_id, form, version),
  foreign key (school_id, created_by) references users (school_id, id)
);
create index agreement_versions_author on agreement_versions (school_id, created_by);

-- CNT-074: the accepted versions with the first time.
create table agreement_acceptances (
  id bigint generated always as identity primary key,
  school_id bigint not null,
  user_id bigint not null,
  form smallint not null,
  version integer not null,
  accepted_at timestamptz not null,
  unique (school_id, user_id, form, version),
  foreign key (school_id, user_id) references users (school_id, id),
  foreign key (school_id, form, version) references agreement_versions (school_id, form, version)
);
create index agreement_acceptances_version on agreement_acceptances (school_id, form, version);

create function agreements_are_final() returns trigger language plpgsql as $$
begin
  raise exception 'what was agreed is never changed' using errcode = 'check_violation';
end $$;
create trigger agreement_versions_final before update or delete on agreement_versions
  for each row execute function agreements_are_final();
create trigger agreement_acceptances_final before update or delete on agreement_acceptances
  for each row execute function agreements_are_final();

insert into agreement_versions (school_id, form, version, title, html, created_at)
select distinct on (s.id, a.text ->> 'form') s.id, (a.text ->> 'form')::smallint, 1, a.text -> 'title', a.text -> 'html', s.created_at
from schools s cross join lateral jsonb_array_elements(s.agreements) a (text)
where a.text ->> 'form' in ('1', '2', '3');
alter table schools drop column agreements;

create trigger tell_content after insert on agreement_versions for each row execute function tell_content();
