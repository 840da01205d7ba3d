-- OPS-070: the maximum number of accounts that are not disabled, and of minutes of video. Null means no limit.
alter table schools add column most_people integer check (most_people > 0);
alter table school_storage
  -- Written by the triggers of `files`, as the bytes are.
  add column video_seconds numeric(14, 3) not null default 0,
  add column most_video_minutes integer,
  add constraint school_storage_minutes check (most_video_minutes > 0) not valid;

-- The duration of a file that counts towards the minutes of video of its school.
create function counted_video_seconds(purpose text, duration numeric) returns numeric language sql immutable as $$
  select case when purpose in ('lessonVideo', 'textVideo') then coalesce(duration, 0) else 0 end
$$;

create or replace function count_stored_bytes() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into school_storage as s (school_id, used_bytes, video_seconds)
      select school_id, sum(size), sum(counted_video_seconds(purpose, duration_seconds))
      from added where state = 'stored' group by school_id order by school_id
      on conflict (school_id) do update
        set used_bytes = s.used_bytes + excluded.used_bytes, video_seconds = s.video_seconds + excluded.video_seconds;
  elsif tg_op = 'DELETE' then
    update school_storage s set used_bytes = s.used_bytes - gone.bytes, video_seconds = s.video_seconds - gone.seconds
      from (
        select school_id, sum(size) as bytes, sum(counted_video_seconds(purpose, duration_seconds)) as seconds
        from removed where state = 'stored' group by school_id
      ) gone
      where gone.school_id = s.school_id;
  else
    insert into school_storage as s (school_id, used_bytes, video_seconds)
      select school_id, sum(bytes), sum(seconds) from (
        select school_id, size as bytes, counted_video_seconds(purpose, duration_seconds) as seconds
        from added where state = 'stored'
        union all
        select school_id, -size, -counted_video_seconds(purpose, duration_seconds)
        from removed where state = 'stored'
      ) changes group by school_id having sum(bytes) <> 0 or sum(seconds) <> 0 order by school_id
      on conflict (school_id) do update
        set used_bytes = s.used_bytes + excluded.used_bytes, video_seconds = s.video_seconds + excluded.video_seconds;
  end if;
  return null;
end $$;
