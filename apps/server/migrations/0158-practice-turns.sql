-- step by step
-- PRC-054: finds games of teams by the time at which their week, pause or lobby ends. Runs without
-- such a time are left out.
create index concurrently if not exists practice_runs_turns on practice_runs (turn_ends_at) where turn_ends_at is not null;
