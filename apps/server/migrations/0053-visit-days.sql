-- TCH-058: the minutes of each of the last days are added up from this index alone.
drop index course_visit_days_course;
create index course_visit_days_course on course_visit_days (school_id, course_id, day) include (seconds);
