-- step by step
-- EXM-113: the staff of a school see its newest records first, without reading all of them.
create index concurrently if not exists attempts_newest on attempts (school_id, started_at desc, id desc);

-- CRS-050: a report of a player changes rows of five tables. While no indexed column changes and the page has
-- free space, PostgreSQL writes the new row into the same page and changes no index.
create index concurrently if not exists course_visit_days_of_course on course_visit_days (school_id, course_id, day);
drop index concurrently if exists course_visit_days_course;
alter table video_progress set (fillfactor = 70);
alter table enrolments set (fillfactor = 70);
alter table course_visit_days set (fillfactor = 70);
