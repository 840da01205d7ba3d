-- Counts every change of a course, of its catalogue and of its films, so that a decision is about what was read.
-- `version` stays the count of the course's own form, which a changed lesson must not upset.
alter table courses add column revision integer not null default 1;
