import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { awaySeconds } from './clock-rules.ts'
import type { Change, PaperMark } from './rules.ts'
import {
  type Gate,
  gateOf,
  type NewAnswer,
  savingOf,
  sequenceAfter,
  type StoredAnswer,
  storedAnswers,
} from './saving/queries.ts'
import { attemptEvents, type AttemptRow, attempts, type AttemptState } from './tables.ts'

// The statements that change attempts. Saving and submitting are the hot ones: one statement each.

export type { Gate, NewAnswer, StoredAnswer } from './saving/queries.ts'

export interface Saved {
  deadline: Date | null
  acceptedSeq: number
  answers: StoredAnswer[]
}

const momentOf = (text: string | null) => (text === null ? null : new Date(text))

type SavedRow = {
  deadline: string | null
  accepted_seq: number
  answers: (Omit<StoredAnswer, 'storedAt'> & { storedAt: string | null })[] | null
}

/** One statement, so that what is acknowledged is committed and nothing reaches a submitted paper; undefined when the gate was shut. */
export async function saveAnswers(
  db: Db,
  gate: Gate,
  answers: readonly NewAnswer[],
  countDown: number | null,
): Promise<Saved | undefined> {
  const { rows } = await db.execute<SavedRow>(sql`
    with touched as (
      update attempts set seen_at = ${gate.now.toISOString()}::timestamptz, holder = coalesce(holder, ${gate.holder}::text), accepted_seq = ${sequenceAfter(answers)}
      where ${gateOf(gate)}
      returning id, deadline, accepted_seq, generation
    ), ${savingOf(answers, countDown, gate.now)}
    select deadline, accepted_seq, (${storedAnswers}) as answers from touched`)
  const row = rows[0]
  return (
    row && {
      deadline: momentOf(row.deadline),
      acceptedSeq: Number(row.accepted_seq),
      answers: (row.answers ?? []).map((one) => ({ ...one, storedAt: momentOf(one.storedAt) })),
    }
  )
}

/** Saves the last answers and closes the attempt; true for exactly one of several at once (EXM-112). */
export async function submitAttempt(
  db: Db,
  gate: Gate & { to: AttemptState },
  answers: readonly NewAnswer[],
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    with touched as (
      update attempts set state = ${gate.to}, submitted_at = ${gate.now.toISOString()}::timestamptz, submitted_by = ${gate.userId}::bigint, version = version + 1, accepted_seq = ${sequenceAfter(answers)}
      where ${gateOf(gate)}
      returning id, accepted_seq, generation
    ), ${savingOf(answers, null, gate.now)}
    select id from touched`)
  return rows.length > 0
}

/** The same condition as `isDue` of the clock rules, for rows. */
function dueAt(now: Date): SQL {
  const moment = now.toISOString()
  return sql`closes_at <= ${moment}::timestamptz and (not clock_stops
    or ends_at + (closes_at - deadline) <= ${moment}::timestamptz
    or seen_at + make_interval(secs => ${awaySeconds}) >= deadline)`
}

/** The server submits, with the deadline as finish time; who is already at it is left alone (EXM-034). */
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

export async function listDueAttempts(
  db: Db,
  scope: DueScope,
  now: Date,
  most = 500,
): Promise<number[]> {
  const rows = await db
    .select({ id: attempts.id })
    .from(attempts)
    .where(dueWithin(scope, now))
    .orderBy(asc(attempts.closesAt))
    .limit(most)
  return rows.map(({ id }) => id)
}

/** Marks, score and the event of the change, in one statement. */
export async function storeMarks(
  db: Db,
  attemptId: number,
  mark: PaperMark,
  event: { kind: AttemptState; actorId: number | null; at: Date },
): Promise<void> {
  const list = JSON.stringify(
    mark.items.map(({ id, score, isRight, waiting }) => ({
      id,
      score,
      is_right: isRight,
      waiting,
    })),
  )
  await db.execute(sql`
    with marked as (
      update attempt_items i set score = m.score, is_right = m.is_right, waiting = m.waiting
      from jsonb_to_recordset(${list}::jsonb) as m (id bigint, score integer, is_right boolean, waiting boolean)
      where i.id = m.id and i.attempt_id = ${attemptId}::bigint returning 1
    ), told as (
      insert into attempt_events (attempt_id, at, actor_id, kind) values (${attemptId}::bigint, ${event.at.toISOString()}::timestamptz, ${event.actorId}::bigint, ${event.kind}) returning 1
    )
    update attempts set score = ${mark.score}::integer, waiting = ${mark.waiting} where id = ${attemptId}::bigint`)
}

export interface NewItem {
  number: number
  subjectId: number
  versionId: number
  points: number
  optionOrder: string[] | null
}

export interface NewAttempt {
  examinationId: number
  /** A change of the examination since it was read lets nothing begin. */
  examinationVersion: number
  schoolId: number
  userId: number
  number: number
  startedAt: Date
  deadline: Date | null
  closesAt: Date | null
  holder: string | null
  seed: number
}

/** Begins an attempt with all its questions in one statement; undefined when another one was quicker or the examination is not open any more. */
export async function beginAttempt(
  db: Db,
  attempt: NewAttempt,
  items: readonly NewItem[],
): Promise<number | undefined> {
  const list = JSON.stringify(
    items.map((item) => ({
      number: item.number,
      subject: item.subjectId,
      version: item.versionId,
      points: item.points,
      option_order: item.optionOrder,
    })),
  )
  const started = attempt.startedAt.toISOString()
  const { rows } = await db.execute<{ id: string }>(sql`
    with exam as (
      select id, school_id, course_id, end_time, clock_stops from examinations
      where id = ${attempt.examinationId}::bigint and school_id = ${attempt.schoolId}::bigint and status = 1 and version = ${attempt.examinationVersion}::integer
      for share
    ), attempt as (
      insert into attempts (school_id, examination_id, course_id, user_id, number, state, started_at, ends_at, deadline, closes_at, clock_stops, seen_at, holder, seed)
      select school_id, id, course_id, ${attempt.userId}::bigint, ${attempt.number}::integer, 'in_progress', ${started}::timestamptz, end_time,
        ${attempt.deadline?.toISOString() ?? null}::timestamptz, ${attempt.closesAt?.toISOString() ?? null}::timestamptz, clock_stops, ${started}::timestamptz, ${attempt.holder}::text, ${attempt.seed}::bigint
      from exam
      on conflict do nothing
      returning id
    ), items as (
      insert into attempt_items (attempt_id, number, exam_subject_id, question_version_id, points, option_order)
      select attempt.id, i.number, i.subject, i.version, i.points, i.option_order
      from attempt, jsonb_to_recordset(${list}::jsonb) as i (number integer, subject bigint, version bigint, points integer, option_order jsonb)
      returning 1
    ), told as (
      insert into attempt_events (attempt_id, at, actor_id, kind) select id, ${started}::timestamptz, ${attempt.userId}::bigint, 'begun' from attempt returning 1
    )
    select id from attempt`)
  return rows[0] && Number(rows[0].id)
}

export interface Return {
  holder: string | null
  now: Date
  deadline: Date | null
  closesAt: Date | null
  pausedSeconds: number
}

/** Takes the paper over and lets a stopped clock go on; undefined when another call changed it at the same moment. */
export async function continueAttempt(
  db: Db,
  attempt: AttemptRow,
  back: Return,
): Promise<AttemptRow | undefined> {
  const same = back.pausedSeconds > 0 ? eq(attempts.seenAt, attempt.seenAt) : undefined
  const rows = await db
    .update(attempts)
    .set({
      holder: sql`coalesce(${back.holder}::text, holder)`,
      generation: sql`generation + case when holder is distinct from coalesce(${back.holder}::text, holder) then 1 else 0 end`,
      seenAt: back.now,
      deadline: back.deadline,
      closesAt: back.closesAt,
      pausedSeconds: attempt.pausedSeconds + back.pausedSeconds,
    })
    .where(
      and(
        eq(attempts.id, attempt.id),
        eq(attempts.state, 'in_progress'),
        eq(attempts.pausedSeconds, attempt.pausedSeconds),
        same,
      ),
    )
    .returning()
  return rows[0]
}

export async function addEvent(
  db: Db,
  attemptId: number,
  event: { kind: string; actorId: number | null; at: Date; detail?: unknown },
): Promise<void> {
  await db.insert(attemptEvents).values({ attemptId, ...event })
}
