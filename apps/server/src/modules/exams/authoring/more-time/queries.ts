import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { examTimeMost } from '@titian/contract'
import type { MoreTime } from './rules.ts'

// Parts of statements that read extra time. In them, `x` is the alias of the examinations.

type Name = 'examinations' | 'x'

/**
 * EXM-170: condition for allowances that apply to the examination. A permanent allowance applies if
 * it was given before the examination ended.
 */
export const counts = (x: SQLWrapper) =>
  sql`(al.examination_id is not null or ${x}.end_time is null or al.created_at < ${x}.end_time + make_interval(secs => ${x}.grace_seconds))`

/** Returns the SQL of `usualMinutes` in ./rules.ts. */
const usualMinutes = (x: SQLWrapper) => sql`case when ${x}.minutes > 0 then ${x}.minutes
  when ${x}.end_time - ${x}.start_time <= make_interval(mins => ${sql.raw(String(examTimeMost))}) then extract(epoch from ${x}.end_time - ${x}.start_time) / 60 else 0 end`

const given = (x: SQLWrapper, userId: number | SQLWrapper) =>
  sql`from exam_allowances al where al.school_id = ${x}.school_id and al.user_id = ${userId} and al.ended_at is null
    and (al.examination_id = ${x}.id or al.examination_id is null) and ${counts(x)}`

/**
 * Returns the extra time of one student. For each part, the larger of two allowances counts: the
 * permanent one, or the one for this examination.
 */
export function moreOf(userId: number | SQLWrapper, name: Name): SQL<MoreTime> {
  const x = sql.identifier(name)
  return sql<MoreTime>`(select json_build_object('factor', coalesce(max(al.factor), 100),
    'extraMinutes', coalesce(max(al.extra_minutes), 0), 'extraAttempts', coalesce(max(al.extra_attempts), 0)) ${given(x, userId)})`
}

/** Returns the end of the examination for one student. */
export function ownEndTime(userId: number | SQLWrapper, name: Name): SQL {
  const x = sql.identifier(name)
  return sql`(${x}.end_time + make_interval(secs => (select ${usualMinutes(x)} * 60 * (coalesce(max(al.factor), 100) - 100) / 100.0
    + coalesce(max(al.extra_minutes), 0) * 60 ${given(x, userId)})::double precision))`
}

/**
 * Returns the seconds between the end of the examination and the latest end of a student of the
 * course.
 */
export function mostMoreSeconds(name: Name): SQL {
  const x = sql.identifier(name)
  return sql`coalesce((select max(${usualMinutes(x)} * 60 * (m.factor - 100) / 100.0 + m.minutes * 60) from (
    select max(al.factor) as factor, max(al.extra_minutes) as minutes from exam_allowances al
    where al.school_id = ${x}.school_id and al.ended_at is null and ${counts(x)}
      and (al.examination_id = ${x}.id or (al.examination_id is null and exists (
        select 1 from enrolments e where e.school_id = al.school_id and e.user_id = al.user_id and e.course_id = ${x}.course_id)))
    group by al.user_id) m), 0)`
}
