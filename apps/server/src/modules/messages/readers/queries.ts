import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { users } from '../../accounts/index.ts'
import { courseTeachers, enrolments } from '../../courses/index.ts'
import { messageReads, type MessageRow, messages } from '../tables.ts'

/**
 * `of` is the number of people for whom the notice was new: the chosen recipients, or everybody who
 * was there when it was sent. `read` is how many of them have read it.
 */
export interface Readers {
  read: number
  of: number
}

/**
 * Returns the number of notices that are older than a moment; `times` are the times of the notices
 * in their order.
 */
const cameAfter = (moment: SQL, times: SQL) => sql`width_bucket(${moment}, ${times})`

/**
 * Returns the readers of notices to whole courses. Each member is read once, however many notices a
 * page has.
 */
const ofCourses = (schoolId: number) => sql`
  course_notices as (
    select id, course_id, created_at, row_number() over (partition by course_id order by created_at) as place
    from shown where kind = 2 and told is null
  ), course_times as (
    select course_id, array_agg(created_at order by created_at) as times from course_notices group by course_id
  ), members as materialized (
    select e.course_id, e.user_id, e.joined_at, ${cameAfter(sql`e.joined_at`, sql`t.times`)} as notices
    from course_times t join ${enrolments} e on e.school_id = ${schoolId} and e.course_id = t.course_id
    where not exists (select 1 from ${courseTeachers} c where c.course_id = e.course_id and c.user_id = e.user_id)
  ), joined as materialized (
    select course_id, notices, count(*) as people from members group by course_id, notices
  ), course_reads as materialized (
    select i.id, count(*) as people from (
      select n.course_id, r.user_id, array_agg(n.id) as ids, array_agg(n.created_at) as moments
      from course_notices n join ${messageReads} r on r.school_id = ${schoolId} and r.message_id = n.id
      group by n.course_id, r.user_id
    ) s join members m on m.course_id = s.course_id and m.user_id = s.user_id, unnest(s.ids, s.moments) as i(id, moment)
    where m.joined_at < i.moment group by i.id
  ), course_readers as (
    select n.id, coalesce((select r.people from course_reads r where r.id = n.id), 0) as read,
      coalesce((select sum(j.people) from joined j where j.course_id = n.course_id and j.notices < n.place), 0) as of
    from course_notices n
  )`

/**
 * Returns the readers of bulletins. For bulletins to the whole school, each person is read only
 * once. The people of a class are found by an index.
 */
const ofSchool = (schoolId: number) => sql`
  bulletins as (
    select id, author_id, class_name, created_at, row_number() over (partition by class_name order by created_at) as place
    from shown where kind = 3 and told is null
  ), school_times as (
    select array_agg(created_at order by created_at) as times from bulletins where class_name is null having count(*) > 0
  ), born as materialized (
    select ${cameAfter(sql`u.created_at`, sql`t.times`)} as notices, count(*) as people
    from school_times t join ${users} u on u.school_id = ${schoolId} and not u.disabled group by 1
  ), school_readers as (
    select b.id, case when b.class_name is null
      then coalesce((select sum(w.people) from born w where w.notices < b.place), 0) - (
        select count(*) from ${users} u where u.school_id = ${schoolId} and u.id = b.author_id and not u.disabled and u.created_at < b.created_at)
      else (select count(*) from ${users} u where u.school_id = ${schoolId} and u.class_name = b.class_name and not u.disabled
        and u.id <> b.author_id and u.created_at < b.created_at) end as of
    from bulletins b
  )`

/**
 * Counts the readers of these notices in one statement. All notices share one count of people. A
 * count for each of twenty notices would read each person of the school twenty times.
 */
export async function countReaders(
  db: Db,
  schoolId: number,
  notices: readonly Pick<MessageRow, 'id'>[],
): Promise<Map<number, Readers>> {
  if (notices.length === 0) return new Map()
  const ids = notices.map(({ id }) => id)
  const { rows } = await db.execute<{ id: string; read: string; of: string }>(sql`
    with shown as materialized (select * from ${messages} where school_id = ${schoolId} and id in ${ids}),
      ${ofCourses(schoolId)}, ${ofSchool(schoolId)},
      all_reads as (
        select r.message_id as id, count(*) as people from shown s
        join ${messageReads} r on r.school_id = ${schoolId} and r.message_id = s.id
        where s.kind = 3 or s.told is not null group by r.message_id
      )
    select id, read, of from course_readers
    union all
    select s.id, coalesce(a.people, 0), coalesce(s.told, b.of)
    from shown s left join all_reads a on a.id = s.id left join school_readers b on b.id = s.id
    where s.kind = 3 or s.told is not null`)
  return new Map(
    rows.map((row) => [Number(row.id), { read: Number(row.read), of: Number(row.of) }]),
  )
}
