-- OPS-085: the number of accounts of a school for each combination of roles and state, so that a page of the list of
-- people does not count the whole school. Several rows for each combination, so that parallel sign-ups do not wait for
-- each other.
create table people_tallies (
  school_id bigint not null references schools (id) on delete cascade,
  slot smallint not null,
  roles text not null,
  disabled boolean not null,
  people integer not null,
  primary key (school_id, slot, roles, disabled)
);
create function tally_people() returns trigger language plpgsql as $$
begin
  insert into people_tallies as t
    select school_id, pg_backend_pid() % 64, roles, disabled, case tg_op when 'INSERT' then count(*) else -count(*) end
    from changed group by school_id, roles, disabled order by school_id, roles, disabled
    on conflict (school_id, slot, roles, disabled) do update set people = t.people + excluded.people;
  return null;
end $$;
create function tally_changed_person() returns trigger language plpgsql as $$
begin
  insert into people_tallies as t values
    (old.school_id, pg_backend_pid() % 64, old.roles, old.disabled, -1),
    (new.school_id, pg_backend_pid() % 64, new.roles, new.disabled, 1)
    on conflict (school_id, slot, roles, disabled) do update set people = t.people + excluded.people;
  return null;
end $$;
-- Adds what the table lacks. The triggers change both sides in one transaction, so that one statement reads the
-- difference without a lock, while people sign up (decision 0085).
create function recount_people() returns void language sql as $$
  insert into people_tallies as t
    select school_id, 0, roles, disabled, sum(people) from (
      select school_id, roles, disabled, count(*) as people from users group by school_id, roles, disabled
      union all
      select school_id, roles, disabled, -people from people_tallies
    ) counted group by school_id, roles, disabled having sum(people) <> 0
    on conflict (school_id, slot, roles, disabled) do update set people = t.people + excluded.people;
$$;
create trigger tally_added_people after insert on users
  referencing new table as changed for each statement execute function tally_people();
create trigger tally_removed_people after delete on users
  referencing old table as changed for each statement execute function tally_people();
-- A row trigger, because a trigger of whole statements cannot name its columns, and each sign-in changes an account.
create trigger tally_changed_person after update of school_id, roles, disabled on users for each row
  when ((old.school_id, old.roles, old.disabled) is distinct from (new.school_id, new.roles, new.disabled))
  execute function tally_changed_person();
