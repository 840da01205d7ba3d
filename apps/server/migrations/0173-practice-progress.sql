-- PRC-038, PRC-040: the cap of a result, and the progress of a run, readable without its state.
alter table practice_runs add column cap smallint, add column progress jsonb;
alter table assessments add column cap smallint;
