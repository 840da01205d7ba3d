import {
  and,
  asc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { PracticeMode } from '@titian/contract'
import type { Db } from '../../../platform/database/database.ts'
import { found } from '../../../platform/refusal.ts'
import { courses, relation } from '../../courses/index.ts'
import { laterDue, type Player, type RunWithState, type Window } from '../queries.ts'
import { players } from '../turns/queries.ts'
import type { OwnRuns } from './rules.ts'
import {
  type AssignmentRow,
  type NewAssignment,
  practiceAssignments,
  practiceExtensions,
  practiceRuns,
} from '../tables.ts'

const columns = getTableColumns(practiceAssignments)
const ofCourse = eq(courses.id, practiceAssignments.courseId)
const own = (schoolId: number, id: number) =>
  and(eq(practiceAssignments.schoolId, schoolId), eq(practiceAssignments.id, id))
const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`

/**
 * Condition that the person of the row `e` of `enrolments` is a student. Teachers of the course do
 * not count (TCH-129).
 */
export const isStudent = sql`not (
  exists (select 1 from course_teachers t where t.course_id = e.course_id and t.user_id = e.user_id)
  or exists (select 1 from courses c where c.id = e.course_id and c.author_id = e.user_id
    and not exists (select 1 from course_teachers m where m.course_id = c.id and m.master)))`

/** Condition that the run `r` has begun. A game in its lobby has not begun, and uses no attempt. */
export const hasBegun = sql`r.state <> 'lobby'`

/**
 * The students with a run of the assignment, each with the best result. `used` also counts lobbies.
 */
const played = sql`(
  select s.user_id, bool_or(${hasBegun}) as has_begun, bool_or(r.ended_at is not null) as has_ended,
    max(r.percent) as best, count(distinct r.id) as used
  from practice_runs r join practice_seats s on s.run_id = r.id
  where r.school_id = practice_assignments.school_id and r.assignment_id = practice_assignments.id
  group by s.user_id)`

/** Counts of the students' work as one JSON value, so that a list needs one statement. */
interface Counts {
  students: number
  started: number
  ended: number
  passed: number
  average: number | null
  attemptsUsed: number
  /** The number of games in their lobby. */
  lobbies: number
  /** PRC-181: teams with a player who has not ended a game. */
  leftOut: number
  /** The assignment of the next round, if any. */
  next: number | null
  /**
   * PRC-050: the ids of the teachers' cards that were copied into the assignment and still exist.
   */
  cards: number[]
}
const counts = sql<Counts>`(
  select json_build_object(
    'students', (select count(*) from enrolments e where e.school_id = practice_assignments.school_id
      and e.course_id = practice_assignments.course_id and ${isStudent}),
    'started', count(*) filter (where p.has_begun), 'ended', count(*) filter (where p.has_ended),
    'passed', count(*) filter (where p.best >= practice_assignments.pass_line),
    'average', round(avg(p.best))::int, 'attemptsUsed', coalesce(max(p.used), 0),
    'lobbies', (select count(*) from practice_runs l where l.school_id = practice_assignments.school_id
      and l.assignment_id = practice_assignments.id and l.state = 'lobby'),
    'leftOut', (select count(*) from practice_runs g where g.school_id = practice_assignments.school_id
      and g.assignment_id = practice_assignments.id and g.mode = 'team' and g.ended_at is null
      and exists (select 1 from practice_seats s where s.run_id = g.id and not exists (
        select 1 from practice_seats o join practice_runs e on e.id = o.run_id where o.user_id = s.user_id
          and e.school_id = g.school_id and e.assignment_id = g.assignment_id and e.ended_at is not null))),
    'next', (select n.id from practice_assignments n where n.school_id = practice_assignments.school_id
      and n.follows_id = practice_assignments.id),
    'cards', (select coalesce(json_agg(c.id), '[]')
      from jsonb_path_query(practice_assignments.scenario, '$.ownCards[*].code') o (code)
      join practice_cards c on c.id = substr(o.code #>> '{}', 2)::bigint
      where practice_assignments.kind = 'erp' and c.school_id = practice_assignments.school_id and c.removed_at is null))
  from ${played} p)`
const taught = { ...columns, counts }
export type TaughtRow = AssignmentRow & { counts: Counts }

/** Lists the assignments of a course, newest first. */
export async function listTaught(
  db: Db,
  schoolId: number,
  courseId: number,
  { page, size }: Window,
): Promise<{ rows: TaughtRow[]; total: number }> {
  const where = and(
    eq(practiceAssignments.schoolId, schoolId),
    eq(practiceAssignments.courseId, courseId),
  )
  const rows = await db
    .select({ ...taught, total: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(practiceAssignments)
    .where(where)
    .orderBy(sql`${practiceAssignments.id} desc`)
    .limit(size)
    .offset((page - 1) * size)
  const total = rows[0]?.total ?? (page > 1 ? await db.$count(practiceAssignments, where) : 0)
  return { rows, total }
}

export async function getTaught(db: Db, schoolId: number, id: number): Promise<TaughtRow> {
  const [row] = await db.select(taught).from(practiceAssignments).where(own(schoolId, id))
  return found(row)
}

/** Returns an assignment with its course, and the role of the person in the course. */
const courseFor = (userId: number) => ({ ...getTableColumns(courses), ...relation(userId) })

export async function getFor(db: Db, schoolId: number, id: number, userId: number) {
  const [row] = await db
    .select({ assignment: columns, course: courseFor(userId) })
    .from(practiceAssignments)
    .innerJoin(courses, ofCourse)
    .where(own(schoolId, id))
  return found(row)
}

/** Returns an assignment of a course with the counts of the students' work. */
export async function getTaughtFor(db: Db, schoolId: number, id: number, userId: number) {
  const [row] = await db
    .select({ assignment: taught, course: courseFor(userId) })
    .from(practiceAssignments)
    .innerJoin(courses, ofCourse)
    .where(own(schoolId, id))
  return found(row)
}

/** Finds the assignment that the form with this key created; undefined for a new key. */
export async function findByKey(
  db: Db,
  { schoolId, authorId, key }: Pick<AssignmentRow, 'schoolId' | 'authorId' | 'key'>,
): Promise<AssignmentRow | undefined> {
  const [row] = await db
    .select()
    .from(practiceAssignments)
    .where(
      and(
        eq(practiceAssignments.schoolId, schoolId),
        eq(practiceAssignments.authorId, authorId),
        eq(practiceAssignments.key, key),
      ),
    )
  return row
}

/** Inserts an assignment and returns its id; undefined when an assignment already has the key. */
export async function insertAssignment(db: Db, row: NewAssignment): Promise<number | undefined> {
  const [made] = await db
    .insert(practiceAssignments)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: practiceAssignments.id })
  return made?.id
}

/**
 * Locks an assignment. A run that begins uses `share`, so that the frozen fields cannot change at
 * the same time; a change of the assignment uses `update`.
 */
export async function lockAssignment(
  tx: Db,
  schoolId: number,
  id: number,
  strength: 'share' | 'update',
): Promise<AssignmentRow> {
  const [row] = await tx.select().from(practiceAssignments).where(own(schoolId, id)).for(strength)
  return found(row)
}

export async function saveAssignment(
  tx: Db,
  id: number,
  values: Partial<NewAssignment>,
): Promise<void> {
  await tx.update(practiceAssignments).set(values).where(eq(practiceAssignments.id, id))
}

export async function deleteAssignment(tx: Db, id: number): Promise<void> {
  await tx.delete(practiceAssignments).where(eq(practiceAssignments.id, id))
}

/**
 * Returns the highest number of attempts that a student has used, including games in a lobby; 0
 * without runs.
 */
export async function mostUsed(tx: Db, schoolId: number, id: number): Promise<number> {
  const [row] = await tx.select({ counts }).from(practiceAssignments).where(own(schoolId, id))
  return found(row).counts.attemptsUsed
}

/**
 * Returns the ids of the people who are enrolled in the course, or have a run of the assignment.
 */
export async function studentsAmong(
  tx: Db,
  { schoolId, courseId, id }: Pick<AssignmentRow, 'schoolId' | 'courseId' | 'id'>,
  userIds: readonly number[],
): Promise<Set<number>> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select asked.id from jsonb_array_elements_text(${JSON.stringify(userIds)}::jsonb) a (text)
    cross join lateral (select a.text::bigint as id) asked
    where exists (select 1 from enrolments e where e.school_id = ${schoolId} and e.course_id = ${courseId} and e.user_id = asked.id)
      or exists (select 1 from practice_seats s join practice_runs r on r.id = s.run_id
        where s.user_id = asked.id and r.school_id = ${schoolId} and r.assignment_id = ${id})`)
  return new Set(rows.map((row) => Number(row.id)))
}

/** Lists the individual due dates of these people. */
export async function listExtended(tx: Db, assignmentId: number, userIds: readonly number[]) {
  const rows = await tx
    .select({ userId: practiceExtensions.userId, dueAt: practiceExtensions.dueAt })
    .from(practiceExtensions)
    .where(
      and(
        eq(practiceExtensions.assignmentId, assignmentId),
        inArray(practiceExtensions.userId, [...userIds]),
      ),
    )
  return new Map(rows.map(({ userId, dueAt }) => [userId, dueAt]))
}

export async function extend(
  tx: Db,
  { schoolId, id: assignmentId }: Pick<AssignmentRow, 'schoolId' | 'id'>,
  userIds: readonly number[],
  dueAt: Date,
): Promise<void> {
  await tx
    .insert(practiceExtensions)
    .values(userIds.map((userId) => ({ schoolId, assignmentId, userId, dueAt })))
    .onConflictDoUpdate({
      target: [practiceExtensions.assignmentId, practiceExtensions.userId],
      set: { dueAt },
    })
}

export async function takeBack(tx: Db, assignmentId: number, userIds: readonly number[]) {
  await tx
    .delete(practiceExtensions)
    .where(
      and(
        eq(practiceExtensions.assignmentId, assignmentId),
        inArray(practiceExtensions.userId, [...userIds]),
      ),
    )
}

const extendedFor = (userId: number | SQL) => sql`(
  select x.due_at from practice_extensions x
  where x.assignment_id = practice_assignments.id and x.user_id = ${userId})`

const dueFor = (userId: number) =>
  sql<string | null>`${laterDue(sql`practice_assignments.due_at`, extendedFor(userId))}`

/** Returns the latest due date among the players of the run `r`. */
const dueOfPlayers = (due: SQL) =>
  laterDue(
    due,
    sql`(select max(x.due_at) from practice_extensions x join practice_seats s on s.user_id = x.user_id
      where x.assignment_id = r.assignment_id and s.run_id = r.id)`,
  )

/** Returns the runs of one person in the assignment of the row. */
const runsOf = (userId: number) => sql<OwnRuns>`(
  select json_build_object('used', count(*) filter (where ${hasBegun}),
    'last', coalesce(max(r.attempt) filter (where r.user_id = ${userId}), 0),
    'best', max(r.percent), 'open', max(r.id) filter (where r.ended_at is null),
    'openDue', max(${dueOfPlayers(sql`practice_assignments.due_at`)}) filter (where r.ended_at is null),
    'ended', max(r.id) filter (where r.ended_at is not null))
  from practice_runs r
  where r.school_id = practice_assignments.school_id and r.assignment_id = practice_assignments.id
    and exists (select 1 from practice_seats s where s.run_id = r.id and s.user_id = ${userId}))`

/** Maximum number of a person's assignments in a response. */
const mostOwn = 200

const toDate = (text: string | null) => (text === null ? null : new Date(text))

/**
 * Lists the assignments of the person's courses and trainings. The one that ends first comes first.
 */
export async function listOwn(db: Db, { schoolId, userId }: Player) {
  const due = dueFor(userId)
  const rows = await db
    .select({ ...columns, names: courses.names, ownDue: due, runs: runsOf(userId) })
    .from(practiceAssignments)
    .innerJoin(courses, ofCourse)
    .where(
      and(
        eq(practiceAssignments.schoolId, schoolId),
        sql`exists (select 1 from enrolments e where e.school_id = ${schoolId}
          and e.course_id = practice_assignments.course_id and e.user_id = ${userId})`,
      ),
    )
    .orderBy(sql`${due} asc nulls last`, practiceAssignments.id)
    .limit(mostOwn)
  return rows.map((row) => ({ ...row, ownDue: toDate(row.ownDue) }))
}
export type OwnRow = Awaited<ReturnType<typeof listOwn>>[number]

/** PRC-022: lists the nearest future due date, by practice code. */
export async function listDues(db: Db, { schoolId, userId }: Player, now: Date) {
  const { rows } = await db.execute<{ practice: string; due: string }>(sql`
    select practice, min(due) as due from (
      select practice, ${dueFor(userId)} as due from practice_assignments
      where school_id = ${schoolId} and exists (select 1 from enrolments e where e.school_id = ${schoolId}
        and e.course_id = practice_assignments.course_id and e.user_id = ${userId})) given
    where due > ${at(now)} group by practice`)
  return new Map(rows.map(({ practice, due }) => [practice, new Date(due)]))
}

/** Returns the person's used attempts and due date in a locked assignment. */
export async function getStanding(tx: Db, id: number, userId: number) {
  const [row] = await tx
    .select({ dueAt: dueFor(userId), runs: runsOf(userId) })
    .from(practiceAssignments)
    .where(eq(practiceAssignments.id, id))
  const { dueAt, runs } = found(row)
  return { runs, dueAt: toDate(dueAt) }
}

/**
 * Lists open runs after their due date, beginning after the id `after`. Games in a lobby and paused
 * games are included.
 */
export async function listOverdue(
  db: Db,
  after: number,
  now: Date,
  most: number,
): Promise<Pick<RunWithState, 'id' | 'schoolId' | 'mode'>[]> {
  const { rows } = await db.execute<{ id: string; school_id: string; mode: PracticeMode }>(sql`
    select r.id, r.school_id, r.mode
    from practice_runs r join practice_assignments a on a.id = r.assignment_id
    where r.assignment_id is not null and r.id > ${after} and a.due_at <= ${at(now)}
      and (r.state = 'active' or (r.turn_ends_at is not null and r.state in ('lobby', 'paused')))
      and ${dueOfPlayers(sql`a.due_at`)} <= ${at(now)}
    order by r.id limit ${most}`)
  return rows.map(({ id, school_id, mode }) => ({
    id: Number(id),
    schoolId: Number(school_id),
    mode,
  }))
}

const hasEnded = and(isNotNull(practiceRuns.assignmentId), isNotNull(practiceRuns.endedAt))

const ended = {
  id: practiceRuns.id,
  schoolId: practiceRuns.schoolId,
  assignmentId: practiceRuns.assignmentId,
  percent: practiceRuns.percent,
  cap: practiceRuns.cap,
  score: practiceRuns.score,
  endedAt: practiceRuns.endedAt,
  players,
}

/**
 * Locks and returns ended runs that were not processed, of one assignment or of all. Two callers at
 * the same time get different runs.
 */
export const lockEnded = (tx: Db, most: number, assignmentId?: number) =>
  tx
    .select(ended)
    .from(practiceRuns)
    .where(
      and(
        hasEnded,
        isNull(practiceRuns.gatheredAt),
        assignmentId === undefined ? undefined : eq(practiceRuns.assignmentId, assignmentId),
      ),
    )
    .orderBy(asc(practiceRuns.id))
    .limit(most)
    .for('update', { skipLocked: true })
export type EndedRun = Awaited<ReturnType<typeof lockEnded>>[number]

/** Lists all ended runs of an assignment, in order of their start. */
export const listEnded = (tx: Db, schoolId: number, assignmentId: number): Promise<EndedRun[]> =>
  tx
    .select(ended)
    .from(practiceRuns)
    .where(
      and(
        hasEnded,
        eq(practiceRuns.schoolId, schoolId),
        eq(practiceRuns.assignmentId, assignmentId),
      ),
    )
    .orderBy(asc(practiceRuns.id))

export async function markGathered(tx: Db, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length > 0)
    await tx
      .update(practiceRuns)
      .set({ gatheredAt: now })
      .where(inArray(practiceRuns.id, [...ids]))
}
