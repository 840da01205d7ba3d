-- CRS-214: the teaching language of a course, if known; lists are filtered by it, so it is counted
-- too.
alter table courses add column language text check (language in ('en', 'zh', 'my'));

alter table course_tallies add column language text;
alter table course_tallies drop constraint course_tallies_cell;
alter table course_tallies add constraint course_tallies_cell
  unique nulls not distinct (school_id, type_id, type2_id, type3_id, kind, type, free, featured, language);

create or replace function add_to_tally(course courses, number integer) returns void language plpgsql as $$
begin
  if course.audit_status <> 2 or not course.on_list then return; end if;
  insert into course_tallies as t (school_id, type_id, type2_id, type3_id, kind, type, free, featured, language, courses)
    values (course.school_id, course.type_id, course.type2_id, course.type3_id, course.kind_id, course.type,
      course.price_minor = 0, course.featured, course.language, number)
    on conflict on constraint course_tallies_cell do update set courses = t.courses + excluded.courses;
end $$;

drop trigger tally_changed_course on courses;
create trigger tally_changed_course after update on courses for each row
  when ((old.audit_status, old.on_list, old.type_id, old.type2_id, old.type3_id, old.kind_id, old.type, old.price_minor = 0, old.featured, old.language)
    is distinct from (new.audit_status, new.on_list, new.type_id, new.type2_id, new.type3_id, new.kind_id, new.type, new.price_minor = 0, new.featured, new.language))
  execute function tally_course();

create or replace function recount_courses() returns void language sql as $$
  delete from course_tallies;
  delete from course_student_sums;
  insert into course_tallies (school_id, type_id, type2_id, type3_id, kind, type, free, featured, language, courses)
    select school_id, type_id, type2_id, type3_id, kind_id, type, price_minor = 0, featured, language, count(*)
    from courses where audit_status = 2 and on_list group by 1, 2, 3, 4, 5, 6, 7, 8, 9;
  insert into course_student_sums
    select school_id, 0, count(*), sum(learners) from courses where audit_status = 2 and on_list group by 1;
$$;
