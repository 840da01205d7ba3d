-- FRM-412: a new school has no older files, so its row is counted from the start, with the default
-- limit.
alter table school_storage
  alter column counted_at set default now(),
  alter column most_bytes set default 214748364800;

-- Inserts a row for every existing school, so that a school without a row is known to have no file.
insert into school_storage (school_id, most_bytes, counted_at)
  select id, null, null from schools
  on conflict (school_id) do nothing;
