-- step by step
-- PRC-054: games of teams by the moment at which something ends in them; runs without one are not in it.
create index concurrently if not exists practice_runs_turns on practice_runs (turn_ends_at) where turn_ends_at is not null;
