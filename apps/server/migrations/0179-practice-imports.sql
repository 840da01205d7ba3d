-- PRC-049: the marketplace runs whose sales were imported into an ERP run, each once.
create table practice_imports (
  run_id bigint not null references practice_runs (id) on delete cascade,
  market_id bigint not null references practice_runs (id) on delete cascade,
  -- The running number of the importing decisions.
  number integer not null check (number >= 1),
  primary key (run_id, market_id)
);
create index practice_imports_market on practice_imports (market_id);
