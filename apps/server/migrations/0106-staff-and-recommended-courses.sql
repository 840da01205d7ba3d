-- step by step
-- FRM-337: counts the courses that are in no list. The number of listed courses is stored in
-- course_tallies.
create index concurrently if not exists courses_unlisted on courses (school_id, audit_status) where not (audit_status = 2 and on_list);
-- Finds the courses that staff supervise. Courses with the most students come first.
create index concurrently if not exists courses_supervised on courses (school_id, learners desc, id) where audit_status = 2;
-- The most popular courses of one subject and kind, which are recommended to students of similar
-- courses.
create index concurrently if not exists courses_alike on courses (school_id, type_id, kind_id, learners desc, sort, id desc) where audit_status = 2 and on_list;
