-- PRC-143: the previous assignment whose next round this is; null for an independent one.
alter table practice_assignments
  add column follows_id bigint,
  add constraint practice_assignments_follows foreign key (school_id, follows_id)
    references practice_assignments (school_id, id) on delete set null (follows_id) not valid;
