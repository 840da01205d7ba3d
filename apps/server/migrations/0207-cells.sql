-- OPS-091: the cell of this installation (decision 0145). The row is written at the first start.
create table installation_cells (
  single boolean primary key default true check (single),
  cell integer not null check (cell between 0 and 4095),
  settled_at timestamptz not null default now()
);
-- Lets every sequence count within the range of the cell: 2^36 numbers, so that the highest number of cell 4095 has
-- 48 bits, which is what a sign holds. A sequence that counts there already is left alone. A later migration that makes
-- a table and fills it calls this function between both, because the server calls it after the migrations.
create function number_in_cell() returns void language plpgsql as $$
declare
  width constant bigint := 68719476736;
  first constant bigint := (select cell from installation_cells) * width + 1;
  final constant bigint := first + width - 2;
  one record;
begin
  for one in
    select format('%I.%I', schemaname, sequencename) as name, last_value from pg_sequences
    where schemaname = 'public' and min_value <> first
  loop
    execute format('alter sequence %s minvalue %s maxvalue %s start %s restart %s', one.name, first, final, first,
      case when one.last_value between first and final - 1 then one.last_value + 1 else first end);
  end loop;
end $$;
-- OPS-092: as in 0028, but the lock has the lower 31 bits of the number of the school, which has up to 48 bits.
create or replace function tally_course() returns trigger language plpgsql as $$
begin
  -- Without the lock, two transactions that move courses between the same rows would deadlock.
  perform pg_advisory_xact_lock(727002, (coalesce(new.school_id, old.school_id) & 2147483647)::integer);
  if tg_op <> 'INSERT' then perform add_to_tally(old, -1); end if;
  if tg_op <> 'DELETE' then perform add_to_tally(new, 1); end if;
  delete from course_tallies where school_id = coalesce(new.school_id, old.school_id) and courses = 0;
  return null;
end $$;
