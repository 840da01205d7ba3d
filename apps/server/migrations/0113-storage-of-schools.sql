-- FRM-402: the total bytes of a school's stored files in one row, so that no upload has to count
-- the files.
create table school_storage (
  school_id bigint primary key references schools (id) on delete cascade,
  used_bytes bigint not null default 0,
  -- Null means the default limit, until the platform sets another limit.
  most_bytes bigint check (most_bytes > 0),
  -- Null until older files have been counted.
  counted_at timestamptz
);

-- Updates the row of a school once for each statement, however many files the statement changes.
create function count_stored_bytes() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into school_storage as s (school_id, used_bytes)
      select school_id, sum(size) from added where state = 'stored' group by school_id order by school_id
      on conflict (school_id) do update set used_bytes = s.used_bytes + excluded.used_bytes;
  elsif tg_op = 'DELETE' then
    update school_storage s set used_bytes = s.used_bytes - gone.bytes
      from (select school_id, sum(size) as bytes from removed where state = 'stored' group by school_id) gone
      where gone.school_id = s.school_id;
  else
    insert into school_storage as s (school_id, used_bytes)
      select school_id, sum(bytes) from (
        select school_id, size as bytes from added where state = 'stored'
        union all
        select school_id, -size from removed where state = 'stored'
      ) changes group by school_id having sum(bytes) <> 0 order by school_id
      on conflict (school_id) do update set used_bytes = s.used_bytes + excluded.used_bytes;
  end if;
  return null;
end $$;

create trigger count_added_bytes after insert on files
  referencing new table as added for each statement execute function count_stored_bytes();
create trigger count_changed_bytes after update on files
  referencing old table as removed new table as added for each statement execute function count_stored_bytes();
create trigger count_removed_bytes after delete on files
  referencing old table as removed for each statement execute function count_stored_bytes();
