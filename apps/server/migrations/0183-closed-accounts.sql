-- step by step
-- ACC-308: the time at which an account was closed permanently. The row stays, because orders,
-- certificates and marks refer to it.
alter table users add column if not exists closed_at timestamptz;
