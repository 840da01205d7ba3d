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

/** Whose messages: the person as a reader. */
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

/** Joined or taught; `since` leaves out what was said before somebody joined. */
function ofOwnCourses({ schoolId, userId }: Reader, since: boolean): SQL {
  const after = since ? sql`and e.joined_at < ${messages.createdAt}` : sql``
  return sql`(exists (select 1 from ${enrolments} e where e.school_id = ${schoolId} and e.user_id = ${userId}
      and e.course_id = ${messages.courseId} ${after})
    or exists (select 1 from ${courseTeachers} t where t.school_id = ${schoolId} and t.user_id = ${userId}
      and t.course_id = ${messages.courseId}))`
}

/** CNT-112: for chosen students, of whom the reader is one. */
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
 * CNT-114: the same words came once more before the reader had read them, so that this one stands behind the newer. Seen
 * when it is read and not when it is sent, because it stands alone again where the newer one is taken back.
 */
function isBehind(reader: Reader, newer: SQL = sql`true`): SQL {
  return sql`(${messages.told} is not null and exists (select 1 from ${othersOf(reader)} and other.id > ${messages.id}
    and ${newer} and ${notReadBefore(reader, sql`${messages}`, sql`other`)}))`
}

/** How many notices a listed one stands for. */
const timesFor = (reader: Reader) =>
  sql<number>`case when ${messages.told} is null then ${messages.times}
    else 1 + (select count(*)::integer from ${othersOf(reader)} and other.id < ${messages.id}
      and ${notReadBefore(reader, sql`other`, sql`${messages}`)}) end`

/** CNT-097: for the whole school, or for the class that the reader is in now. */
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
    ofCourse(reader, true),
    and(
      bulletin,
      sql`${messages.createdAt} > (select created_at from ${users} where id = ${userId})`,
    ),
  )
  return sql`(${news} and ${isNew(now)} and ${notListed(reader)})`
}

/** Newest first, with names, in one statement; past the end a second one counts. */
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

/** The same page with who has read each of its notices. */
export async function withReaders(
  db: Db,
  schoolId: number,
  { rows, total }: MessagePage<null>,
): Promise<MessagePage<Readers>> {
  const readers = await countReaders(db, schoolId, rows)
  const nobody: Readers = { read: 0, of: 0 }
  return { rows: rows.map((row) => ({ ...row, readers: readers.get(row.id) ?? nobody })), total }
}

/** What a reader finds, and whether they saw it. */
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
  /** How many of them were notices to this reader, also those read before. */
  found: number
  fresh: number
}

/**
 * Marks notices read, and ends what they gathered: the next of the same is one of its own. The rows are locked against a
 * newer notice that would take the place of one of them meanwhile (CNT-105): either it comes first and stays unread, or after.
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

/** CNT-114: the older notices of the same words for which these stand. */
async function idsBehind(db: Db, reader: Reader, ids: number[]): Promise<number[]> {
  const { schoolId, userId } = reader
  const { rows } = await db.execute<{ id: string }>(sql`
    select ${messages.id} as id from ${messageRecipients} own join ${messages} on ${messages.id} = own.message_id
    where own.school_id = ${schoolId} and own.user_id = ${userId} and ${isBehind(reader, sql`other.id in ${ids}`)}`)
  return rows.map(({ id }) => Number(id))
}

/**
 * Those of the ids that are notices to the reader, also one that was taken back since, with what stands behind them; a
 * second time changes nothing.
 */
export async function markRead(db: Db, reader: Reader, ids: number[], now: Date): Promise<HasRead> {
  const all = [...ids, ...(await idsBehind(db, reader, ids))]
  const own = or(...Object.values(toReader(reader)))
  return read(db, reader, and(inArray(messages.id, all), own), now)
}

/** CNT-108: everything that counts as unread. */
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
  /** What it is about, where several of the same are one notice with a number. */
  about?: string
}

/** A notice of which its person wants mails. */
export interface ListedNotice extends Record<string, unknown> {
  subscriber: Subscriber
  words: SystemWords
  gaps: Gaps
  url: string | null
}

/**
 * CNT-105, CNT-099: one statement for all of them. One about the same as an unread one takes its place: a new number, so that
 * it stands first and who reads the older does not read it unseen, the newest words, and one more on the count. Answers those
 * that begin a notice and whose person gets mails: what is gathered in an unread one is no further mail (JOB-129).
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
