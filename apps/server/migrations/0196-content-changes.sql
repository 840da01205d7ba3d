-- OPS-042: a change of visible content is a row here. PostgreSQL commits one notifying transaction
-- at a time, so notices inside the transactions of teachers made all of them wait for each other.
-- Each process reads the rows that are new since its last snapshot (decision 0140).
create table content_changes (
  school_id bigint not null,
  -- Transactions commit in another order than they begin; with the id a reader sees whether the
  -- transaction was finished in an earlier snapshot.
  changed_in xid8 not null default pg_current_xact_id()
);

-- The embedded database has one connection, so its notices delay nobody; the process that listens
-- asks for them.
create or replace function tell_content() returns trigger language plpgsql as $$
begin
  if current_setting('titian.notices', true) = 'on' then
    if tg_op <> 'DELETE' then perform pg_notify('titian_content', new.school_id::text); end if;
    if tg_op <> 'INSERT' then perform pg_notify('titian_content', old.school_id::text); end if;
    return null;
  end if;
  if tg_op <> 'DELETE' then
    insert into content_changes (school_id) values (new.school_id);
  end if;
  if tg_op = 'DELETE' or (tg_op = 'UPDATE' and old.school_id <> new.school_id) then
    insert into content_changes (school_id) values (old.school_id);
  end if;
  return null;
end $$;
create or replace function tell_content_of_school() returns trigger language plpgsql as $$
begin
  if current_setting('titian.notices', true) = 'on' then
    perform pg_notify('titian_content', coalesce(new.id, old.id)::text);
  else
    insert into content_changes (school_id) values (coalesce(new.id, old.id));
  end if;
  return null;
end $$;
