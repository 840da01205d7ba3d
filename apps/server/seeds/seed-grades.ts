import { sql } from 'drizzle-orm'
import { assessmentStandards } from '../src/modules/grades/index.ts'
import type { SeedContext } from './seed-context.ts'

/** Every second course has a standard of its own; the others show what is proposed. */
const plans = [
  { watchVideo: 30, unitTesting: 20, theFinalExam: 40, logSig: 5, interactiveQuestion: 5 },
  { watchVideo: 20, unitTesting: 30, theFinalExam: 40, logSig: 10, interactiveQuestion: 0 },
  { watchVideo: 40, unitTesting: 30, theFinalExam: 20, logSig: 5, interactiveQuestion: 5 },
] as const

/** Standards, and the days with a visit that belong to what was watched. */
export async function seedGrades({ db, now, schoolIds, courseIds }: SeedContext): Promise<void> {
  const standards = [...courseIds].flatMap(([key, courseId], at) => {
    const schoolId = schoolIds.get(key.split('/')[0] ?? '')
    const plan = plans[(at / 2) % plans.length]
    if (at % 2 === 1 || schoolId === undefined || !plan) return []
    return [{ schoolId, courseId, ...plan, daysAsked: 6, postsAsked: 3, changedAt: now }]
  })
  await db.insert(assessmentStandards).values(standards)
  const at = sql`${now.toISOString()}::timestamptz`
  await db.execute(sql`
    insert into course_visit_days (school_id, course_id, user_id, day, seconds)
    select p.school_id, p.course_id, p.user_id, ((${at} at time zone s.time_zone)::date - ((p.lesson_id + p.user_id) % 21)::integer)::date, sum(p.watched_seconds)
    from video_progress p join schools s on s.id = p.school_id
    join enrolments e on e.course_id = p.course_id and e.user_id = p.user_id
    where p.watched_seconds > 0 group by 1, 2, 3, 4`)
  await db.execute(sql`
    update enrolments e set
      visit_days = (select count(*) from course_visit_days v where v.course_id = e.course_id and v.user_id = e.user_id),
      watched_seconds = (select coalesce(sum(least(p.watched_seconds, f.duration_seconds)), 0)
        from video_progress p join lessons l on l.id = p.lesson_id join files f on f.id = l.file_id
        where p.user_id = e.user_id and p.course_id = e.course_id)`)
}
