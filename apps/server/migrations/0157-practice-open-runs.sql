-- step by step
-- PRC-025: finds the runs that the server ends at their due date.
create index concurrently if not exists practice_runs_given_open on practice_runs (assignment_id)
  where state = 'active' and assignment_id is not null;
