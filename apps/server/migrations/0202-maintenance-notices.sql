-- OPS-076: a notice of a planned maintenance of the installation, which the sites of all schools show.
create table maintenance_notices (
  id bigint generated always as identity primary key,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- The hours before the start from which the notice is shown.
  lead_hours integer not null default 24 check (lead_hours between 0 and 720),
  -- The texts that an administrator wrote, by language; other languages show a standard text.
  texts jsonb not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  withdrawn_at timestamptz
);
-- Every process reads the latest few for each host again and again.
create index maintenance_notices_latest on maintenance_notices (ends_at desc) where withdrawn_at is null;

-- OPS-079: kept pages and answers of every school have the notice. A change is one notice for all schools: the number
-- 0 belongs to no school.
create function tell_content_of_all() returns trigger language plpgsql as $$
begin
  if current_setting('titian.notices', true) = 'on' then
    perform pg_notify('titian_content', '0');
  else
    insert into content_changes (school_id) values (0);
  end if;
  return null;
end $$;
create trigger tell_content after insert or update or delete on maintenance_notices
  for each statement execute function tell_content_of_all();
