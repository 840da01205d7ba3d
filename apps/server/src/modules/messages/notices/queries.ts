import type { MailKind, NoticeAudience, Texts } from '@titian/contract'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { found } from '../../../platform/refusal.ts'
import { users } from '../../accounts/index.ts'
import { courses, courseTeachers, enrolments, isTaught, likePattern } from '../../courses/index.ts'
import { trainings } from '../../training/index.ts'
import { listSubscribers, type Subscriber } from '../mails/queries.ts'
import {
  isShown,
  type ListedMessage,
  listNamed,
  type MessagePage,
  type Window,
  withReaders,
} from '../queries.ts'
import type { Readers } from '../readers/queries.ts'
import { messageRecipients, type MessageRow, messages, type NewMessage } from '../tables.ts'

/**
 * The audience of a notice: its course if it has one, its class if it has one, or else the whole
 * school.
 */
export interface Addressed {
  schoolId: number
  courseId?: number | null
  className?: string | null
}

const moment = (time: Date) => sql`${time.toISOString()}::timestamptz`

const listOf = (userIds: readonly number[]) =>
  sql`(select value::bigint as user_id from jsonb_array_elements_text(${JSON.stringify(userIds)}::jsonb)) chosen`

/** Returns the students and the teachers of a course. */
const peopleOf = (schoolId: number, courseId: number | SQL) => sql`
  select user_id from ${enrolments} where school_id = ${schoolId} and course_id = ${courseId}
  union select user_id from ${courseTeachers} where school_id = ${schoolId} and course_id = ${courseId}`

function recipientsOf({ schoolId, courseId, className }: Addressed): SQL {
  if (courseId) return peopleOf(schoolId, courseId)
  const ofClass = className ? sql`and class_name = ${className}` : sql``
  return sql`select id as user_id from ${users} where school_id = ${schoolId} and not disabled ${ofClass}`
}

export async function listRecipients(db: Db, to: Addressed, authorId: number): Promise<number[]> {
  const { rows } = await db.execute<{ user_id: string }>(
    sql`select user_id from (${recipientsOf(to)}) r where user_id <> ${authorId}`,
  )
  return rows.map((row) => Number(row.user_id))
}

/**
 * JOB-129: lists the readers of a notice who want it by mail. If the author chose students,
 * `chosen` has their ids. Without `chosen`, the audience of the notice decides.
 */
export function listMailed(
  db: Db,
  kind: MailKind,
  { authorId, ...to }: Addressed & { authorId: number },
  chosen: readonly number[] | undefined,
): Promise<Subscriber[]> {
  const readers = chosen ? sql`select user_id from ${listOf(chosen)}` : recipientsOf(to)
  const others = sql`select user_id from (${readers}) r where user_id <> ${authorId}`
  return listSubscribers(db, to.schoolId, kind, others)
}

export async function countRecipients(db: Db, to: Addressed, authorId: number): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (${recipientsOf(to)}) r where user_id <> ${authorId}`,
  )
  return Number(rows[0]?.count ?? 0)
}

/** Returns the course that carries a training (decision 0040), or refuses. */
export async function getCarrier(db: Db, schoolId: number, trainingId: number): Promise<number> {
  const [row] = await db
    .select({ courseId: trainings.courseId })
    .from(trainings)
    .where(and(eq(trainings.schoolId, schoolId), eq(trainings.id, trainingId)))
  return found(row).courseId
}

/** CNT-112: inserts the recipients of a notice to chosen students in one statement. */
export async function insertRecipients(
  db: Db,
  notice: { schoolId: number; id: number },
  userIds: readonly number[],
): Promise<void> {
  await db.execute(sql`insert into ${messageRecipients} (school_id, user_id, message_id)
    select ${notice.schoolId}, user_id, ${notice.id} from ${listOf(userIds)}`)
}

/** Lists the students to whom a notice was sent. */
export async function listChosen(db: Db, { schoolId, id }: MessageRow): Promise<number[]> {
  const rows = await db
    .select({ userId: messageRecipients.userId })
    .from(messageRecipients)
    .where(and(eq(messageRecipients.schoolId, schoolId), eq(messageRecipients.messageId, id)))
  return rows.map(({ userId }) => userId)
}

export async function insertNotice(db: Db, values: NewMessage): Promise<number> {
  const [row] = await db.insert(messages).values(values).returning({ id: messages.id })
  return found(row).id
}

/** A sent notice, with the number of chosen students who received it. */
export interface SentNow {
  id: number
  told: number
}

export async function findByKey(
  db: Db,
  { schoolId, authorId, key }: { schoolId: number; authorId: number; key: string },
): Promise<SentNow | undefined> {
  const [row] = await db
    .select({ id: messages.id, told: messages.told })
    .from(messages)
    .where(
      and(eq(messages.schoolId, schoolId), eq(messages.authorId, authorId), eq(messages.key, key)),
    )
  return row && { id: row.id, told: row.told ?? 0 }
}

export async function countWritten(
  db: Db,
  { schoolId, authorId }: { schoolId: number; authorId: number },
  since: Date,
): Promise<number> {
  return db.$count(
    messages,
    and(
      eq(messages.schoolId, schoolId),
      eq(messages.authorId, authorId),
      sql`${messages.createdAt} > ${moment(since)}`,
    ),
  )
}

/** Condition that every chosen student received the other notice. */
const isToAll = (userIds: readonly number[]) => sql`(${messages.told} is not null and not exists (
  select 1 from ${listOf(userIds)} where not exists (select 1 from ${messageRecipients} r
    where r.school_id = ${messages.schoolId} and r.message_id = ${messages.id} and r.user_id = chosen.user_id)))`

/**
 * Whether the same author sent the same text to the same readers a moment ago. Then this is a
 * second click.
 */
export async function hasTwin(
  db: Db,
  values: NewMessage,
  chosen: readonly number[] | undefined,
  since: Date,
): Promise<boolean> {
  const { schoolId, kind, title, content, titles, contents, authorId, courseId, className } = values
  const same = (column: SQL, value: Texts = {}) => sql`${column} = ${JSON.stringify(value)}::jsonb`
  const rows = await db
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.schoolId, schoolId),
        eq(messages.kind, kind),
        sql`${messages.courseId} is not distinct from ${courseId ?? null}::bigint`,
        sql`${messages.className} is not distinct from ${className ?? null}::text`,
        eq(messages.authorId, authorId ?? 0),
        eq(messages.title, title ?? ''),
        eq(messages.content, content ?? ''),
        same(sql`${messages.titles}`, titles),
        same(sql`${messages.contents}`, contents),
        sql`${messages.createdAt} > ${moment(since)}`,
        isShown,
        chosen ? isToAll(chosen) : isNull(messages.told),
      ),
    )
    .limit(1)
  return rows.length > 0
}

export async function getMessage(db: Db, schoolId: number, id: number): Promise<MessageRow> {
  const [row] = await db
    .select()
    .from(messages)
    .where(and(eq(messages.schoolId, schoolId), eq(messages.id, id), isShown))
  return found(row)
}

/** Withdraws a notice. Returns false if another person withdrew the notice first. */
export async function removeMessage(
  db: Db,
  schoolId: number,
  id: number,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(messages)
    .set({ removedAt: now })
    .where(and(eq(messages.schoolId, schoolId), eq(messages.id, id), isShown))
    .returning({ id: messages.id })
  return rows.length > 0
}

interface Caller {
  schoolId: number
  userId: number
  isStaff: boolean
}

interface TargetRow {
  /** The id of a course or training; null for a class, which has no id. */
  id: number | null
  names: Texts
  recipients: number
}

const taughtBy = (caller: Caller) =>
  caller.isStaff ? sql`` : sql`and ${isTaught(sql`c.id`, caller)}`

function targetsOf(
  caller: Caller,
  audience: Exclude<NoticeAudience, 'school'>,
  name: string,
): { rows: SQL; recipients: SQL } {
  const { schoolId, userId } = caller
  const like = likePattern(name)
  if (audience === 'class')
    return {
      rows: sql`select null::bigint as id, jsonb_build_object('en', class_name) as names, class_name as sort,
          count(*) filter (where id <> ${userId} and not disabled)::int as people
        from ${users} where school_id = ${schoolId} and class_name <> '' and lower(class_name) like ${like} group by class_name`,
      recipients: sql`found.people`,
    }
  const others = (course: SQL) =>
    sql`(select count(*)::int from (${peopleOf(schoolId, course)}) r where r.user_id <> ${userId})`
  const isTraining = audience === 'training'
  const from = isTraining
    ? sql`${courses} c join ${trainings} p on p.school_id = c.school_id and p.course_id = c.id`
    : sql`${courses} c`
  return {
    rows: sql`select ${isTraining ? sql`p.id` : sql`c.id`} as id, c.names, c.name_search as sort, c.id as course
      from ${from} where c.school_id = ${schoolId} and c.training = ${isTraining} and c.name_search like ${like} ${taughtBy(caller)}`,
    recipients: others(sql`found.course`),
  }
}

/**
 * Lists classes, courses or trainings by name, with the number of people that a notice of the
 * caller would reach.
 */
export async function listTargets(
  db: Db,
  caller: Caller,
  audience: Exclude<NoticeAudience, 'school'>,
  { name, page, size }: Window & { name: string },
): Promise<{ rows: TargetRow[]; total: number }> {
  const { rows: all, recipients } = targetsOf(caller, audience, name)
  const { rows } = await db.execute<{ rows: TargetRow[]; total: number }>(sql`
    with everything as (${all}),
      found as (select * from everything order by sort, id limit ${size} offset ${(page - 1) * size})
    select (select count(*)::int from everything) as total,
      (select coalesce(json_agg(json_build_object('id', found.id, 'names', found.names, 'recipients', ${recipients}) order by sort, found.id), '[]')
        from found) as rows`)
  return found(rows[0])
}

export type SentMessage = ListedMessage<Readers>

/**
 * Lists notices that people wrote: all notices of a course, or without a course all notices of the
 * school for staff, and the own ones for everybody else.
 */
export async function listSent(
  db: Db,
  { schoolId, userId, isStaff }: Caller,
  courseId: number | undefined,
  window: Window,
): Promise<MessagePage<Readers>> {
  const own = isStaff ? undefined : eq(messages.authorId, userId)
  const where = and(
    eq(messages.schoolId, schoolId),
    sql`${messages.authorId} is not null`,
    courseId === undefined ? own : and(eq(messages.kind, 2), eq(messages.courseId, courseId)),
    isShown,
  )
  // For an author, the own notices are never unread.
  const seen = { isRead: sql<boolean>`true`, times: sql<number>`1` }
  return withReaders(db, schoolId, await listNamed(db, where, seen, window))
}
