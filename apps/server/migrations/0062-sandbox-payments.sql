-- The books of the sandbox payment provider; empty with a real one.
create table sandbox_payments (
  reference text primary key,
  -- The attempt of the caller. A repeated request with the same attempt creates no second payment.
  attempt text not null unique,
  request jsonb not null,
  state text not null check (state in ('open', 'paid', 'failed', 'over')),
  paid_minor integer not null default 0,
  -- True simulates a provider that neither responds nor sends notices.
  silent boolean not null default false,
  expires_at timestamptz not null
);

create table sandbox_refunds (
  key text primary key,
  reference text not null references sandbox_payments (reference),
  amount_minor integer not null check (amount_minor > 0)
);
create index sandbox_refunds_reference on sandbox_refunds (reference);

create table sandbox_notices (
  id text primary key,
  number bigint generated always as identity,
  reference text not null references sandbox_payments (reference),
  body text not null,
  sent integer not null default 0
);
create index sandbox_notices_reference on sandbox_notices (reference, number);
