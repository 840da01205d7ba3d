-- FRM-412: a school that comes later has no file from before, so that its row is counted from the start, with the usual limit.
alter table school_storage
  alter column counted_at set default now(),
  alter column most_bytes set default 214748364800;

-- Every school that is there already, so that one without a row is known to have no file.
insert into school_storage (school_id, most_bytes, counted_at)
  select id, null, null from schools
  on conflict (school_id) do nothing;
