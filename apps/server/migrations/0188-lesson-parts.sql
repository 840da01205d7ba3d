-- step by step
-- CRS-217: a course is found by the titles of its lessons as well, each in all of its languages.
create or replace function lesson_words(titles jsonb) returns text language sql immutable parallel safe as
  'select coalesce(lower(string_agg(value, '' '' order by key)), '''') from jsonb_each_text(titles)';

create index concurrently if not exists lessons_parts
  on lessons using gin (course_name_parts(school_id, lesson_words(titles))) with (fastupdate = off);
