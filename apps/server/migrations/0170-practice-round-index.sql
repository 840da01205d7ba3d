-- step by step
-- PRC-143: an assignment has only one next round, however often the button is pressed.
create unique index concurrently if not exists practice_assignments_next
  on practice_assignments (school_id, follows_id) where follows_id is not null;
alter table practice_assignments validate constraint practice_assignments_follows;
