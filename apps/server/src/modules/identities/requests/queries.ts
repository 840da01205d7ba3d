import { auditStatus, type IdentityKind } from '@titian/contract'
import { and, asc, count, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../../platform/database/database.ts'
import { found } from '../../../platform/refusal.ts'
import { likePart, users } from '../../accounts/index.ts'
import { phoneDigits, searchedWords } from '../../people/index.ts'
import { identityRequests, type NewRequest, type RequestRow, rosterEntries } from '../tables.ts'

export interface RequestFilter {
  name: string
  kind: 'all' | IdentityKind
  status: number
  page: number
  size: number
}

/**
 * Condition that one of the two names contains every word of the text in any order, or that the
 * number or the phone contains the text.
 */
function named(text: string): SQL | undefined {
  const words = searchedWords(text).map(likePart)
  if (words.length === 0) return undefined
  const phone = phoneDigits(text)
  return or(
    and(...words.map((part) => sql`${users.name} ilike ${part}`)),
    and(...words.map((part) => sql`${identityRequests.name} ilike ${part}`)),
    sql`${identityRequests.number} ilike ${likePart(text)}`,
    phone === undefined
      ? undefined
      : sql`(${users.areaCode} || ${users.mobile}) like ${likePart(phone)}`,
  )
}

const holder = alias(users, 'holder')
const decider = alias(users, 'decider')

const columns = {
  request: identityRequests,
  person: { name: users.name, areaCode: users.areaCode, mobile: users.mobile },
  decidedBy: decider.name,
  entry: {
    name: rosterEntries.name,
    areaCode: rosterEntries.areaCode,
    mobile: rosterEntries.mobile,
    department: rosterEntries.department,
    major: rosterEntries.major,
    className: rosterEntries.className,
  },
  takenByName: holder.name,
}

const person = and(
  eq(users.schoolId, identityRequests.schoolId),
  eq(users.id, identityRequests.userId),
)
const entryOfNumber = and(
  eq(rosterEntries.schoolId, identityRequests.schoolId),
  sql`${rosterEntries.kind} = case ${identityRequests.kind} when 'teacher' then 'teacher' else 'student' end`,
  eq(rosterEntries.numberKey, identityRequests.numberKey),
)
const holderOfEntry = and(
  eq(holder.schoolId, rosterEntries.schoolId),
  eq(holder.id, rosterEntries.takenBy),
)
const deciderOfRequest = and(
  eq(decider.schoolId, identityRequests.schoolId),
  eq(decider.id, identityRequests.decidedBy),
)

/**
 * Lists identity requests. Pending requests are sorted by arrival; decided requests begin with the
 * newest.
 */
export async function listRequests(
  db: Db,
  schoolId: number,
  { name, kind, status, page, size }: RequestFilter,
) {
  const where = and(
    eq(identityRequests.schoolId, schoolId),
    status === 0 ? undefined : eq(identityRequests.status, status),
    kind === 'all' ? undefined : eq(identityRequests.kind, kind),
    named(name),
  )
  const order = status === auditStatus.waiting ? asc : desc
  const rows = await db
    .select(columns)
    .from(identityRequests)
    .innerJoin(users, person)
    .leftJoin(rosterEntries, entryOfNumber)
    .leftJoin(holder, holderOfEntry)
    .leftJoin(decider, deciderOfRequest)
    .where(where)
    .orderBy(order(identityRequests.id))
    .limit(size)
    .offset((page - 1) * size)
  // People are joined only when the filter contains a name.
  const counted = db.select({ total: count() }).from(identityRequests).$dynamic()
  const [{ total } = { total: 0 }] = await (
    named(name) === undefined ? counted : counted.innerJoin(users, person)
  ).where(where)
  return { rows, total }
}
export type ListedRequest = Awaited<ReturnType<typeof listRequests>>['rows'][number]

/**
 * Inserts a request and returns its id; undefined when a request of this kind is already pending.
 */
export async function insertWaiting(tx: Db, values: NewRequest): Promise<number | undefined> {
  const [row] = await tx
    .insert(identityRequests)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: identityRequests.id })
  return row?.id
}

const own = (schoolId: number, id: number) =>
  and(eq(identityRequests.schoolId, schoolId), eq(identityRequests.id, id))

export async function getRequest(db: Db, schoolId: number, id: number): Promise<RequestRow> {
  const [row] = await db.select().from(identityRequests).where(own(schoolId, id))
  return found(row)
}

export interface Decision {
  status: number
  reason?: string
  decidedBy: number | null
  decidedAt: Date
}

/** Stores the decision about a request. Returns false if the request was already decided. */
export async function decide(
  tx: Db,
  schoolId: number,
  id: number,
  { reason = '', ...decision }: Decision,
): Promise<boolean> {
  const rows = await tx
    .update(identityRequests)
    .set({ ...decision, reason: reason || null })
    .where(and(own(schoolId, id), eq(identityRequests.status, auditStatus.waiting)))
    .returning({ id: identityRequests.id })
  return rows.length > 0
}

export async function hasWaiting(tx: Db, schoolId: number, userId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: identityRequests.id })
    .from(identityRequests)
    .where(
      and(
        eq(identityRequests.schoolId, schoolId),
        eq(identityRequests.userId, userId),
        eq(identityRequests.status, auditStatus.waiting),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** Returns the newest submission of a person as a student (ACC-185). */
export async function findNewestOfStudent(
  db: Db,
  schoolId: number,
  userId: number,
): Promise<RequestRow | undefined> {
  const [row] = await db
    .select()
    .from(identityRequests)
    .where(
      and(
        eq(identityRequests.schoolId, schoolId),
        eq(identityRequests.userId, userId),
        inArray(identityRequests.kind, ['student', 'studentInfo']),
      ),
    )
    .orderBy(desc(identityRequests.id))
    .limit(1)
  return row
}

/** Returns the number of pending requests, and the oldest time. */
export const waitingRequests = (schoolId: number): SQL =>
  sql`select count(*), min(${identityRequests.submittedAt}) as oldest from ${identityRequests}
    where ${and(
      eq(identityRequests.schoolId, schoolId),
      eq(identityRequests.status, auditStatus.waiting),
    )}`
