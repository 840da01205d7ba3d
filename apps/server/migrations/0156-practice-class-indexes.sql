-- step by step
create index concurrently if not exists practice_runs_assignment on practice_runs (school_id, assignment_id);
create unique index concurrently if not exists practice_runs_attempt on practice_runs (assignment_id, user_id, attempt);
create unique index concurrently if not exists practice_runs_code on practice_runs (school_id, code);
alter table practice_runs validate constraint practice_runs_given;
