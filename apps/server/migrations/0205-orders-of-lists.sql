-- step by step
-- OPS-085, OPS-087: counts the accounts and orders the courses that are older than the triggers of 0204.
select recount_people();
select add_course_names();
-- OPS-086: the list of people in the order of student numbers, and its few disabled accounts.
create index concurrently if not exists users_student_card on users (school_id, student_card, id) where student_card is not null;
create index concurrently if not exists users_disabled on users (school_id, id desc) where disabled;
