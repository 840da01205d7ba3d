import type { Texts } from '@titian/contract'
import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { secondsAfter } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/database.ts'
import { users } from '../accounts/index.ts'
import { courses, courseTeachers, enrolments, trainingIdOf } from '../courses/index.ts'
import type { Gaps } from './gaps.ts'
import { joinSubscriber, type Subscriber, subscriberJson } from './mails/queries.ts'
import { countReaders, type Readers } from './readers/queries.ts'
import type { SystemWords } from './system-words.ts'
import { messageReads, messageRecipients, type MessageRow, messages } from './tables.ts'

/** The person who reads the notices. */
export interface Reader {
  schoolId: number
  userId: number
}

export interface ListedMessage<Count = Readers | null> extends MessageRow {
  courseNames: Texts | null
  trainingId: number | null
  authorName: string | null
  isRead: boolean
  readers: Count
}

export interface MessagePage<Count = Readers | null> {
  rows: ListedMessage<Count>[]
  total: number
}

export interface Window {
  page: number
  size: number
}

export const isShown = isNull(messages.removedAt)

/**
 * Condition for notices of courses that the reader has joined or teaches. With `since`, notices
 * from before the reader joined are left out.
 */
function ofOwnCourses({ schoolId, userId }: Reader, since: boolean): SQL {
  const after = since ? sql`and e.joined_at < ${messages.createdAt}` : sql``
  return sql`(exists (select 1 from ${enrolments} e where e.school_id = ${schoolId} and e.user_id = ${userId}
      and e.course_id = ${messages.courseId} ${after})
    or exists (select 1 from ${courseTeachers} t where t.school_id = ${schoolId} and t.user_id = ${userId}
      and t.course_id = ${messages.courseId}))`
}

/** CNT-112: condition for notices to chosen students that include the reader. */
const isChosen = ({ schoolId, userId }: Reader) =>
  and(
    isNotNull(messages.told),
    sql`exists (select 1 from ${messageRecipients} c where c.school_id = ${schoolId} and c.user_id = ${userId}
      and c.message_id = ${messages.id})`,
  )

const ofCourse = (reader: Reader, since: boolean) =>
  and(
    eq(messages.kind, 2),
    or(and(isNull(messages.told), ofOwnCourses(reader, since)), isChosen(reader)),
  )

const sameWords = sql`other.course_id = ${messages.courseId} and other.author_id = ${messages.authorId} and other.told is not null
  and other.titles = ${messages.titles} and other.contents = ${messages.contents} and other.removed_at is null`

const notReadBefore = ({ userId, schoolId }: Reader, older: SQL, newer: SQL) =>
  sql`not exists (select 1 from ${messageReads} d where d.school_id = ${schoolId} and d.user_id = ${userId}
    and d.message_id = ${older}.id and d.read_at < ${newer}.created_at)`

const othersOf = ({ schoolId, userId }: Reader) =>
  sql`${messageRecipients} c join ${messages} other on other.id = c.message_id
    where c.school_id = ${schoolId} and c.user_id = ${userId} and ${sameWords}`

/**
 * CNT-114: condition for a notice that its author repeated before the reader had read it. The list
 * then shows only the repetition. If the repetition is withdrawn, the list shows the earlier notice
 * again; so the condition is computed at each reading and not stored.
 */
function isBehind(reader: Reader, newer: SQL = sql`true`): SQL {
  return sql`(${messages.told} is not null and exists (select 1 from ${othersOf(reader)} and other.id > ${messages.id}
    and ${newer} and ${notReadBefore(reader, sql`${messages}`, sql`other`)}))`
}

/** Returns how many notices with the same text are shown as one listed notice. */
const timesFor = (reader: Reader) =>
  sql<number>`case when ${messages.told} is null then ${messages.times}
    else 1 + (select count(*)::integer from ${othersOf(reader)} and other.id < ${messages.id}
      and ${notReadBefore(reader, sql`other`, sql`${messages}`)}) end`

/** CNT-097: condition for notices to the whole school or to the present class of the reader. */
const ofOwnClass = ({ userId }: Reader) =>
  sql`(${messages.className} is null or ${messages.className} = (select class_name from ${users} where id = ${userId}))`

function toReader(reader: Reader): Record<1 | 2 | 3, SQL | undefined> {
  const kind = (number: number) => eq(messages.kind, number)
  return {
    1: and(kind(1), eq(messages.userId, reader.userId)),
    2: ofCourse(reader, false),
    3: and(kind(3), ofOwnClass(reader)),
  }
}

/**
 * Days after which a notice counts as read (CNT-029). So counting never has to read the notices of
 * many years.
 */
const newDays = 90

const isNew = (now: Date) =>
  sql`${messages.createdAt} > ${secondsAfter(now, -newDays * 86_400).toISOString()}::timestamptz`

const notListed = ({ schoolId, userId }: Reader) =>
  sql`${messages.authorId} is distinct from ${userId}
    and not exists (select 1 from ${messageReads} r where r.school_id = ${schoolId}
      and r.user_id = ${userId} and r.message_id = ${messages.id})`

/**
 * CNT-028: condition for unread notices. The reader did not write them, they are not older than the
 * reader's account or membership, and no page has listed them.
 */
function isUnread(reader: Reader, now: Date): SQL {
  const { userId } = reader
  const { 1: system, 3: bulletin } = toReader(reader)
  const news = or(
    system,
    ofCourse(reader, true),
    and(
      bulletin,
      sql`${messages.createdAt} > (select created_at from ${users} where id = ${userId})`,
    ),
  )
  return sql`(${news} and ${isNew(now)} and ${notListed(reader)})`
}

/**
 * Lists notices with names, the newest first, in one statement. Only a page beyond the end needs a
 * second statement, which counts the total.
 */
export async function listNamed(
  db: Db,
  where: SQL | undefined,
  { isRead, times }: { isRead: SQL<boolean>; times: SQL<number> },
  { page, size }: Window,
): Promise<MessagePage<null>> {
  const rows = await db
    .select({
      message: messages,
      courseNames: courses.names,
      trainingId: trainingIdOf,
      authorName: users.name,
      isRead,
      times,
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
    rows: rows.map(({ message, ...named }) => ({ ...message, ...named, readers: null })),
    total: rows[0]?.total ?? (page > 1 ? await db.$count(messages, where) : 0),
  }
}

/** Adds the numbers of readers to each notice of a page. */
export async function withReaders(
  db: Db,
  schoolId: number,
  { rows, total }: MessagePage<null>,
): Promise<MessagePage<Readers>> {
  const readers = await countReaders(db, schoolId, rows)
  const nobody: Readers = { read: 0, of: 0 }
  return { rows: rows.map((row) => ({ ...row, readers: readers.get(row.id) ?? nobody })), total }
}

/** Lists the notices of a reader, and whether each was read. */
export async function listMessages(
  db: Db,
  reader: Reader,
  filter: { kind: 1 | 2 | 3; courseId?: number; withReaders?: boolean },
  { now, ...window }: Window & { now: Date },
): Promise<MessagePage> {
  const own =
    filter.courseId === undefined
      ? toReader(reader)[filter.kind]
      : and(
          eq(messages.kind, 2),
          eq(messages.courseId, filter.courseId),
          or(isNull(messages.told), isChosen(reader)),
        )
  const where = and(
    eq(messages.schoolId, reader.schoolId),
    isShown,
    own,
    filter.kind === 2 ? sql`not ${isBehind(reader)}` : undefined,
  )
  const isRead = sql<boolean>`not ${isUnread(reader, now)}`
  const list = await listNamed(db, where, { isRead, times: timesFor(reader) }, window)
  return filter.withReaders ? withReaders(db, reader.schoolId, list) : list
}

export interface Unread {
  system: number
  course: number
  school: number
}

/**
 * CNT-028: counts the three kinds of unread notices in one statement. Each count uses its own index
 * and reads only recent notices.
 */
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
  const chosen = sql`(select message_id from ${messageRecipients} where school_id = ${schoolId} and user_id = ${userId}) c
    join ${messages} on ${messages.id} = c.message_id`
  const { rows } = await db.execute<{ [Kind in keyof Unread]: number }>(sql`
    select ${counted(1, sql`${messages}`, sql`${messages.userId} = ${userId}`)} as system,
      ${counted(2, sql`${own} join ${messages} on ${messages.courseId} = own.course_id`, sql`${messages.told} is null and ${messages.createdAt} > own.since`)}
        + ${counted(2, chosen, sql`not ${isBehind(reader)}`)} as course,
      ${counted(3, sql`${messages}`, sql`${messages.createdAt} > (select created_at from ${users} where id = ${userId}) and ${ofOwnClass(reader)}`)} as school`)
  return rows[0] ?? { system: 0, course: 0, school: 0 }
}

export interface HasRead {
  /** How many of the ids were notices to this reader. Notices that were read before count too. */
  found: number
  fresh: number
}

/**
 * Marks notices as read. The next notice about the same subject is then listed separately. The rows
 * are locked, because a newer notice could replace one of them at the same time (CNT-105). The
 * newer notice either comes before and stays unread, or comes after.
 */
async function read(db: Db, reader: Reader, which: SQL | undefined, now: Date): Promise<HasRead> {
  const { schoolId, userId } = reader
  const { rows } = await db.execute<{ [Name in keyof HasRead]: number }>(sql`
    with own as (
      select ${messages.id}, ${messages.digestKey} from ${messages}
      where ${and(eq(messages.schoolId, schoolId), which)} for key share),
    ended as (
      update ${messages} set digest_key = null from own
      where ${messages.id} = own.id and own.digest_key is not null and ${messages.userId} = ${userId}),
    noted as (
      insert into ${messageReads} (school_id, user_id, message_id, read_at)
      select ${schoolId}, ${userId}, id, ${now.toISOString()}::timestamptz from own
      on conflict do nothing returning message_id)
    select (select count(*)::int from own) as found, (select count(*)::int from noted) as fresh`)
  return { found: 0, fresh: 0, ...rows[0] }
}

/**
 * CNT-114: returns the ids of the older notices with the same text that these notices replace in
 * the list.
 */
async function idsBehind(db: Db, reader: Reader, ids: number[]): Promise<number[]> {
  const { schoolId, userId } = reader
  const { rows } = await db.execute<{ id: string }>(sql`
    select ${messages.id} as id from ${messageRecipients} own join ${messages} on ${messages.id} = own.message_id
    where own.school_id = ${schoolId} and own.user_id = ${userId} and ${isBehind(reader, sql`other.id in ${ids}`)}`)
  return rows.map(({ id }) => Number(id))
}

/**
 * Marks the notices with these ids as read if they are addressed to the reader, also withdrawn
 * ones. The older notices that they replace in the list are marked too. Repeating the call changes
 * nothing.
 */
export async function markRead(db: Db, reader: Reader, ids: number[], now: Date): Promise<HasRead> {
  const all = [...ids, ...(await idsBehind(db, reader, ids))]
  const own = or(...Object.values(toReader(reader)))
  return read(db, reader, and(inArray(messages.id, all), own), now)
}

/** CNT-108: marks all unread notices as read. */
export function markAllRead(db: Db, reader: Reader, now: Date): Promise<HasRead> {
  return read(db, reader, and(isShown, isUnread(reader, now)), now)
}

export interface SystemNotice {
  schoolId: number
  userId: number
  words: SystemWords
  gaps: Gaps
  url?: string
  createdAt: Date
  /**
   * The subject. Several unread notices about the same subject are combined into one with a count.
   */
  about?: string
}

/** A notice whose person wants mails. */
export interface ListedNotice extends Record<string, unknown> {
  subscriber: Subscriber
  words: SystemWords
  gaps: Gaps
  url: string | null
}

/**
 * CNT-105, CNT-099: inserts all notices in one statement. If there is an unread notice about the
 * same subject, the new notice replaces it: it has the newest text, a count that is higher by one,
 * and a new id. With the new id it is first in the list, and reading the older one does not mark
 * it. Returns the notices that replace none and whose person wants mails; for a replaced notice, a
 * mail was already sent (JOB-129).
 */
export async function insertSystemNotices(
  db: Db,
  notices: readonly SystemNotice[],
): Promise<ListedNotice[]> {
  if (notices.length === 0) return []
  const rows = new Map<string, object>()
  notices.forEach(({ schoolId, userId, words, gaps, url, createdAt, about }, index) => {
    const digest = about === undefined ? null : `${words} ${about}`
    const same = digest === null ? `${index}` : `${userId} ${digest}`
    rows.set(same, { schoolId, userId, words, gaps, url, createdAt, digest })
  })
  const written = await db.execute<ListedNotice>(sql`
    with written as (
    insert into ${messages} (school_id, kind, user_id, words, gaps, url, created_at, digest_key)
    select n."schoolId", 1, n."userId", n.words, n.gaps, n.url, n."createdAt", n.digest
    from jsonb_to_recordset(${JSON.stringify([...rows.values()])}::jsonb)
      as n("schoolId" bigint, "userId" bigint, words text, gaps jsonb, url text, "createdAt" timestamptz, digest text)
    -- ACC-308: nobody reads what comes for a closed account.
    where not exists (
      select 1 from ${users} u where u.school_id = n."schoolId" and u.id = n."userId" and u.closed_at is not null)
    order by n."userId", n.digest
    on conflict (school_id, user_id, digest_key) where digest_key is not null do update set
      id = default, times = messages.times + 1, gaps = excluded.gaps, url = excluded.url, created_at = excluded.created_at
    returning id, user_id, words, gaps, url, times)
    select ${subscriberJson} as subscriber, written.words, written.gaps, written.url
    from written ${joinSubscriber(sql`written.user_id`)} where written.times = 1 order by written.id`)
  return written.rows
}
