-- step by step
-- PRC-064: runs of assignments that have ended and that no evaluation has looked at; the others are not in it.
create index concurrently if not exists practice_runs_gather on practice_runs (id)
  where assignment_id is not null and ended_at is not null and gathered_at is null;
