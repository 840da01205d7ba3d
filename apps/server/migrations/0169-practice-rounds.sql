-- PRC-143: the assignment after which this one was given to the class as its next round; null for one of its own.
alter table practice_assignments
  add column follows_id bigint,
  add constraint practice_assignments_follows foreign key (school_id, follows_id)
    references practice_assignments (school_id, id) on delete set null (follows_id) not valid;
