-- step by step
-- OPS-073: adds the videos that are older than the counting of 0200. The trigger changes both sides in one transaction,
-- so that one statement finds the difference while files are stored.
insert into school_storage as s (school_id, video_seconds)
  select school_id, sum(seconds) from (
    select school_id, sum(counted_video_seconds(purpose, duration_seconds)) as seconds
    from files where state = 'stored' group by school_id
    union all
    select school_id, -video_seconds from school_storage
  ) counted group by school_id having sum(seconds) <> 0
  on conflict (school_id) do update set video_seconds = s.video_seconds + excluded.video_seconds;
alter table school_storage validate constraint school_storage_minutes;
