import { awaySeconds } from '@titian/contract'
import type { ItemAnswer } from '@titian/exam-items/shape'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/database/database.ts'
import { prepareSql, type Slots } from '../../../../platform/database/prepared.ts'
import type { PaperMark } from '../scoring/rules.ts'
import { lockedEnrolment } from '../../../study/index.ts'
import type { AttemptPaper } from '../papers/queries.ts'
import type { Change } from '../../rules.ts'
import { attempts, type AttemptState, type Scoring } from '../../tables.ts'

// Attempts whose time is up, and the columns that the server stores at the closing.

type ToMarkRow = {
  id: string
  version_id: string
  points: number
  scoring: Scoring
  answer: ItemAnswer
}

const itemsToMark = prepareSql(
  ({ attemptId }: Slots<{ attemptId: number }>) => sql<ToMarkRow>`
    select i.id, i.question_version_id as version_id, i.points, s.scoring, a.answer
    from attempt_items i join exam_subjects s on s.id = i.exam_subject_id left join attempt_answers a on a.attempt_item_id = i.id
    where i.attempt_id = ${attemptId}::bigint order by i.number`,
)

/**
 * Lists what marking needs, read in this transaction. A correction may have changed it since the
 * paper was begun.
 */
export async function listItemsToMark(tx: Db, attemptId: number) {
  const rows = await itemsToMark(tx, { attemptId })
  return rows.map(({ id, version_id: versionId, points, scoring, answer }) => ({
    id: Number(id),
    versionId: Number(versionId),
    points,
    scoring,
    answer,
  }))
}

/** Returns the SQL of `isDue` in the clock rules. */
function dueAt(now: Date): SQL {
  const moment = now.toISOString()
  return sql`closes_at <= ${moment}::timestamptz and (not clock_stops
    or ends_at + (closes_at - deadline) <= ${moment}::timestamptz
    or seen_at + make_interval(secs => ${awaySeconds}) >= deadline)`
}

/**
 * Closes a due attempt with the deadline as finish time. An attempt that another process is closing
 * is skipped (EXM-034).
 */
export async function closeDueAttempt(
  db: Db,
  attemptId: number,
  { from, to }: Change,
  now: Date,
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    update attempts set state = ${to}, submitted_at = deadline, submitted_by = null, version = version + 1
    where id = (select id from attempts where id = ${attemptId}::bigint and state = ${from} and ${dueAt(now)} for update skip locked) and state = ${from}
    returning id`)
  return rows.length > 0
}

export interface DueScope {
  schoolId?: number
  courseId?: number
  examinationId?: number
  userId?: number
}

export function dueWithin(
  { schoolId, courseId, examinationId, userId }: DueScope,
  now: Date,
): SQL | undefined {
  return and(
    sql`state = 'in_progress' and ${dueAt(now)}`,
    schoolId === undefined ? undefined : eq(attempts.schoolId, schoolId),
    courseId === undefined ? undefined : eq(attempts.courseId, courseId),
    examinationId === undefined ? undefined : eq(attempts.examinationId, examinationId),
    userId === undefined ? undefined : eq(attempts.userId, userId),
  )
}

/** OPS-051: counts the due attempts of all schools, with the seconds since the oldest became due. */
export async function countOverdue(
  db: Db,
  now: Date,
): Promise<{ overdue: number; oldestSeconds: number }> {
  const { rows } = await db.execute<{ overdue: string; oldest: Date | string | null }>(sql`
    select count(*) as overdue, min(case
      when clock_stops and seen_at + make_interval(secs => ${awaySeconds}) < deadline
      then ends_at + (closes_at - deadline) else closes_at end) as oldest
    from attempts where state = 'in_progress' and ${dueAt(now)}`)
  const [row] = rows
  const oldest = row?.oldest ? new Date(row.oldest).getTime() : now.getTime()
  return {
    overdue: Number(row?.overdue ?? 0),
    oldestSeconds: Math.max(0, now.getTime() - oldest) / 1000,
  }
}

export async function listDueAttempts(
  db: Db,
  scope: DueScope,
  now: Date,
  limit = 500,
): Promise<number[]> {
  const rows = await db
    .select({ id: attempts.id })
    .from(attempts)
    .where(dueWithin(scope, now))
    .orderBy(asc(attempts.closesAt))
    .limit(limit)
  return rows.map(({ id }) => id)
}

type Attempt = Pick<AttemptPaper, 'attemptId' | 'schoolId' | 'courseId' | 'userId'>

function markValues(
  { attemptId, schoolId, courseId, userId }: Attempt,
  mark: PaperMark,
  event: { kind: AttemptState; actorId: number | null; at: Date },
) {
  return {
    attemptId,
    schoolId,
    courseId,
    userId,
    score: mark.score,
    waiting: mark.waiting,
    kind: event.kind,
    actorId: event.actorId,
    at: event.at.toISOString(),
    items: JSON.stringify(
      mark.items.map(({ id, score, isRight, waiting }) => ({
        id,
        score,
        is_right: isRight,
        waiting,
      })),
    ),
  }
}

const storing = prepareSql(
  ({
    attemptId,
    schoolId,
    courseId,
    userId,
    score,
    waiting,
    kind,
    actorId,
    at,
    items,
  }: Slots<ReturnType<typeof markValues>>) => sql<{ files: boolean }>`
    with marked as (
      update attempt_items i set score = m.score, is_right = m.is_right, waiting = m.waiting
      from jsonb_to_recordset(${items}::jsonb) as m (id bigint, score integer, is_right boolean, waiting boolean)
      where i.id = m.id and i.attempt_id = ${attemptId}::bigint returning 1
    ), logged as (
      insert into attempt_events (attempt_id, at, actor_id, kind) values (${attemptId}::bigint, ${at}::timestamptz, ${actorId}::bigint, ${kind}) returning 1
    ), enrolled as (
      ${lockedEnrolment({ schoolId, courseId, userId })}
    )
    update attempts set score = ${score}::integer, waiting = ${waiting} where id = ${attemptId}::bigint
    returning exists (select 1 from attempt_answer_files f where f.attempt_id = ${attemptId}::bigint and f.answers is not null) as files,
      exists (select 1 from enrolled) as is_enrolled`,
)

/**
 * Stores marks, score and the event of the change in one statement. This also locks what is counted
 * next. Returns true if files of answers wait for the closing.
 */
export async function storeMarks(
  db: Db,
  attempt: Attempt,
  mark: PaperMark,
  event: { kind: AttemptState; actorId: number | null; at: Date },
): Promise<boolean> {
  const [row] = await storing(db, markValues(attempt, mark, event))
  return row?.files ?? false
}
