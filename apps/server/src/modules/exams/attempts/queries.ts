import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { found } from '../../../platform/refusal.ts'
import { attemptEvents, type AttemptRow, attempts } from '../tables.ts'

export async function findAttempt(
  db: Db,
  schoolId: number,
  userId: number,
  attemptId: number,
): Promise<AttemptRow | undefined> {
  const rows = await db
    .select()
    .from(attempts)
    .where(
      and(eq(attempts.schoolId, schoolId), eq(attempts.userId, userId), eq(attempts.id, attemptId)),
    )
  return rows[0]
}

export async function getOwnAttempt(
  db: Db,
  schoolId: number,
  userId: number,
  attemptId: number,
): Promise<AttemptRow> {
  return found(await findAttempt(db, schoolId, userId, attemptId))
}

/** The newest first. */
export async function listOwnAttempts(
  db: Db,
  schoolId: number,
  userId: number,
  examinationId: number,
): Promise<AttemptRow[]> {
  return db
    .select()
    .from(attempts)
    .where(
      and(
        eq(attempts.schoolId, schoolId),
        eq(attempts.userId, userId),
        eq(attempts.examinationId, examinationId),
      ),
    )
    .orderBy(desc(attempts.number))
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
  /** The end of the examination for this student. */
  endsAt: Date | null
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
      select id, school_id, course_id, clock_stops from examinations
      where id = ${attempt.examinationId}::bigint and school_id = ${attempt.schoolId}::bigint and status = 1 and version = ${attempt.examinationVersion}::integer
      for share
    ), attempt as (
      insert into attempts (school_id, examination_id, course_id, user_id, number, state, started_at, ends_at, deadline, closes_at, clock_stops, seen_at, holder, seed)
      select school_id, id, course_id, ${attempt.userId}::bigint, ${attempt.number}::integer, 'in_progress', ${started}::timestamptz, ${attempt.endsAt?.toISOString() ?? null}::timestamptz,
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
        // An extension raises the version: it is not written over (EXM-117).
        eq(attempts.version, attempt.version),
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
