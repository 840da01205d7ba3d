import { and, eq, getTableColumns, inArray, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../../platform/database/database.ts'
import { found } from '../../../platform/refusal.ts'
import { users } from '../../accounts/index.ts'
import {
  coinCredits,
  type CreditRow,
  ledgerAccounts,
  ledgerEntries,
  ledgerPostings,
  ledgerProofs,
} from '../tables.ts'

interface Window {
  page: number
  size: number
}

type Kind = (typeof ledgerAccounts.$inferSelect)['kind']

export interface Posting {
  account: Kind
  /** The person of the account; missing for an account of the school. */
  userId?: number
  amount: number
}

export interface Entry {
  schoolId: number
  kind: (typeof ledgerEntries.$inferSelect)['kind']
  /** The cause of the entry. Two entries with the same cause are booked only once. */
  key: string
  orderId?: number
  note?: string
  postings: Posting[]
}

/**
 * Creates accounts that the postings need, and locks all accounts in a fixed order: persons first.
 */
async function lockAccounts(tx: Db, { schoolId, postings }: Entry) {
  const wanted = postings.map(({ account: kind, userId = null }) => ({ schoolId, kind, userId }))
  await tx.insert(ledgerAccounts).values(wanted).onConflictDoNothing()
  const { kind, userId, balance, id } = ledgerAccounts
  const rows = await tx
    .select({ id, kind, userId, balance })
    .from(ledgerAccounts)
    .where(
      and(
        eq(ledgerAccounts.schoolId, schoolId),
        or(
          ...wanted.map((one) =>
            and(eq(kind, one.kind), one.userId === null ? isNull(userId) : eq(userId, one.userId)),
          ),
        ),
      ),
    )
    .orderBy(sql`${userId} nulls last`, kind)
    .for('update')
  return postings.map((posting) => ({
    amount: posting.amount,
    ...found(
      rows.find((row) => row.kind === posting.account && row.userId === (posting.userId ?? null)),
    ),
  }))
}

/**
 * ORD-076: books an entry. Returns `again` if it was booked before, and `short` if a person does
 * not have enough coins.
 */
export async function book(tx: Db, entry: Entry, at: Date): Promise<'booked' | 'again' | 'short'> {
  const { schoolId, kind, key, orderId = null, note = '' } = entry
  const locked = await lockAccounts(tx, { ...entry, postings: entry.postings })
  const same = and(eq(ledgerEntries.schoolId, schoolId), eq(ledgerEntries.key, key))
  if ((await tx.$count(ledgerEntries, same)) > 0) return 'again'
  if (locked.some(({ userId, balance, amount }) => userId !== null && balance + amount < 0))
    return 'short'
  const [made] = await tx
    .insert(ledgerEntries)
    .values({ schoolId, kind, key, orderId, note, at })
    .returning({ id: ledgerEntries.id })
  const entryId = found(made).id
  await tx.insert(ledgerPostings).values(
    locked.map(({ id: accountId, amount, balance }) => ({
      schoolId,
      entryId,
      accountId,
      amount,
      balance: balance + amount,
    })),
  )
  for (const { id, amount } of locked)
    await tx
      .update(ledgerAccounts)
      .set({ balance: sql`${ledgerAccounts.balance} + ${amount}` })
      .where(and(eq(ledgerAccounts.schoolId, schoolId), eq(ledgerAccounts.id, id)))
  return 'booked'
}

const ofPerson = (schoolId: number, userId: number) =>
  and(
    eq(ledgerAccounts.schoolId, schoolId),
    eq(ledgerAccounts.userId, userId),
    eq(ledgerAccounts.kind, 'coins'),
  )

export async function balanceOf(db: Db, schoolId: number, userId: number): Promise<number> {
  const [row] = await db
    .select({ balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(ofPerson(schoolId, userId))
  return row?.balance ?? 0
}

export interface RecordRow extends Record<string, unknown> {
  id: number
  kind: 'grant' | 'hold' | 'release' | 'capture' | 'refund' | 'code' | 'reversal'
  amount: number
  balance: number
  orderNo: string | null
  note: string
  at: string
  total: number
}

/** ORD-079: lists the records of a person. A reservation of a paid order counts as spent. */
export async function listRecords(
  db: Db,
  schoolId: number,
  userId: number,
  { page, size }: Window,
): Promise<{ rows: RecordRow[]; total: number }> {
  const account = sql`(
    select a.id from ledger_accounts a where a.school_id = ${schoolId} and a.user_id = ${userId} and a.kind = 'coins')`
  const counting = sql`
    select count(*)::int as total from ledger_postings p where p.school_id = ${schoolId} and p.account_id = ${account}`
  // Entries and orders are joined for the page only.
  const { rows } = await db.execute<RecordRow>(sql`
    select p.id::float8 as id, p.amount::int as amount, p.balance::int as balance, o.order_no as "orderNo", e.note, e.at,
      case when e.kind = 'hold' and o.paid_at is not null then 'capture' else e.kind end as kind,
      (${counting}) as total
    from (
      select p.id, p.entry_id, p.amount, p.balance from ledger_postings p
      where p.school_id = ${schoolId} and p.account_id = ${account}
      order by p.id desc limit ${size} offset ${(page - 1) * size}
    ) p
    join ledger_entries e on e.id = p.entry_id
    left join orders o on o.id = e.order_id
    order by p.id desc`)
  if (rows.length > 0 || page === 1) return { rows, total: rows[0]?.total ?? 0 }
  const { rows: counted } = await db.execute<{ total: number }>(counting)
  return { rows, total: counted[0]?.total ?? 0 }
}

/** Inserts a credit and returns its id; undefined when this requester sent the same form before. */
export async function insertCredit(
  tx: Db,
  values: typeof coinCredits.$inferInsert,
): Promise<number | undefined> {
  const [row] = await tx
    .insert(coinCredits)
    .values(values)
    .onConflictDoNothing({ target: [coinCredits.requestedBy, coinCredits.key] })
    .returning({ id: coinCredits.id })
  return row?.id
}

/**
 * Adds up the coins that one staff member gave a person within a day. Otherwise a large credit
 * could be split into small ones.
 */
export async function givenSince(
  tx: Db,
  { schoolId, userId, requestedBy }: Pick<CreditRow, 'schoolId' | 'userId' | 'requestedBy'>,
  since: Date,
): Promise<number> {
  const { rows } = await tx.execute<{ sum: number }>(sql`
    select coalesce(sum(amount), 0)::float8 as sum from coin_credits
    where school_id = ${schoolId} and user_id = ${userId} and requested_by = ${requestedBy}
      and state = 'approved' and requested_at > ${since.toISOString()}::timestamptz`)
  return Number(rows[0]?.sum ?? 0)
}

const maker = alias(users, 'credit_maker')
const decider = alias(users, 'credit_decider')
const creditColumns = {
  ...getTableColumns(coinCredits),
  name: users.name,
  areaCode: users.areaCode,
  mobile: users.mobile,
  makerName: maker.name,
  deciderName: decider.name,
}

const creditsFrom = (db: Db) =>
  db
    .select(creditColumns)
    .from(coinCredits)
    .innerJoin(users, eq(users.id, coinCredits.userId))
    .innerJoin(maker, eq(maker.id, coinCredits.requestedBy))
    .leftJoin(decider, eq(decider.id, coinCredits.decidedBy))
export type ShownCredit = Awaited<ReturnType<typeof creditsFrom>>[number]

export async function getCredit(
  db: Db,
  schoolId: number,
  of: { id: number } | { requestedBy: number; key: string },
): Promise<ShownCredit> {
  const [row] = await creditsFrom(db).where(
    and(
      eq(coinCredits.schoolId, schoolId),
      'id' in of
        ? eq(coinCredits.id, of.id)
        : and(eq(coinCredits.requestedBy, of.requestedBy), eq(coinCredits.key, of.key)),
    ),
  )
  return found(row)
}

export async function listCredits(
  db: Db,
  schoolId: number,
  state: CreditRow['state'] | undefined,
  { page, size }: Window,
) {
  const where = and(
    eq(coinCredits.schoolId, schoolId),
    state === undefined ? undefined : eq(coinCredits.state, state),
  )
  const rows = await creditsFrom(db)
    .where(where)
    .orderBy(sql`${coinCredits.id} desc`)
    .limit(size)
    .offset((page - 1) * size)
  return { rows, total: await db.$count(coinCredits, where) }
}

/** Stores the decision about a credit; undefined when another person has decided already. */
export async function decideCredit(
  tx: Db,
  schoolId: number,
  id: number,
  decided: Pick<CreditRow, 'state' | 'decidedBy' | 'decidedAt' | 'decision'>,
): Promise<CreditRow | undefined> {
  const [row] = await tx
    .update(coinCredits)
    .set(decided)
    .where(
      and(
        eq(coinCredits.schoolId, schoolId),
        eq(coinCredits.id, id),
        eq(coinCredits.state, 'waiting'),
      ),
    )
    .returning()
  return row
}

/** True when the person belongs to the school; locks the person. */
export async function lockBuyer(tx: Db, schoolId: number, userId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.schoolId, schoolId), inArray(users.id, [userId])))
    .for('key share')
  return rows.length > 0
}

/**
 * ORD-077: checks that every balance is the sum of its postings, and that the postings of every
 * entry add up to zero. Stores the result for each school.
 */
export async function prove(db: Db, now: Date): Promise<number[]> {
  const { rows } = await db.execute<{ school_id: string }>(sql`
    with sums as (
      select a.school_id, a.balance = coalesce(sum(p.amount), 0)
        and (a.user_id is null or a.balance >= 0) as fits
      from ledger_accounts a left join ledger_postings p on p.account_id = a.id
      group by a.id
    ), uneven as (
      select school_id from ledger_postings group by school_id, entry_id having sum(amount) <> 0
    ), proved as (
      select s.school_id, bool_and(s.fits) and not exists (select 1 from uneven u where u.school_id = s.school_id) as balanced
      from sums s group by s.school_id
    ), kept as (
      insert into ledger_proofs (school_id, at, balanced)
      select school_id, ${now.toISOString()}::timestamptz, balanced from proved
      on conflict (school_id) do update set at = excluded.at, balanced = excluded.balanced
    )
    select school_id from proved where not balanced`)
  return rows.map(({ school_id }) => Number(school_id))
}

export async function findProof(db: Db, schoolId: number) {
  const [row] = await db.select().from(ledgerProofs).where(eq(ledgerProofs.schoolId, schoolId))
  return row
}
