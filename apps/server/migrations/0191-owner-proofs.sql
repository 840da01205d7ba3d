-- ACC-326: when the person last proved the identity in this session by password or code. Without a
-- default the column needs no rewrite of the table.
alter table sessions add column proved_at timestamptz;
