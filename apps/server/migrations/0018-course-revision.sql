-- Counts every change of a course, its catalogue and its films, so that a decision refers to what
-- was read. `version` counts changes of the course's own form only, because a changed lesson must
-- not make that form outdated.
alter table courses add column revision integer not null default 1;
