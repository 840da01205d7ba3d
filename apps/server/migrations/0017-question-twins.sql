-- FRM-169: what makes a question the same as another one of its author for the same course. Questions
-- from before have none, so that twins which exist already stand in nobody's way.
alter table questions add column content_key text;
create unique index questions_twin on questions (author_id, coalesce(course_id, 0), content_key)
  where status = 0 and content_key is not null;
