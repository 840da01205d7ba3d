-- OPS-007: one row for each run of a removal of old rows, which shows what was removed and what the oldest row is now.
create table retention_runs (
  id bigint generated always as identity primary key,
  kind text not null,
  kept_from timestamptz not null,
  removed bigint not null default 0,
  oldest_at timestamptz,
  started_at timestamptz not null,
  ended_at timestamptz
);
create index retention_runs_latest on retention_runs (kind, id desc);
