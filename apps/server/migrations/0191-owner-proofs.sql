-- ACC-326: when the person of a session last showed by the password or a code that it is the own account. Without a
-- default the column needs no pass over the table.
alter table sessions add column proved_at timestamptz;
