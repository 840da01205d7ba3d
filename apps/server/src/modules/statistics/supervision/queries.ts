import type { Language, Texts } from '@titian/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { isOfOpenAccount } from '../../accounts/index.ts'
import { courseCount, idsOfNamedCourses, lessonCountOf } from '../../courses/index.ts'
import { idsOfNamePart } from '../../people/index.ts'
import { at, atRisk, isUnmarked, list, type Page, riskDays, windowOf } from '../queries.ts'

// The courses of the school that staff supervise (TCH-056).

const approved = 2

export interface SupervisedEntry {
  id: number
  names: Texts
  teacherNames: string[]
  students: number
  completed: number
  active: number
  atRisk: number
  waiting: number
  progress: number | null
  lastStudyAt: string | null
}

export interface SupervisionFilter {
  name: string
  only: 'all' | 'waiting'
  sort: 'students' | 'name' | 'waiting' | 'lastStudy'
  descending: boolean
}

const isTaughtBy = (user: SQL) =>
  sql`exists (select 1 from course_teachers t where t.course_id = c.id and t.user_id = ${user})`

/** Attempts that wait for marks, without closed accounts (ACC-310). */
const isWaiting = sql`a.waiting and ${isOfOpenAccount(sql`a.user_id`)}`

/** Returns the number of attempts and hand-ins of the course `c` that wait for marks. */
const waitingOf = (schoolId: number) =>
  sql`((select count(*) from attempts a where a.school_id = ${schoolId} and a.course_id = c.id and ${isWaiting})
    + (select count(*) from hand_ins h join homework_items w on w.id = h.item_id
      where w.school_id = ${schoolId} and w.course_id = c.id and ${isUnmarked}))`

/**
 * Returns the courses with waiting work and its number: found by the indexes of waiting rows, not
 * course by course.
 */
const waitingWork = (schoolId: number) => sql`
  select course_id, count(*) as work from (
    select a.course_id from attempts a where a.school_id = ${schoolId} and ${isWaiting}
    union all
    select w.course_id from hand_ins h join homework_items w on w.id = h.item_id
    where h.school_id = ${schoolId} and ${isUnmarked}) one group by course_id`

const lastStudyOf = (schoolId: number) =>
  sql`(select e.last_study_at from enrolments e where e.school_id = ${schoolId} and e.course_id = c.id and e.last_study_at is not null
    and not ${isTaughtBy(sql`e.user_id`)} order by e.last_study_at desc nulls last limit 1)`

/** Returns the value by which the courses are sorted. */
function supervisedValue(schoolId: number, { sort }: SupervisionFilter, language: Language): SQL {
  const values: Record<SupervisionFilter['sort'], SQL> = {
    students: sql`c.learners`,
    name: sql`lower(coalesce(c.names->>${language}::text, c.name_search))`,
    waiting: sql`coalesce(waiting.work, 0)`,
    lastStudy: lastStudyOf(schoolId),
  }
  return values[sort]
}

/** Returns the approved courses with their names as in the order by name, which has an index. */
const orderedNames = (schoolId: number, language: Language) =>
  sql`select o.course_id as id, o.name as value from course_name_order o join courses c on c.id = o.course_id
    where o.school_id = ${schoolId} and o.language = ${language} and c.audit_status = ${sql.raw(String(approved))}`

function inOrder(value: SQL, { sort, descending }: SupervisionFilter) {
  // Only `lastStudy` has nulls. The indexes of the other columns have no “nulls last”, so that a
  // statement with these words could not use them.
  const nulls = sort === 'lastStudy' ? sql`nulls last` : sql``
  return sql`${value} ${descending ? sql`desc` : sql``} ${nulls}`
}

/** The indexes of names find the courses, so that the names of all others are not read. */
function supervisedMatch(schoolId: number, { name }: SupervisionFilter) {
  if (name === '') return sql``
  return sql`and c.id in (${idsOfNamedCourses(schoolId, name)} union
    select t.course_id from course_teachers t
    where t.school_id = ${schoolId} and t.user_id in ${idsOfNamePart(schoolId, name)})`
}

/** Joins the waiting work of each course, only when the list is filtered or sorted by it. */
function withWaiting(schoolId: number, { only, sort }: SupervisionFilter) {
  const waiting = sql`(${waitingWork(schoolId)}) waiting on waiting.course_id = c.id`
  if (only === 'waiting') return sql`join ${waiting}`
  return sort === 'waiting' ? sql`left join ${waiting}` : sql``
}

/**
 * TCH-056, TCH-160: lists supervised courses. The figures come from totals that each enrolment
 * stores, and are computed for the courses of the page only.
 */
export function listSupervised(
  db: Db,
  schoolId: number,
  filter: SupervisionFilter,
  page: Page,
  { now, language }: { now: Date; language: Language },
) {
  const value = supervisedValue(schoolId, filter, language)
  const isNarrowed = filter.name !== '' || filter.only !== 'all'
  const courses = sql`courses c ${withWaiting(schoolId, filter)}
    where c.school_id = ${schoolId} and c.audit_status = ${sql.raw(String(approved))} ${supervisedMatch(schoolId, filter)}`
  // Ids and values alone are sorted, and only as far as the page needs.
  const all =
    filter.sort === 'name'
      ? orderedNames(schoolId, language)
      : sql`select c.id, ${value} as value from ${courses}`
  const shown = isNarrowed
    ? sql`matched as materialized (select c.id, ${value} as value from ${courses}),
      shown as (select id, value, (select count(*) from matched) as total from matched
        order by ${inOrder(sql`value`, filter)}, id ${windowOf(page)})`
    : sql`shown as (select id, value, ${courseCount(schoolId, approved)} as total from (${all}) ordered
        order by ${inOrder(sql`value`, filter)}, id ${windowOf(page)})`
  return list<SupervisedEntry>(
    db,
    sql`with ${shown}
    select json_build_object('id', c.id, 'names', c.names, 'students', e.students, 'completed', e.completed, 'active', e.active,
      'atRisk', e.at_risk, 'progress', e.progress, 'lastStudyAt', ${lastStudyOf(schoolId)},
      'teacherNames', (select coalesce(json_agg(u.name order by t.master desc, t.id), '[]'::json)
        from course_teachers t join users u on u.id = t.user_id where t.course_id = c.id),
      'waiting', ${waitingOf(schoolId)}) as entry, shown.total
    from shown join courses c on c.id = shown.id cross join lateral (
      select count(*)::integer as students, count(*) filter (where e.status = 2)::integer as completed,
        count(*) filter (where e.last_study_at >= ${at(now)} - make_interval(days => ${riskDays}))::integer as active,
        count(*) filter (where ${atRisk(now)})::integer as at_risk,
        avg(case when e.status = 2 then 1 else least(1, (e.lessons_done + e.exams_submitted)::float8
          / nullif(${lessonCountOf(sql`c.id`)} + e.exams_total, 0)) end) as progress
      from enrolments e where e.course_id = c.id and not ${isTaughtBy(sql`e.user_id`)}
    ) e
    order by ${inOrder(sql`shown.value`, filter)}, shown.id`,
  )
}
