-- Lists, searches and counts of courses whose cost does not grow with the number of courses
-- (decision 0027).

-- The number of listed courses of a school for each combination of filter values.
create table course_tallies (
  school_id bigint not null references schools (id) on delete cascade,
  type_id bigint,
  type2_id bigint,
  type3_id bigint,
  kind smallint not null,
  type smallint not null,
  free boolean not null,
  featured boolean not null,
  courses integer not null,
  constraint course_tallies_cell unique nulls not distinct (school_id, type_id, type2_id, type3_id, kind, type, free, featured)
);

-- The sums for the average number of students; several rows for each school, so that parallel
-- enrolments do not wait for each other.
create table course_student_sums (
  school_id bigint not null references schools (id) on delete cascade,
  slot smallint not null,
  courses integer not null,
  learners integer not null,
  primary key (school_id, slot)
);

create function add_to_tally(course courses, number integer) returns void language plpgsql as $$
begin
  if course.audit_status <> 2 or not course.on_list then return; end if;
  insert into course_tallies as t
    values (course.school_id, course.type_id, course.type2_id, course.type3_id, course.kind_id, course.type,
      course.price_minor = 0, course.featured, number)
    on conflict on constraint course_tallies_cell do update set courses = t.courses + excluded.courses;
end $$;

create function tally_course() returns trigger language plpgsql as $$
begin
  -- Without the lock, two transactions that move courses between the same rows would deadlock.
  perform pg_advisory_xact_lock(727002, coalesce(new.school_id, old.school_id)::integer);
  if tg_op <> 'INSERT' then perform add_to_tally(old, -1); end if;
  if tg_op <> 'DELETE' then perform add_to_tally(new, 1); end if;
  delete from course_tallies where school_id = coalesce(new.school_id, old.school_id) and courses = 0;
  return null;
end $$;
create trigger tally_course after insert or delete on courses for each row execute function tally_course();
create trigger tally_changed_course after update on courses for each row
  when ((old.audit_status, old.on_list, old.type_id, old.type2_id, old.type3_id, old.kind_id, old.type, old.price_minor = 0, old.featured)
    is distinct from (new.audit_status, new.on_list, new.type_id, new.type2_id, new.type3_id, new.kind_id, new.type, new.price_minor = 0, new.featured))
  execute function tally_course();

create function add_to_learner_sum(course courses, number integer) returns void language plpgsql as $$
begin
  if course.audit_status <> 2 or not course.on_list then return; end if;
  insert into course_student_sums as s values (course.school_id, pg_backend_pid() % 64, number, number * course.learners)
    on conflict (school_id, slot) do update set courses = s.courses + excluded.courses, learners = s.learners + excluded.learners;
end $$;

create function sum_learners() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform add_to_learner_sum(old, -1); end if;
  if tg_op <> 'DELETE' then perform add_to_learner_sum(new, 1); end if;
  return null;
end $$;
create trigger sum_learners after insert or delete on courses for each row execute function sum_learners();
create trigger sum_changed_learners after update on courses for each row
  when ((old.audit_status, old.on_list, old.learners) is distinct from (new.audit_status, new.on_list, new.learners))
  execute function sum_learners();

-- Counts all courses again, as this migration does for the first time.
create function recount_courses() returns void language sql as $$
  delete from course_tallies;
  delete from course_student_sums;
  insert into course_tallies
    select school_id, type_id, type2_id, type3_id, kind_id, type, price_minor = 0, featured, count(*)
    from courses where audit_status = 2 and on_list group by 1, 2, 3, 4, 5, 6, 7, 8;
  insert into course_student_sums
    select school_id, 0, count(*), sum(learners) from courses where audit_status = 2 and on_list group by 1;
$$;
select recount_courses();

-- The single characters and pairs of characters of a name, prefixed by school: one Chinese
-- character is found as fast as a long word, for any number of schools.
create function course_name_parts(school bigint, name text) returns text[] language plpgsql immutable parallel safe as $$
declare
  own text := school || ':';
  before text := '';
  sign text;
  parts text[] := '{}';
begin
  foreach sign in array string_to_array(name, null) loop
    if sign in (' ', E'\n', E'\t') then
      before := '';
      continue;
    end if;
    parts := parts || (own || sign);
    if before <> '' then parts := parts || (own || before || sign); end if;
    before := sign;
  end loop;
  return parts;
end $$;
create index courses_name_parts on courses using gin (course_name_parts(school_id, name_search)) with (fastupdate = off)
  where audit_status = 2 and on_list;

-- One index for each sort order of the list. Each index ends with the last column of its order, so
-- that a page is read without sorting.
drop index courses_listed;
create index courses_listed_time on courses (school_id, launched_at desc, sort, id desc) where audit_status = 2 and on_list;
create index courses_listed_dearest on courses (school_id, price_minor desc, sort, id desc) where audit_status = 2 and on_list;
create index courses_listed_cheapest on courses (school_id, price_minor, sort, id desc) where audit_status = 2 and on_list;
create index courses_listed_learners on courses (school_id, learners desc, sort, id desc) where audit_status = 2 and on_list;
create index courses_listed_few on courses (school_id, learners, sort, id desc) where audit_status = 2 and on_list;
create index courses_featured on courses (school_id, featured desc, launched_at desc, sort, id desc) where audit_status = 2 and on_list;
create index courses_recommended on courses (school_id, recommended desc, learners desc, sort, id desc) where audit_status = 2 and on_list;
analyze courses;
