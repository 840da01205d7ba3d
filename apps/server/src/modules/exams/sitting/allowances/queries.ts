import type { Extension } from '@titian/contract'
import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { foldLetters } from '@titian/contract'
import type { Db } from '../../../../platform/database/database.ts'
import { users } from '../../../accounts/index.ts'
import { enrolments } from '../../../courses/index.ts'
import { counts, moreOf } from '../../authoring/more-time/queries.ts'
import { literalPattern } from '../../rules.ts'
import {
  type AttemptRow,
  attempts,
  examAllowances,
  examinationChanges,
  type ExaminationRow,
  examinations,
} from '../../tables.ts'
import type { MoreTime } from '../../authoring/more-time/rules.ts'

// Lists for teachers. One statement reads each list.

export interface AllowanceRow {
  id: number
  standing: boolean
  factor: number
  extraMinutes: number
  extraAttempts: number
  reason: string
  givenBy: string
  givenAt: string
}

const allowanceJson = sql`json_build_object('id', al.id, 'standing', al.examination_id is null, 'factor', al.factor,
  'extraMinutes', al.extra_minutes, 'extraAttempts', al.extra_attempts, 'reason', al.reason, 'givenBy', g.name, 'givenAt', al.created_at)`

/**
 * Lists the allowances that applied while an attempt was written, also those that have ended since.
 */
export async function listAllowancesOf(
  db: Db,
  {
    schoolId,
    userId,
    examinationId,
    startedAt,
    submittedAt,
  }: Pick<AttemptRow, 'schoolId' | 'userId' | 'examinationId' | 'startedAt' | 'submittedAt'>,
  now: Date,
): Promise<AllowanceRow[]> {
  const until = (submittedAt ?? now).toISOString()
  const { rows } = await db.execute<{ allowance: AllowanceRow }>(sql`
    select ${allowanceJson} as allowance from exam_allowances al
    join examinations x on x.id = ${examinationId}::bigint join users g on g.id = al.created_by
    where al.school_id = ${schoolId}::bigint and al.user_id = ${userId}::bigint and (al.examination_id = x.id or al.examination_id is null)
      and al.created_at <= ${until}::timestamptz and (al.ended_at is null or al.ended_at > ${startedAt.toISOString()}::timestamptz)
      and ${counts(sql`x`)}
    order by al.id`)
  return rows.map(({ allowance }) => allowance)
}

export interface StudentFilter {
  examinationId: number
  userName: string
  onlyGiven: boolean
  page: number
  size: number
}

const live = (where: SQL) =>
  sql`exam_allowances al where al.school_id = x.school_id and al.user_id = u.id and al.ended_at is null and ${where}`
const ofThis = sql`al.examination_id = x.id`
const ofAll = sql`al.examination_id is null`

const studentsOf = (
  schoolId: number,
  { examinationId, userName, onlyGiven }: StudentFilter,
  withNames = true,
) => sql`
  from examinations x
  join enrolments e on e.school_id = x.school_id and e.course_id = x.course_id
  ${withNames ? sql`join users u on u.id = e.user_id` : sql``}
  where x.school_id = ${schoolId}::bigint and x.id = ${examinationId}::bigint
    ${userName ? sql`and u.name ilike ${literalPattern(foldLetters(userName))}` : sql``}
    ${
      onlyGiven
        ? sql`and e.user_id in (select al.user_id from exam_allowances al where al.school_id = ${schoolId}::bigint
            and al.ended_at is null and (al.examination_id = ${examinationId}::bigint or ${ofAll}))`
        : sql``
    }`

export function countStudents(schoolId: number, filter: StudentFilter): SQL {
  return sql`select count(*) ${studentsOf(schoolId, filter, filter.userName !== '')}`
}

export interface StudentRow {
  userId: number
  userName: string
  studentCard: string | null
  own: AllowanceRow | null
  standing: AllowanceRow | null
  more: MoreTime
  startTime: string | null
  endTime: string | null
  minutes: number
  attempts: number | null
  begun: number
  writing: boolean
  deadline: string | null
}

/**
 * Lists the students of the course. Students who are writing come first, because they need extra
 * time urgently.
 */
export async function listStudents(
  db: Db,
  schoolId: number,
  filter: StudentFilter,
): Promise<StudentRow[]> {
  const one = (where: SQL) =>
    sql`(select ${allowanceJson} from users g, ${live(where)} and g.id = al.created_by)`
  const sat = sql`from attempts a where a.examination_id = x.id and a.user_id = u.id`
  // With `is true`, the planner finds the student in a hash. A whole school may be writing.
  const writes = sql`(u.id in (select a.user_id from attempts a where a.examination_id = ${filter.examinationId}::bigint and a.state = 'in_progress')) is true`
  const { rows } = await db.execute<{ student: StudentRow }>(sql`
    select json_build_object('userId', u.id, 'userName', u.name, 'studentCard', u.student_card,
      'own', ${one(ofThis)}, 'standing', ${one(ofAll)}, 'more', ${moreOf(sql`u.id`, 'x')},
      'startTime', x.start_time, 'endTime', x.end_time, 'minutes', x.minutes, 'attempts', x.attempts,
      'begun', (select count(*) ${sat}), 'writing', exists (select 1 ${sat} and a.state = 'in_progress'),
      'deadline', (select a.deadline ${sat} and a.state = 'in_progress')) as student
    from examinations x, (select u.id, u.name, u.student_card, row_number() over () as place from (
      select u.id, u.name, u.student_card ${studentsOf(schoolId, filter)}
      order by ${writes} desc, u.name_sort, u.id limit ${filter.size} offset ${(filter.page - 1) * filter.size}) u) u
    where x.school_id = ${schoolId}::bigint and x.id = ${filter.examinationId}::bigint order by u.place`)
  return rows.map(({ student }) => student)
}

export function countChanges(schoolId: number, examinationId: number): SQL {
  return sql`select count(*) from examination_changes where school_id = ${schoolId}::bigint and examination_id = ${examinationId}::bigint`
}

export interface ChangeRow {
  id: number
  kind: 'extended' | 'given' | 'ended'
  changedAt: string
  changedBy: string
  userName: string | null
  standing: boolean
  reason: string
  before: object | null
  after: object | null
}

export async function listChanges(
  db: Db,
  schoolId: number,
  { examinationId, page, size }: { examinationId: number; page: number; size: number },
): Promise<ChangeRow[]> {
  const { rows } = await db.execute<{ change: ChangeRow }>(sql`
    select json_build_object('id', c.id, 'kind', c.kind, 'changedAt', c.changed_at, 'changedBy', b.name, 'userName', u.name,
      'standing', c.standing, 'reason', c.reason, 'before', c.before, 'after', c.after) as change
    from examination_changes c join users b on b.id = c.changed_by left join users u on u.id = c.user_id
    where c.school_id = ${schoolId}::bigint and c.examination_id = ${examinationId}::bigint
    order by c.id desc limit ${size} offset ${(page - 1) * size}`)
  return rows.map(({ change }) => change)
}

/** Counts the students who are not writing and have no attempt left, not even an additional one. */
export async function countWithoutAttempt(
  tx: Db,
  { id, schoolId, attempts: usual }: Pick<ExaminationRow, 'id' | 'schoolId' | 'attempts'>,
  userIds: readonly number[],
  extraAttempts: number,
): Promise<number> {
  const begun = sql`from attempts a where a.examination_id = ${id}::bigint and a.user_id = u.id`
  const { rows } = await tx.execute<{ count: string }>(sql`
    select count(*) as count from unnest(${idList(userIds)}) as u (id)
    where (select count(*) ${begun}) >= ${usual}::int + greatest(${extraAttempts}::int, (
        select coalesce(max(al.extra_attempts), 0) from exam_allowances al where al.school_id = ${schoolId}::bigint
          and al.user_id = u.id and al.examination_id is null and al.ended_at is null))
      and not exists (select 1 ${begun} and a.state = 'in_progress')`)
  return Number(rows[0]?.count ?? 0)
}

// The statements that give extra time. Locks are always taken in this order: students, examinations,
// attempts.

/**
 * Locks the enrolments of these students. So two teachers give extra time one after the other.
 * Returns the students who are in the course.
 */
export async function lockStudents(
  tx: Db,
  { schoolId, courseId }: { schoolId: number; courseId: number },
  userIds: readonly number[],
): Promise<number[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.schoolId, schoolId),
        inArray(users.id, [...userIds]),
        sql`exists (select 1 from ${enrolments} where ${enrolments.schoolId} = ${users.schoolId} and ${enrolments.userId} = ${users.id} and ${enrolments.courseId} = ${courseId})`,
      ),
    )
    .orderBy(asc(users.id))
    .for('no key update')
  return rows.map(({ id }) => id)
}

const idList = (ids: readonly number[]) => sql`${sql.param(`{${ids.join(',')}}`)}::bigint[]`

/**
 * Locks one examination so that no attempt begins at the same time. Without an examination, locks
 * all examinations that these students may be writing.
 */
export async function lockExaminations(
  tx: Db,
  schoolId: number,
  { examinationId, userIds }: { examinationId: number | null; userIds: readonly number[] },
): Promise<ExaminationRow[]> {
  const joined = sql`exists (select 1 from enrolments e where e.school_id = ${examinations.schoolId} and e.course_id = ${examinations.courseId} and e.user_id = any(${idList(userIds)}))`
  return tx
    .select()
    .from(examinations)
    .where(
      and(
        eq(examinations.schoolId, schoolId),
        examinationId === null
          ? sql`${examinations.status} > 0 and ${joined}`
          : eq(examinations.id, examinationId),
      ),
    )
    .orderBy(asc(examinations.id))
    .for('no key update')
}

/**
 * Raises the versions. A student who has read the old times and begins now must then read the new
 * ones.
 */
export async function raiseVersions(tx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(examinations)
    .set({ version: sql`${examinations.version} + 1` })
    .where(and(inArray(examinations.id, [...ids]), sql`${examinations.status} > 0`))
}

export type LiveAllowance = MoreTime & { id: number; userId: number; examinationId: number | null }

const liveColumns = {
  id: examAllowances.id,
  userId: examAllowances.userId,
  examinationId: examAllowances.examinationId,
  factor: examAllowances.factor,
  extraMinutes: examAllowances.extraMinutes,
  extraAttempts: examAllowances.extraAttempts,
}

export async function listLive(
  tx: Db,
  schoolId: number,
  { examinationId, userIds }: { examinationId: number | null; userIds: readonly number[] },
): Promise<LiveAllowance[]> {
  return tx
    .select(liveColumns)
    .from(examAllowances)
    .where(
      and(
        eq(examAllowances.schoolId, schoolId),
        inArray(examAllowances.userId, [...userIds]),
        sql`${examAllowances.examinationId} is not distinct from ${examinationId}::bigint`,
        sql`${examAllowances.endedAt} is null`,
      ),
    )
}

/** Finds an allowance, even one that has ended. A second click that ends it is then recognised. */
export async function findAllowance(tx: Db, schoolId: number, id: number) {
  const rows = await tx
    .select({ ...liveColumns, endedAt: examAllowances.endedAt })
    .from(examAllowances)
    .where(and(eq(examAllowances.schoolId, schoolId), eq(examAllowances.id, id)))
  return rows[0]
}

export interface Giving extends MoreTime {
  schoolId: number
  /** Null for a permanent allowance. */
  examinationId: number | null
  reason: string
  by: number
  at: Date
}

export async function endAllowances(
  tx: Db,
  ids: readonly number[],
  { by, at }: Pick<Giving, 'by' | 'at'>,
): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(examAllowances)
    .set({ endedBy: by, endedAt: at })
    .where(inArray(examAllowances.id, [...ids]))
}

export async function createAllowances(
  tx: Db,
  userIds: readonly number[],
  { by, at, ...giving }: Giving,
): Promise<void> {
  const rows = userIds.map((userId) => ({ ...giving, userId, createdBy: by, createdAt: at }))
  await tx.insert(examAllowances).values(rows)
}

export async function noteChanges(
  tx: Db,
  changes: (typeof examinationChanges.$inferInsert)[],
): Promise<void> {
  if (changes.length > 0) await tx.insert(examinationChanges).values(changes)
}

// The statements about open attempts.

/**
 * Lists the open attempts and the allowances of their students, and locks them until the
 * transaction ends. A closed attempt never opens again.
 */
export async function lockOpenAttempts(
  tx: Db,
  examinationIds: readonly number[],
  userIds?: readonly number[],
) {
  if (examinationIds.length === 0) return []
  return tx
    .select({
      attempt: attempts,
      examination: examinations,
      more: moreOf(attempts.userId, 'examinations'),
    })
    .from(attempts)
    .innerJoin(examinations, eq(examinations.id, attempts.examinationId))
    .where(
      and(
        inArray(attempts.examinationId, [...examinationIds]),
        userIds && inArray(attempts.userId, [...userIds]),
        eq(attempts.state, 'in_progress'),
      ),
    )
    .orderBy(asc(attempts.id))
    .for('update', { of: attempts })
}

export interface MovedAttempt {
  id: number
  endsAt: Date | null
  deadline: Date | null
  closesAt: Date | null
  /** Null if the end of the paper does not change. */
  extension: Extension | null
}

/**
 * Stores the new clocks and their events in one statement. The raised version shows the change to
 * requests that read the attempt before it.
 */
export async function moveAttempts(
  tx: Db,
  moved: readonly MovedAttempt[],
  { by, at, reason }: { by: number; at: Date; reason: string },
): Promise<void> {
  if (moved.length === 0) return
  const list = JSON.stringify(
    moved.map(({ id, endsAt, deadline, closesAt, extension }) => ({
      id,
      ends_at: endsAt,
      deadline,
      closes_at: closesAt,
      extension,
    })),
  )
  await tx.execute(sql`
    with given as (
      select * from jsonb_to_recordset(${list}::jsonb) as g (id bigint, ends_at timestamptz, deadline timestamptz, closes_at timestamptz, extension jsonb)
    ), moved as (
      update attempts a set ends_at = g.ends_at, deadline = g.deadline, closes_at = g.closes_at, version = a.version + 1,
        extension = coalesce(nullif(g.extension, 'null'::jsonb), a.extension)
      from given g where a.id = g.id and a.state = 'in_progress' returning a.id, g.deadline
    )
    insert into attempt_events (attempt_id, at, actor_id, kind, detail)
    select id, ${at.toISOString()}::timestamptz, ${by}::bigint, 'extended', jsonb_build_object('deadline', deadline, 'reason', ${reason}::text) from moved`)
}

/**
 * Lists the students whom an extension of the whole examination concerns: they may still write the
 * examination, or wait for marks.
 */
export async function listConcerned(
  tx: Db,
  { schoolId, courseId, id }: Pick<ExaminationRow, 'schoolId' | 'courseId' | 'id'>,
  { times, review }: { times: boolean; review: boolean },
): Promise<number[]> {
  const sat = sql`select 1 from attempts a where a.examination_id = ${id}::bigint and a.user_id = e.user_id`
  const { rows } = await tx.execute<{ user_id: string }>(sql`
    select e.user_id from enrolments e where e.school_id = ${schoolId}::bigint and e.course_id = ${courseId}::bigint
      and ((${times} and (not exists (${sat} and a.state <> 'in_progress') or exists (${sat} and a.state = 'in_progress')))
        or (${review} and exists (${sat} and a.state <> 'in_progress')))
    order by 1`)
  return rows.map(({ user_id }) => Number(user_id))
}
