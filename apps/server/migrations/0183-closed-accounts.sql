-- step by step
-- ACC-308: when an account was closed for good. Its row stays, because orders, certificates and marks name it.
alter table users add column if not exists closed_at timestamptz;
