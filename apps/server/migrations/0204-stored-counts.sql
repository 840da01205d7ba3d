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

-- OPS-087: the names of courses in the order in which staff see them, in each language. A table of its own, because an
-- index of courses would change with each student who joins.
create table course_name_order (
  school_id bigint not null,
  course_id bigint not null,
  language text not null,
  name text not null,
  primary key (course_id, language),
  foreign key (school_id, course_id) references courses (school_id, id) on delete cascade
);
create index course_name_order_name on course_name_order (school_id, language, name, course_id);
create index course_name_order_course on course_name_order (school_id, course_id);
create function names_of_course(course courses) returns table (language text, name text) language sql stable as $$
  select l, lower(coalesce(course.names ->> l, course.name_search)) from unnest('{en,zh,my}'::text[]) l
$$;
create function order_course_names() returns trigger language plpgsql as $$
begin
  insert into course_name_order as o (school_id, course_id, language, name)
    select new.school_id, new.id, n.language, n.name from names_of_course(new) n
    on conflict (course_id, language) do update set name = excluded.name;
  return null;
end $$;
-- Adds the courses that the table lacks.
create function add_course_names() returns void language sql as $$
  insert into course_name_order (school_id, course_id, language, name)
    select c.school_id, c.id, n.language, n.name from courses c, names_of_course(c) n
    on conflict (course_id, language) do nothing
$$;
create trigger order_course_names after insert on courses for each row execute function order_course_names();
create trigger order_changed_course_names after update of names, name_search on courses for each row
  when ((old.names, old.name_search) is distinct from (new.names, new.name_search))
  execute function order_course_names();
