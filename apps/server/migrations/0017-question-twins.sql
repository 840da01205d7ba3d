-- FRM-169: a key that is equal for equal questions of one author in one course. Older questions
-- have null, so that existing duplicates cause no conflict.
alter table questions add column content_key text;
create unique index questions_twin on questions (author_id, coalesce(course_id, 0), content_key)
  where status = 0 and content_key is not null;
