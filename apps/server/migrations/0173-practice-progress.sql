-- PRC-038, PRC-040: the cap of a result and the progress of a run are columns, so that lists need
-- not read the state of the run.
alter table practice_runs add column cap smallint, add column progress jsonb;
alter table assessments add column cap smallint;
