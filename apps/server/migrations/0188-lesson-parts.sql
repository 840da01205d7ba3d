-- step by step
-- CRS-217: returns the titles of a lesson in all its languages, because a search also finds courses
-- by the titles of their lessons.
create or replace function lesson_words(titles jsonb) returns text language sql immutable parallel safe as
  'select coalesce(lower(string_agg(value, '' '' order by key)), '''') from jsonb_each_text(titles)';

create index concurrently if not exists lessons_parts
  on lessons using gin (course_name_parts(school_id, lesson_words(titles))) with (fastupdate = off);
