-- step by step
-- PRC-240: returns the titles of a lesson in all its languages, hashed and together with the
-- school. Hashes have a fixed length, which an index can hold.
create or replace function lesson_title_keys(school bigint, titles jsonb) returns text[] language sql immutable parallel safe cost 1000 as
  'select coalesce(array_agg(school::text || '':'' || key || '':'' || md5(value)), array[]::text[]) from jsonb_each_text(titles)';

create index concurrently if not exists lessons_titles
  on lessons using gin (lesson_title_keys(school_id, titles)) with (fastupdate = off);
