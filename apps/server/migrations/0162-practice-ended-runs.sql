-- step by step
-- PRC-064: finds ended runs of assignments that the evaluations have not processed. Other runs are
-- left out.
create index concurrently if not exists practice_runs_gather on practice_runs (id)
  where assignment_id is not null and ended_at is not null and gathered_at is null;
