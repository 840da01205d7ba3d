import { and, eq, inArray, lt, ne, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import type { MailFigures } from '../observe/mail-figures.ts'
import { leaseSeconds, type NextStep } from './rules.ts'
import { secondsAfter } from '../clock.ts'
import { type MailRow, mails, type NewMail } from './tables.ts'

export async function insertMail(tx: Db, mail: NewMail): Promise<number> {
  const [row] = await tx.insert(mails).values(mail).returning({ id: mails.id })
  if (!row) throw new Error('A mail is one row.')
  return row.id
}

/** Rows of one statement: PostgreSQL accepts 65,535 values, and a mail has about twenty. */
const rowsMost = 1000

export async function insertMails(tx: Db, rows: NewMail[]): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsMost)
    await tx.insert(mails).values(rows.slice(from, from + rowsMost))
}

/**
 * Marks the longest due mail as being sent and returns it, or undefined. A mail whose sending
 * process ended is due again after its lease. The mails of a suspended school wait (OPS-022).
 */
export async function claimDue(db: Db, now: Date): Promise<MailRow | undefined> {
  const due = sql`select m.id from ${mails} m
    where m.state in ('queued', 'sending') and m.next_try_at <= ${now.toISOString()}
      and not exists (select from schools s where s.id = m.school_id and s.suspended_at is not null)
    order by m.next_try_at limit 1 for update skip locked`
  const [row] = await db
    .update(mails)
    .set({
      state: 'sending',
      tries: sql`${mails.tries} + 1`,
      nextTryAt: secondsAfter(now, leaseSeconds),
    })
    .where(eq(mails.id, sql`(${due})`))
    .returning()
  return row
}

/** Records the outcome of a try, unless another process has taken over the mail. */
export async function finishTry(
  db: Db,
  { id, nextTryAt }: Pick<MailRow, 'id' | 'nextTryAt'>,
  step: NextStep,
): Promise<void> {
  await db
    .update(mails)
    .set(step)
    // The lease end identifies this try.
    .where(
      and(
        eq(mails.id, id),
        eq(mails.state, 'sending'),
        eq(mails.nextTryAt, nextTryAt ?? new Date(0)),
      ),
    )
}

/** Restarts the retry period of a failed mail, with short pauses. */
export async function requeueFailed(tx: Db, id: number, now: Date): Promise<boolean> {
  const again = {
    queuedAt: now,
    nextTryAt: now,
    failedAt: null,
    tries: 0,
    reason: null,
    lastError: '',
  }
  const rows = await tx
    .update(mails)
    .set({ state: 'queued', ...again })
    .where(
      and(eq(mails.id, id), inArray(mails.state, ['failed', 'bounced']), ne(mails.toAddress, '')),
    )
    .returning({ id: mails.id })
  return rows.length > 0
}

/**
 * Begins the retry period of a school's waiting mails at `now`. Without it, a mail that waited longer
 * than the period while its school was suspended would fail at its first try.
 */
export async function restartWaiting(tx: Db, schoolId: number, now: Date): Promise<void> {
  await tx
    .update(mails)
    .set({ queuedAt: now })
    .where(and(eq(mails.schoolId, schoolId), inArray(mails.state, ['queued', 'sending'])))
}

export interface MailStateOf extends Pick<MailRow, 'state' | 'reason' | 'sentAt' | 'failedAt'> {
  aboutId: number
}

/**
 * The newest mail about each row, in one statement; rows without a mail are missing in the map.
 * @param kind the kind of the rows, as passed to `queueMail`
 */
export async function findMailStates(
  db: Db,
  { schoolId, kind, ids }: { schoolId: number; kind: string; ids: readonly number[] },
): Promise<Map<number, MailStateOf>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectDistinctOn([mails.aboutId], {
      aboutId: mails.aboutId,
      state: mails.state,
      reason: mails.reason,
      sentAt: mails.sentAt,
      failedAt: mails.failedAt,
    })
    .from(mails)
    .where(
      and(
        eq(mails.schoolId, schoolId),
        eq(mails.aboutKind, kind),
        inArray(mails.aboutId, [...ids]),
      ),
    )
    .orderBy(mails.aboutId, sql`${mails.id} desc`)
  return new Map(rows.map((row) => [row.aboutId ?? 0, { ...row, aboutId: row.aboutId ?? 0 }]))
}

/** Erases recipient and content of mails; unsent mails are kept. */
export async function blankMails(db: Db, which: SQL): Promise<void> {
  const blank = { toName: '', toAddress: '', fromName: '', replyName: '', replyAddress: '' }
  await db
    .update(mails)
    .set({ ...blank, offUrl: '', subject: '', text: '', html: '' })
    .where(and(which, ne(mails.toAddress, ''), notInArray(mails.state, ['queued', 'sending'])))
}

export const blankMailsBefore = (db: Db, before: Date): Promise<void> =>
  blankMails(db, lt(mails.createdAt, before))

/** JOB-071: the number of waiting, overdue (more than an hour) and failed mails of all schools. */
export async function countMails(db: Db, now: Date): Promise<MailFigures> {
  const hourAgo = secondsAfter(now, -60 * 60).toISOString()
  const { rows } = await db.execute<{ waiting: string; late: string; failed: string }>(sql`
    select
      (select count(*) from ${mails} where state in ('queued', 'sending')) as waiting,
      (select count(*) from ${mails} where state in ('queued', 'sending') and queued_at < ${hourAgo}) as late,
      (select count(*) from ${mails} where state in ('failed', 'bounced')) as failed`)
  const [row] = rows
  return {
    waiting: Number(row?.waiting ?? 0),
    late: Number(row?.late ?? 0),
    failed: Number(row?.failed ?? 0),
  }
}
