import { sql } from 'drizzle-orm'
import type { SeedContext } from './seed-context.ts'

/**
 * Inserts the days of visits and watching, derived from the events of the courses, so that the
 * figures of a day, a course and a person agree. Most of a film was watched on the day of its
 * progress and a part on the day before.
 */
export async function seedVisits({ db }: SeedContext): Promise<void> {
  await db.execute(sql`
    insert into course_visit_days (school_id, course_id, user_id, day, seconds)
    select p.school_id, p.course_id, p.user_id, part.day, sum(p.watched_seconds * part.share)
    from video_progress p join schools s on s.id = p.school_id
    join enrolments e on e.course_id = p.course_id and e.user_id = p.user_id
    cross join lateral (select (p.updated_at at time zone s.time_zone)::date as last, (e.joined_at at time zone s.time_zone)::date as first) d
    cross join lateral (
      select d.last as day, case when d.last > d.first then 0.6 else 1 end as share
      union all select d.last - 1, 0.4 where d.last > d.first
    ) part
    group by 1, 2, 3, 4`)
  // Joining, exams and hand-ins count as visits, also without a film.
  await db.execute(sql`
    insert into course_visit_days (school_id, course_id, user_id, day, seconds)
    select distinct e.school_id, e.course_id, e.user_id, (there.at at time zone s.time_zone)::date, 0
    from enrolments e join schools s on s.id = e.school_id
    cross join lateral (
      select e.joined_at as at
      union all select a.started_at from attempts a where a.course_id = e.course_id and a.user_id = e.user_id
      union all select h.handed_in_at from hand_ins h join homework_items w on w.id = h.item_id where w.course_id = e.course_id and h.user_id = e.user_id
      union all select q.created_at from discussion_questions q where q.course_id = e.course_id and q.author_id = e.user_id
    ) there
    on conflict do nothing`)
  await db.execute(sql`
    insert into study_days (school_id, user_id, day, seconds)
    select school_id, user_id, day, sum(seconds) from course_visit_days where seconds > 0 group by 1, 2, 3`)
  await db.execute(sql`
    update enrolments e set
      visit_days = (select count(*) from course_visit_days v where v.course_id = e.course_id and v.user_id = e.user_id),
      watched_seconds = (select coalesce(sum(least(p.watched_seconds, f.duration_seconds)), 0)
        from video_progress p join lessons l on l.id = p.lesson_id join files f on f.id = l.file_id
        where p.user_id = e.user_id and p.course_id = e.course_id)`)
}
