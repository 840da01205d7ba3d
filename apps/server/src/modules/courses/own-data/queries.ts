import { sql } from 'drizzle-orm'
import { kept, notOwn, own, type PersonalData } from '../../../platform/personal/personal-data.ts'

const record = 'Marks rest on it.'

export const coursesOfPerson: PersonalData = {
  references: {
    'courses.author_id': notOwn(
      'A course belongs to the school and stays with its other teachers.',
    ),
    'course_teachers.user_id': own('courses'),
    'course_versions.user_id': notOwn('The history of a course belongs to the course.'),
    'course_steps.actor_id': notOwn('The history of a course belongs to the course.'),
    'enrolments.user_id': kept('courses', record),
    'left_enrolments.user_id': kept('courses', record),
  },
  archive: [
    {
      part: 'courses',
      name: 'courses',
      select: ({ schoolId, userId }) => sql`
        select c.names as "course", e.joined_at as "joinedAt", e.completed_at as "completedAt",
          e.lessons_done as "lessons", round(e.watched_seconds) as "watchedSeconds", e.visit_days as "days",
          e.last_study_at as "seenAt"
        from enrolments e join courses c on c.id = e.course_id
        where e.school_id = ${schoolId} and e.user_id = ${userId} order by e.id`,
    },
    {
      part: 'courses',
      name: 'coursesLeft',
      select: ({ schoolId, userId }) => sql`
        select c.names as "course", e.joined_at as "joinedAt", e.left_at as "endedAt"
        from left_enrolments e join courses c on c.id = e.course_id
        where e.school_id = ${schoolId} and e.user_id = ${userId} order by e.left_at, e.course_id`,
    },
    {
      part: 'courses',
      name: 'coursesTaught',
      select: ({ schoolId, userId }) => sql`
        select c.names as "course", c.created_at as "createdAt" from courses c
        where c.school_id = ${schoolId} and (c.author_id = ${userId} or exists (
          select 1 from course_teachers t where t.course_id = c.id and t.user_id = ${userId})) order by c.id`,
    },
  ],
  // A course has one lead teacher (CRS-070). So another teacher becomes the lead teacher of the
  // courses that this person led.
  erase: ({ schoolId, userId }) => [
    sql`update course_teachers set master = false where school_id = ${schoolId} and user_id = ${userId} and master`,
    sql`update course_teachers t set master = true where t.school_id = ${schoolId} and t.id in (
      select min(o.id) from course_teachers o join courses c on c.id = o.course_id
      join users a on a.school_id = c.school_id and a.id = c.author_id
      join users u on u.school_id = o.school_id and u.id = o.user_id
      where o.school_id = ${schoolId} and o.user_id <> ${userId} and not u.disabled
        and (a.id = ${userId} or a.disabled)
        and exists (select 1 from course_teachers x where x.course_id = o.course_id and x.user_id = ${userId})
        and not exists (select 1 from course_teachers m where m.course_id = o.course_id and m.master)
      group by o.course_id)`,
    sql`delete from course_teachers where school_id = ${schoolId} and user_id = ${userId}`,
  ],
  hindrances: [
    {
      kind: 'course',
      select: ({ schoolId, userId }) => sql`
        select coalesce(nullif(c.names ->> 'en', ''), nullif(c.names ->> 'zh', ''), c.names ->> 'my', '') as "name"
        from courses c join users a on a.school_id = c.school_id and a.id = c.author_id
        where c.school_id = ${schoolId}
          and (exists (
              select 1 from course_teachers t where t.course_id = c.id and t.user_id = ${userId} and t.master)
            or (c.author_id = ${userId} and not exists (
              select 1 from course_teachers m where m.course_id = c.id and m.master)))
          and (c.author_id = ${userId} or a.disabled)
          and not exists (
            select 1 from course_teachers o join users u on u.school_id = o.school_id and u.id = o.user_id
            where o.course_id = c.id and o.user_id <> ${userId} and not u.disabled)
        order by c.id`,
    },
  ],
}
