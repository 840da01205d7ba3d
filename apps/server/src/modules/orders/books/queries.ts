import { sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'

/**
 * The maximum number of orders that one statement changes. A loop repeats the statement for the
 * others.
 */
const mostAtOnce = 500

/**
 * ACC-325: erases the buyer from orders of closed accounts when both the order and the closing are
 * older than the retention time. Amounts stay, for the totals of the school and for the coin book,
 * which never changes. Returns the number of orders.
 */
export async function endBooks(db: Db, before: Date): Promise<number> {
  const end = before.toISOString()
  const { rows } = await db.execute<{ count: number }>(sql`
    with gone as materialized (
      select o.school_id, o.id from orders o
      where o.user_id in (select c.user_id from account_closings c where c.closed_at <= ${end}::timestamptz)
        and greatest(o.created_at, o.paid_at, o.closed_at) <= ${end}::timestamptz
        and not exists (select 1 from refunds r where r.school_id = o.school_id and r.order_id = o.id
          and coalesce(r.settled_at, r.created_at) > ${end}::timestamptz)
        and (o.email <> '' or o.payer <> '' or o.invoice is not null)
      order by o.id limit ${mostAtOnce}
    ), reasons as (
      update refunds r set reason = '' from gone g where r.school_id = g.school_id and r.order_id = g.id
    ), notes as (
      update order_events e set note = '' from gone g where e.school_id = g.school_id and e.order_id = g.id
    ), changed as (
      update orders o set email = '', payer = '', invoice = null from gone g
      where o.school_id = g.school_id and o.id = g.id returning 1
    ) select count(*)::integer as count from changed`)
  return rows[0]?.count ?? 0
}

/**
 * ACC-325: erases the name and the number beside redeemed codes of closed accounts, when both the
 * use of the code and the closing are older than the retention time.
 */
export async function endCodeBooks(db: Db, before: Date): Promise<void> {
  const end = before.toISOString()
  await db.execute(sql`
    update activation_codes a set trainee_name = '', trainee_number = ''
    where a.redeemed_by in (select c.user_id from account_closings c where c.closed_at <= ${end}::timestamptz)
      and a.redeemed_at <= ${end}::timestamptz and (a.trainee_name <> '' or a.trainee_number <> '')`)
}
