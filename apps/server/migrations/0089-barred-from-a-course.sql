-- TCH-165: whom a teacher removed for good comes back only when a teacher puts them in again.
alter table left_enrolments
  add column barred boolean not null default false,
  add constraint left_enrolments_barred check (not (barred and may_return));
