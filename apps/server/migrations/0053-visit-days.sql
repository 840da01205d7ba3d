-- TCH-058: an index-only scan sums up the minutes of the last days.
drop index course_visit_days_course;
create index course_visit_days_course on course_visit_days (school_id, course_id, day) include (seconds);
