import { sql } from 'drizzle-orm'
import type { Db } from '../src/platform/database/database.ts'
import type { StartRequest } from '../src/platform/payment/payment.ts'
import { randomToken } from '../src/platform/security/secrets.ts'

export interface SandboxPayment extends Record<string, unknown> {
  reference: string
  attempt: string
  request: StartRequest
  /** `disputed` while a bank disputes it, `taken` once the bank keeps the money. */
  state: 'open' | 'paid' | 'failed' | 'over' | 'disputed' | 'taken'
  paid_minor: number
  disputed_minor: number
  disputes: number
  silent: boolean
  expires_at: string
}

const columns = sql`reference, attempt, request, state, paid_minor, disputed_minor, disputes, silent, expires_at`

/** Creates a payment; a repeated request with the same attempt returns the same payment. */
export async function openPayment(db: Db, request: StartRequest): Promise<SandboxPayment> {
  const { rows } = await db.execute<SandboxPayment>(sql`
    insert into sandbox_payments (reference, attempt, request, state, expires_at)
    values (${`sandbox_${randomToken(12)}`}, ${request.attempt}, ${JSON.stringify(request)}::jsonb, 'open', ${request.expiresAt}::timestamptz)
    on conflict (attempt) do update set attempt = excluded.attempt
    returning ${columns}`)
  const [row] = rows
  if (!row) throw new Error('A payment is one row.')
  return row
}

export async function findPayment(db: Db, reference: string): Promise<SandboxPayment | undefined> {
  const { rows } = await db.execute<SandboxPayment>(
    sql`select ${columns} from sandbox_payments where reference = ${reference}`,
  )
  return rows[0]
}

/** Moves a payment from one of the given states; undefined in any other state. */
export async function movePayment(
  db: Db,
  reference: string,
  from: SandboxPayment['state'][],
  to: { state: SandboxPayment['state']; paidMinor?: number },
): Promise<SandboxPayment | undefined> {
  const states = sql.join(
    from.map((state) => sql`${state}`),
    sql`, `,
  )
  const { rows } = await db.execute<SandboxPayment>(sql`
    update sandbox_payments set state = ${to.state}, paid_minor = ${to.paidMinor ?? 0}
    where reference = ${reference} and state in (${states}) returning ${columns}`)
  return rows[0]
}

/**
 * Begins a dispute: a bank withdraws the money that was not refunded. Returns undefined when no
 * money remains or another dispute is open.
 */
export async function beginDispute(db: Db, reference: string): Promise<SandboxPayment | undefined> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from sandbox_payments where reference = ${reference} for update`)
    const { rows } = await tx.execute<SandboxPayment>(sql`
      with rest as (
        select p.paid_minor - coalesce((select sum(r.amount_minor) from sandbox_refunds r where r.reference = p.reference), 0) as minor
        from sandbox_payments p where p.reference = ${reference})
      update sandbox_payments set state = 'disputed', disputes = disputes + 1, disputed_minor = rest.minor
      from rest where reference = ${reference} and state = 'paid' and rest.minor > 0 returning ${columns}`)
    return rows[0]
  })
}

/** Ends a dispute: the bank keeps the money, or returns it to the school. */
export async function endDispute(
  db: Db,
  reference: string,
  isLost: boolean,
): Promise<SandboxPayment | undefined> {
  const { rows } = await db.execute<SandboxPayment>(sql`
    update sandbox_payments set state = ${isLost ? 'taken' : 'paid'}
    where reference = ${reference} and state = 'disputed' returning ${columns}`)
  return rows[0]
}

export async function setSilent(db: Db, reference: string, silent: boolean): Promise<void> {
  await db.execute(
    sql`update sandbox_payments set silent = ${silent} where reference = ${reference}`,
  )
}

/** Refunds an amount once for each key, and never more in total than was paid. */
export async function giveBack(
  db: Db,
  { reference, key, amountMinor }: { reference: string; key: string; amountMinor: number },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from sandbox_payments where reference = ${reference} for update`)
    const { rows } = await tx.execute(sql`
      insert into sandbox_refunds (key, reference, amount_minor)
      select ${key}, p.reference, ${amountMinor}::integer from sandbox_payments p
      where p.reference = ${reference} and (
        exists (select 1 from sandbox_refunds r where r.key = ${key})
        or p.state = 'paid' and p.paid_minor >= ${amountMinor}::integer + (
          select coalesce(sum(r.amount_minor), 0) from sandbox_refunds r where r.reference = p.reference))
      on conflict (key) do update set amount_minor = sandbox_refunds.amount_minor
      returning key`)
    return rows.length > 0
  })
}

export interface SandboxNotice extends Record<string, unknown> {
  id: string
  body: string
  sent: number
}

export async function writeNotice(db: Db, reference: string, body: Record<string, unknown>) {
  const id = `event_${randomToken(12)}`
  await db.execute(sql`
    insert into sandbox_notices (id, reference, body)
    values (${id}, ${reference}, ${JSON.stringify({ id, reference, ...body })})`)
  return id
}

export async function listNotices(db: Db, reference: string): Promise<SandboxNotice[]> {
  const { rows } = await db.execute<SandboxNotice>(
    sql`select id, body, sent from sandbox_notices where reference = ${reference} order by number`,
  )
  return rows
}

export async function countSent(db: Db, id: string): Promise<void> {
  await db.execute(sql`update sandbox_notices set sent = sent + 1 where id = ${id}`)
}
