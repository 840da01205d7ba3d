-- PRC-038, PRC-040: the most that a result can be, and how far a run is, read without its state.
alter table practice_runs add column cap smallint, add column progress jsonb;
alter table assessments add column cap smallint;
