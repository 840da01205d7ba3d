-- Enrolments become the only table of a course's students (decision 0019). A student without an
-- enrolment gets one.
insert into enrolments (school_id, user_id, course_id, joined_at)
select l.school_id, l.user_id, l.course_id, now() from course_learners l
on conflict do nothing;
drop table course_learners;
update courses set learners = counted.number
from (select c.id, count(e.id)::int as number from courses c left join enrolments e on e.course_id = c.id group by c.id) counted
where counted.id = courses.id and courses.learners <> counted.number;
