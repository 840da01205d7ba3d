import type { Texts } from '@titian/contract'
import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { secondsAfter } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { found } from '../../platform/refusal.ts'
import { users } from '../accounts/index.ts'
import { courses, courseTeachers, enrolments } from '../courses/index.ts'
import { messageReads, type MessageRow, messages, type NewMessage } from './tables.ts'

/** Whose messages: the person as a reader. */
export interface Reader {
  schoolId: number
  userId: number
}

export interface ListedMessage extends MessageRow {
  courseNames: Texts | null
  authorName: string | null
  isRead: boolean
  readers: Readers | null
}

/** Of the students for whom a notice is new: those who were in the course before it. */
export interface Readers {
  read: number
  of: number
}

export interface MessagePage {
  rows: ListedMessage[]
  total: number
}

export interface Window {
  page: number
  size: number
}

const isShown = isNull(messages.removedAt)

/** Joined or taught; `since` leaves out what was said before somebody joined. */
function ofOwnCourses({ schoolId, userId }: Reader, since: boolean): SQL {
  const after = since ? sql`and e.joined_at < ${messages.createdAt}` : sql``
  return sql`(exists (select 1 from ${enrolments} e where e.school_id = ${schoolId} and e.user_id = ${userId}
      and e.course_id = ${messages.courseId} ${after})
    or exists (select 1 from ${courseTeachers} t where t.school_id = ${schoolId} and t.user_id = ${userId}
      and t.course_id = ${messages.courseId}))`
}

function toReader(reader: Reader): Record<1 | 2 | 3, SQL | undefined> {
  const kind = (number: number) => eq(messages.kind, number)
  return {
    1: and(kind(1), eq(messages.userId, reader.userId)),
    2: and(kind(2), ofOwnCourses(reader, false)),
    3: kind(3),
  }
}

/** Older notices count as read (CNT-029), so that counting does not read what has piled up for years. */
const newDays = 90

const isNew = (now: Date) =>
  sql`${messages.createdAt} > ${secondsAfter(now, -newDays * 86_400).toISOString()}::timestamptz`

const notListed = ({ schoolId, userId }: Reader) =>
  sql`${messages.authorId} is distinct from ${userId}
    and not exists (select 1 from ${messageReads} r where r.school_id = ${schoolId}
      and r.user_id = ${userId} and r.message_id = ${messages.id})`

/** CNT-028: not one's own words, not what was said before one came, and not what a screen has listed. */
function isUnread(reader: Reader, now: Date): SQL {
  const { userId } = reader
  const { 1: system, 3: bulletin } = toReader(reader)
  const news = or(
    system,
    and(eq(messages.kind, 2), ofOwnCourses(reader, true)),
    and(
      bulletin,
      sql`${messages.createdAt} > (select created_at from ${users} where id = ${userId})`,
    ),
  )
  return sql`(${news} and ${isNew(now)} and ${notListed(reader)})`
}

const countReaders = sql<Readers>`(
  select json_build_object('read', count(r.user_id)::integer, 'of', count(*)::integer)
  from ${enrolments} e left join ${messageReads} r
    on r.school_id = e.school_id and r.user_id = e.user_id and r.message_id = ${messages.id}
  where e.school_id = ${messages.schoolId} and e.course_id = ${messages.courseId} and e.joined_at < ${messages.createdAt}
    and not exists (select 1 from ${courseTeachers} t where t.course_id = e.course_id and t.user_id = e.user_id))`

/** Newest first, with names and whether the reader saw them, in one statement; past the end a second one counts. */
export async function listMessages(
  db: Db,
  reader: Reader,
  filter: { kind: 1 | 2 | 3; courseId?: number; withReaders?: boolean },
  { page, size, now }: Window & { now: Date },
): Promise<MessagePage> {
  const own =
    filter.courseId === undefined
      ? toReader(reader)[filter.kind]
      : and(eq(messages.kind, 2), eq(messages.courseId, filter.courseId))
  const where = and(eq(messages.schoolId, reader.schoolId), isShown, own)
  const rows = await db
    .select({
      message: messages,
      courseNames: courses.names,
      authorName: users.name,
      isRead: sql<boolean>`not ${isUnread(reader, now)}`,
      readers: filter.withReaders ? countReaders : sql<null>`null`,
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(messages)
    .leftJoin(courses, eq(courses.id, messages.courseId))
    .leftJoin(users, and(eq(users.schoolId, messages.schoolId), eq(users.id, messages.authorId)))
    .where(where)
    .orderBy(sql`${messages.id} desc`)
    .limit(size)
    .offset((page - 1) * size)
  return {
    rows: rows.map(({ message, ...named }) => ({ ...message, ...named })),
    total: rows[0]?.total ?? (page > 1 ? await db.$count(messages, where) : 0),
  }
}

export interface Unread {
  system: number
  course: number
  school: number
}

/** CNT-028: one statement for the three numbers; each reads its own index, and no more than the newest notices. */
export async function countUnread(db: Db, reader: Reader, now: Date): Promise<Unread> {
  const { schoolId, userId } = reader
  const counted = (kind: number, from: SQL, where: SQL) =>
    sql`(select count(*)::int from ${from} where ${messages.schoolId} = ${schoolId} and ${messages.kind} = ${sql.raw(String(kind))}
      and ${isShown} and ${isNew(now)} and ${notListed(reader)} and ${where})`
  const own = sql`(
    select t.course_id, '-infinity'::timestamptz as since from ${courseTeachers} t where t.school_id = ${schoolId} and t.user_id = ${userId}
    union all
    select e.course_id, e.joined_at from ${enrolments} e where e.school_id = ${schoolId} and e.user_id = ${userId}
      and not exists (select 1 from ${courseTeachers} t where t.school_id = ${schoolId} and t.user_id = ${userId} and t.course_id = e.course_id)) own`
  const { rows } = await db.execute<{ [Kind in keyof Unread]: number }>(sql`
    select ${counted(1, sql`${messages}`, sql`${messages.userId} = ${userId}`)} as system,
      ${counted(2, sql`${own} join ${messages} on ${messages.courseId} = own.course_id`, sql`${messages.createdAt} > own.since`)} as course,
      ${counted(3, sql`${messages}`, sql`${messages.createdAt} > (select created_at from ${users} where id = ${userId})`)} as school`)
  return rows[0] ?? { system: 0, course: 0, school: 0 }
}

/** Whether every one of the ids is a notice to this reader, also one that was taken back since. */
export async function mayRead(db: Db, reader: Reader, ids: number[]): Promise<boolean> {
  const own = or(...Object.values(toReader(reader)))
  const [row] = await db
    .select({ found: sql<number>`count(*)`.mapWith(Number) })
    .from(messages)
    .where(and(eq(messages.schoolId, reader.schoolId), inArray(messages.id, ids), own))
  return row?.found === new Set(ids).size
}

/** Marks those of the ids that the reader may see, and answers whether one was new; a second time changes nothing. */
export async function markRead(db: Db, reader: Reader, ids: number[], now: Date): Promise<boolean> {
  const own = or(...Object.values(toReader(reader)))
  const { rows } = await db.execute(sql`
    insert into ${messageReads} (school_id, user_id, message_id, read_at)
    select ${reader.schoolId}, ${reader.userId}, ${messages.id}, ${now.toISOString()}::timestamptz
    from ${messages}
    where ${and(eq(messages.schoolId, reader.schoolId), inArray(messages.id, ids), own)}
    on conflict do nothing returning message_id`)
  return rows.length > 0
}

/** Whom a notice of the course is for. */
export async function listReaders(
  db: Db,
  { schoolId, userId: authorId }: Reader,
  courseId: number,
): Promise<number[]> {
  const { rows } = await db.execute<{ user_id: string }>(sql`
    select user_id from ${enrolments} where school_id = ${schoolId} and course_id = ${courseId} and user_id <> ${authorId}
    union
    select user_id from ${courseTeachers} where school_id = ${schoolId} and course_id = ${courseId} and user_id <> ${authorId}`)
  return rows.map((row) => Number(row.user_id))
}

export async function insertMessage(db: Db, values: NewMessage): Promise<number> {
  const [row] = await db.insert(messages).values(values).returning({ id: messages.id })
  return found(row).id
}

const insertedAtOnce = 1000

/** The same to many, such as all students of a course. */
export async function insertMessages(db: Db, values: readonly NewMessage[]): Promise<void> {
  for (let from = 0; from < values.length; from += insertedAtOnce)
    await db.insert(messages).values(values.slice(from, from + insertedAtOnce))
}

/** The same words of the same author to the same readers a moment ago: a second click, not a second notice. */
export async function hasTwin(db: Db, values: NewMessage, since: Date): Promise<boolean> {
  const { schoolId, kind, title, content, authorId, courseId } = values
  const rows = await db
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.schoolId, schoolId),
        eq(messages.kind, kind),
        courseId ? eq(messages.courseId, courseId) : undefined,
        eq(messages.authorId, authorId ?? 0),
        eq(messages.title, title ?? ''),
        eq(messages.content, content ?? ''),
        sql`${messages.createdAt} > ${since.toISOString()}::timestamptz`,
        isShown,
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

export async function removeMessage(
  db: Db,
  schoolId: number,
  id: number,
  now: Date,
): Promise<void> {
  await db
    .update(messages)
    .set({ removedAt: now })
    .where(and(eq(messages.schoolId, schoolId), eq(messages.id, id), isShown))
}
