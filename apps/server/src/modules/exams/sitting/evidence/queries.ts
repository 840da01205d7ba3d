import type { TimelineEntry } from '@titian/contract'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/database/database.ts'
import { prepareSql, type Slots } from '../../../../platform/database/prepared.ts'
import { found } from '../../../../platform/refusal.ts'
import { courses } from '../../../courses/index.ts'
import { isTaughtBy } from '../../authoring/examinations/queries.ts'
import { attemptClients, attemptEvidence, attemptEvidencePages, attempts } from '../../tables.ts'
import type { AcceptedEntry } from './rules.ts'

// The reports of pages.

/**
 * The maximum number of pages of one attempt whose entries are stored separately. The entries of
 * all further pages are counted together under an empty name.
 */
const mostPages = 300
const furtherPages = ''

export interface LockedEvidence {
  startedAt: Date
  closedAt: Date | null
  page: string
  lastSeq: number
  stored: number
}

type EvidencePageRow = {
  started_at: string
  submitted_at: string | null
  last_seq: number | null
  stored: string
  pages: string
}

/**
 * Locks the attempt until the transaction ends, because two pages together must not exceed the
 * limit.
 */
export async function lockEvidencePage(
  tx: Db,
  attemptId: number,
  page: string,
): Promise<LockedEvidence> {
  // A separate statement takes the lock. So the next statement sees what another page has stored.
  await tx.execute(sql`select 1 from attempts where id = ${attemptId}::bigint for no key update`)
  const { rows } = await tx.execute<EvidencePageRow>(sql`
    select a.started_at, a.submitted_at,
      (select last_seq from attempt_evidence_pages p where p.attempt_id = a.id and p.page = ${page}::text) as last_seq,
      (select count(*) from attempt_evidence e where e.attempt_id = a.id and e.page is not null) as stored,
      (select count(*) from attempt_evidence_pages p where p.attempt_id = a.id) as pages
    from attempts a where a.id = ${attemptId}::bigint`)
  const row = found(rows[0])
  const isFurther = row.last_seq === null && Number(row.pages) >= mostPages
  return {
    startedAt: new Date(row.started_at),
    closedAt: row.submitted_at === null ? null : new Date(row.submitted_at),
    page: isFurther ? furtherPages : page,
    lastSeq: row.last_seq ?? 0,
    stored: isFurther ? Number.POSITIVE_INFINITY : Number(row.stored),
  }
}

export interface NewEntries {
  attemptId: number
  page: string
  accepted: readonly AcceptedEntry[]
  leftOut: number
  lastSeq: number
  now: Date
}

export async function storeEntries(
  tx: Db,
  { attemptId, page, accepted, leftOut, lastSeq, now }: NewEntries,
): Promise<void> {
  if (accepted.length > 0)
    await tx
      .insert(attemptEvidence)
      .values(accepted.map((entry) => ({ ...entry, attemptId, page, receivedAt: now })))
  await tx
    .insert(attemptEvidencePages)
    .values({ attemptId, page, lastSeq, leftOut })
    .onConflictDoUpdate({
      target: [attemptEvidencePages.attemptId, attemptEvidencePages.page],
      set: { lastSeq, leftOut: sql`attempt_evidence_pages.left_out + ${leftOut}::integer` },
    })
}

// The changes that the server noticed.

/**
 * The most changes of device and address that are stored for one attempt. Some networks change the
 * address with each request.
 */
const mostNoticed = 200

export interface ClientOfAttempt {
  attemptId: number
  device: string
  address: string
}

const notingClient = prepareSql(
  ({ attemptId, device, address, now }: Slots<ClientOfAttempt & { now: string }>) => sql`
    with before as (
      select device, address from attempt_clients where attempt_id = ${attemptId}::bigint
    ), noted as (
      insert into attempt_clients (attempt_id, device, address) values (${attemptId}::bigint, ${device}::text, ${address}::text)
      on conflict (attempt_id) do update set device = excluded.device, address = excluded.address
        where (attempt_clients.device, attempt_clients.address) is distinct from (excluded.device, excluded.address)
      returning 1
    )
    insert into attempt_evidence (attempt_id, kind, at, received_at, was, became)
    select ${attemptId}::bigint, c.kind, ${now}::timestamptz, ${now}::timestamptz, c.was, c.became
    from before b, noted, lateral (values ('deviceChanged', b.device, ${device}::text), ('addressChanged', b.address, ${address}::text)) c (kind, was, became)
    where c.was <> c.became
      and (select count(*) from attempt_evidence e where e.attempt_id = ${attemptId}::bigint and e.page is null) < ${mostNoticed}`,
)

/** Stores the device and network of the attempt, and adds their changes to the evidence. */
export async function noteClient(db: Db, client: ClientOfAttempt, now: Date): Promise<void> {
  await notingClient(db, { ...client, now: now.toISOString() })
}

// The timeline of a paper.

/** The kinds of log entries of an attempt, with their names in the timeline. */
const logged = sql`(values ('begun', 'begun'), ('takenOver', 'takenOver'), ('extended', 'extended'), ('submitted', 'submitted'),
  ('auto_submitted', 'autoSubmitted'), ('answerFile', 'answerFile'), ('lateTaken', 'lateTaken'), ('lateRefused', 'lateRefused')) k (kind, name)`

const loggedOf = (attemptId: SQL) =>
  sql`attempt_events v join ${logged} on k.kind = v.kind where v.attempt_id = ${attemptId}`

export interface TimelineAccess {
  attemptId: number
  taught: boolean
  total: number
  leftOut: number
}

/** Returns the access of the caller to the paper, and the length of its timeline. */
export async function getTimelineAccess(
  db: Db,
  { schoolId, userId }: { schoolId: number; userId: number },
  attemptId: number,
): Promise<TimelineAccess> {
  const count = sql`(select count(*) from attempt_evidence e where e.attempt_id = ${attempts.id}) + (select count(*) from ${loggedOf(sql`${attempts.id}`)})`
  const rows = await db
    .select({
      attemptId: attempts.id,
      taught: sql<boolean>`${isTaughtBy(userId)}`,
      total: sql`${count}`.mapWith(Number),
      leftOut:
        sql`(select coalesce(sum(p.left_out), 0) from attempt_evidence_pages p where p.attempt_id = ${attempts.id})`.mapWith(
          Number,
        ),
    })
    .from(attempts)
    .innerJoin(courses, eq(courses.id, attempts.courseId))
    .where(and(eq(attempts.schoolId, schoolId), eq(attempts.id, attemptId)))
  return found(rows[0])
}

export type TimelineRow = {
  at: string
  kind: TimelineEntry['kind']
  length: number | null
  number: number | null
  was: string | null
  became: string | null
  reason: string | null
  actor: string | null
}

/** Lists the timeline in order of time. */
export async function listTimeline(
  db: Db,
  attemptId: number,
  { page, size }: { page: number; size: number },
): Promise<TimelineRow[]> {
  const id = sql`${attemptId}::bigint`
  const { rows } = await db.execute<TimelineRow>(sql`
    with timeline as (
      select e.at, e.kind, e.length, null::integer as number, e.was, e.became, null::text as reason, null::bigint as actor_id, 1 as source, e.id
      from attempt_evidence e where e.attempt_id = ${id}
      union all
      select v.at, k.name, null, (v.detail ->> 'number')::integer, null, null, v.detail ->> 'reason',
        case when k.name in ('extended', 'answerFile', 'lateTaken', 'lateRefused') then v.actor_id end, 0, v.id
      from ${loggedOf(id)}
    ), page as (
      select * from timeline order by at, source, id limit ${size}::integer offset ${(page - 1) * size}::integer
    )
    select page.at, page.kind, page.length, page.number, page.was, page.became, page.reason, u.name as actor
    from page left join users u on u.id = page.actor_id order by page.at, page.source, page.id`)
  return rows
}

/** EXM-194: removes the evidence of attempts that were closed before `before`. */
export async function removeEvidence(db: Db, before: Date): Promise<void> {
  const closed = sql`select a.id from attempts a where a.submitted_at < ${before.toISOString()}::timestamptz`
  for (const table of [attemptEvidence, attemptEvidencePages, attemptClients])
    await db.execute(sql`delete from ${table} where attempt_id in (${closed})`)
}
