-- step by step
-- OPS-085: counts the accounts that are older than the triggers of 0204.
select recount_people();
-- OPS-086: the list of people in the order of student numbers, and its few disabled accounts.
create index concurrently if not exists users_student_card on users (school_id, student_card, id) where student_card is not null;
create index concurrently if not exists users_disabled on users (school_id, id desc) where disabled;
