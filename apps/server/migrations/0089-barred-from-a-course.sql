-- TCH-165: a permanently removed student returns only when a teacher adds them.
alter table left_enrolments
  add column barred boolean not null default false,
  add constraint left_enrolments_barred check (not (barred and may_return));
