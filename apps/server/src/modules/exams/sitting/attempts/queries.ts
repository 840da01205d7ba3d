import { and, desc, eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Db } from '../../../../platform/database/database.ts'
import { prepareQuery, prepareSql, type Slots } from '../../../../platform/database/prepared.ts'
import { found } from '../../../../platform/refusal.ts'
import { attemptEvents, type AttemptRow, attempts, examinations } from '../../tables.ts'
import type { AttemptClock } from './rules.ts'

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

interface OwnKeys {
  schoolId: number
  userId: number
  examinationId: number
}

const ownAttempts = prepareQuery((db, { schoolId, userId, examinationId }: Slots<OwnKeys>) =>
  db
    .select()
    .from(attempts)
    .where(
      and(
        eq(attempts.schoolId, schoolId),
        eq(attempts.userId, userId),
        eq(attempts.examinationId, examinationId),
      ),
    )
    .orderBy(desc(attempts.number)),
)

/** Lists the attempts of a student, the newest first. */
export async function listOwnAttempts(
  db: Db,
  schoolId: number,
  userId: number,
  examinationId: number,
): Promise<AttemptRow[]> {
  return ownAttempts(db, { schoolId, userId, examinationId })
}

/** The number of attempts that a student has begun, and the open one. */
export interface Begun {
  count: number
  open: (AttemptClock & { id: number }) | null
}

type OpenJson = Record<'deadline' | 'closesAt' | 'endsAt', string | null> & {
  id: number
  clockStops: boolean
  seenAt: string
}

const momentOf = (text: string | null) => (text === null ? null : new Date(text))

function readBegun({ count, open }: { count: number; open: OpenJson | null }): Begun {
  return {
    count,
    open: open && {
      ...open,
      deadline: momentOf(open.deadline),
      closesAt: momentOf(open.closesAt),
      endsAt: momentOf(open.endsAt),
      seenAt: new Date(open.seenAt),
    },
  }
}

/** Returns the attempts of one student for the examination of the row of `examinations`. */
export function begunBy(userId: number | SQLWrapper): SQL<Begun> {
  return sql`(select json_build_object('count', count(*), 'open', json_agg(json_build_object('id', a.id, 'deadline', a.deadline,
      'closesAt', a.closes_at, 'endsAt', a.ends_at, 'clockStops', a.clock_stops, 'seenAt', a.seen_at)) filter (where a.state = 'in_progress') -> 0)
    from attempts a where a.examination_id = ${examinations.id} and a.user_id = ${userId})`.mapWith(
    readBegun,
  )
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
  /** If the examination has changed since this version, no attempt begins. */
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
  /** The device on which the attempt begins (EXM-194). */
  device: string
  address: string
}

function beginningValues(attempt: NewAttempt, items: readonly NewItem[]) {
  return {
    ...attempt,
    startedAt: attempt.startedAt.toISOString(),
    endsAt: attempt.endsAt?.toISOString() ?? null,
    deadline: attempt.deadline?.toISOString() ?? null,
    closesAt: attempt.closesAt?.toISOString() ?? null,
    items: JSON.stringify(
      items.map((item) => ({
        number: item.number,
        subject: item.subjectId,
        version: item.versionId,
        points: item.points,
        option_order: item.optionOrder,
      })),
    ),
  }
}

const beginning = prepareSql(
  ({
    examinationId,
    examinationVersion,
    schoolId,
    userId,
    number,
    startedAt,
    endsAt,
    deadline,
    closesAt,
    holder,
    seed,
    device,
    address,
    items,
  }: Slots<ReturnType<typeof beginningValues>>) => sql<{
    id: string
    items: { id: number; number: number }[] | null
  }>`
    with exam as (
      select id, school_id, course_id, clock_stops from examinations
      where id = ${examinationId}::bigint and school_id = ${schoolId}::bigint and status = 1 and version = ${examinationVersion}::integer
      for share
    ), attempt as (
      insert into attempts (school_id, examination_id, course_id, user_id, number, state, started_at, ends_at, deadline, closes_at, clock_stops, seen_at, holder, seed)
      select school_id, id, course_id, ${userId}::bigint, ${number}::integer, 'in_progress', ${startedAt}::timestamptz, ${endsAt}::timestamptz,
        ${deadline}::timestamptz, ${closesAt}::timestamptz, clock_stops, ${startedAt}::timestamptz, ${holder}::text, ${seed}::bigint
      from exam
      on conflict do nothing
      returning id
    ), items as (
      insert into attempt_items (attempt_id, number, exam_subject_id, question_version_id, points, option_order)
      select attempt.id, i.number, i.subject, i.version, i.points, i.option_order
      from attempt, jsonb_to_recordset(${items}::jsonb) as i (number integer, subject bigint, version bigint, points integer, option_order jsonb)
      returning id, number
    ), client as (
      insert into attempt_clients (attempt_id, device, address) select id, ${device}::text, ${address}::text from attempt returning 1
    ), logged as (
      insert into attempt_events (attempt_id, at, actor_id, kind) select id, ${startedAt}::timestamptz, ${userId}::bigint, 'begun' from attempt returning 1
    )
    select id, (select json_agg(json_build_object('id', id, 'number', number)) from items) as items from attempt`,
)

export interface NewlyBegun {
  id: number
  /** The ids of the attempt's questions, by number. */
  itemIds: ReadonlyMap<number, number>
}

/**
 * Begins an attempt with all its questions in one statement. Returns undefined if another request
 * was faster or the examination is not open any more.
 */
export async function beginAttempt(
  db: Db,
  attempt: NewAttempt,
  items: readonly NewItem[],
): Promise<NewlyBegun | undefined> {
  const [row] = await beginning(db, beginningValues(attempt, items))
  return (
    row && {
      id: Number(row.id),
      itemIds: new Map((row.items ?? []).map(({ id, number }) => [number, id])),
    }
  )
}

export interface Return {
  holder: string | null
  now: Date
  deadline: Date | null
  closesAt: Date | null
  pausedSeconds: number
}

/**
 * Takes the paper over and restarts a stopped clock. Returns undefined if another request changed
 * the attempt at the same moment.
 */
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
        // An extension raises the version. So this update cannot overwrite an extension (EXM-117).
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
