-- step by step
-- OPS-020: a suspended school is closed for everybody but platform administrators. The trigger of 0025
-- notifies every process.
alter table schools add column if not exists suspended_at timestamptz;
alter table schools add column if not exists suspension_reason text;
