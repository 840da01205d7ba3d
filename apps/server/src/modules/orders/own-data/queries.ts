import { type SQL, sql } from 'drizzle-orm'
import {
  kept,
  notOwn,
  type Person,
  type PersonalData,
} from '../../../platform/personal/personal-data.ts'

const books = 'The law asks for the books of seven years.'
const staff = 'An act for the school.'

const ordersOf = ({ schoolId, userId }: Person): SQL =>
  sql`o.school_id = ${schoolId} and o.user_id = ${userId}`

export const ordersOfPerson: PersonalData = {
  references: {
    'orders.user_id': kept('orders', books),
    'order_lines.user_id': kept('orders', books),
    'discount_uses.user_id': kept('orders', books),
    'entitlements.user_id': kept('orders', books),
    'ledger_accounts.user_id': kept('orders', books),
    'coin_credits.user_id': kept('orders', books),
    'coin_credits.requested_by': notOwn(staff),
    'coin_credits.decided_by': notOwn(staff),
    'activation_codes.redeemed_by': kept('orders', books),
    'activation_codes.revoked_by': notOwn(staff),
    'code_batches.created_by': notOwn(staff),
    'code_batches.downloaded_by': notOwn(staff),
    'order_events.by_id': kept('orders', books),
    'refunds.created_by': kept('orders', books),
    'refunds.decided_by': notOwn(staff),
  },
  archive: [
    {
      part: 'orders',
      name: 'orders',
      select: (person) => sql`
        select o.order_no as "orderNumber", o.state as "state", o.created_at as "createdAt", o.paid_at as "paidAt",
          o.currency as "currency", o.list_minor / 100.0 as "listPrice", o.discount_minor / 100.0 as "discount",
          o.coins / 100.0 as "coins", o.received_minor / 100.0 as "amount", o.refunded_minor / 100.0 as "refunded",
          o.payer as "payer", o.email as "mail", o.invoice as "invoice"
        from orders o where ${ordersOf(person)} order by o.id`,
    },
    {
      part: 'orders',
      name: 'lines',
      select: (person) => sql`
        select o.order_no as "orderNumber", l.titles as "course", l.paid_minor / 100.0 as "amount"
        from order_lines l join orders o on o.id = l.order_id and o.school_id = l.school_id
        where ${ordersOf(person)} order by o.id, l.id`,
    },
    {
      part: 'orders',
      name: 'discounts',
      select: ({ schoolId, userId }) => sql`
        select d.code as "code", u.state as "state" from discount_uses u
        join discount_codes d on d.id = u.code_id and d.school_id = u.school_id
        where u.school_id = ${schoolId} and u.user_id = ${userId} order by u.id`,
    },
    {
      part: 'orders',
      name: 'events',
      select: (person) => sql`
        select o.order_no as "orderNumber", e.at as "at", e.what as "kind", e.amount_minor / 100.0 as "amount"
        from order_events e join orders o on o.id = e.order_id and o.school_id = e.school_id
        where ${ordersOf(person)} order by o.id, e.id`,
    },
    {
      part: 'orders',
      name: 'refunds',
      select: (person) => sql`
        select o.order_no as "orderNumber", r.state as "state", r.amount_minor / 100.0 as "amount", r.reason as "reason",
          r.decision as "decision", r.created_at as "createdAt", r.settled_at as "endedAt"
        from refunds r join orders o on o.id = r.order_id and o.school_id = r.school_id
        where ${ordersOf(person)} order by o.id, r.id`,
    },
    {
      part: 'orders',
      name: 'courses',
      select: ({ schoolId, userId }) => sql`
        select c.names as "course", e.source as "kind", e.created_at as "createdAt", e.ended_at as "endedAt"
        from entitlements e join courses c on c.id = e.course_id
        where e.school_id = ${schoolId} and e.user_id = ${userId} order by e.id`,
    },
    {
      part: 'orders',
      name: 'coins',
      select: ({ schoolId, userId }) => sql`
        select e.at as "at", e.kind as "kind", p.amount / 100.0 as "coins", p.balance / 100.0 as "balance"
        from ledger_postings p join ledger_accounts a on a.id = p.account_id and a.school_id = p.school_id
        join ledger_entries e on e.id = p.entry_id and e.school_id = p.school_id
        where a.school_id = ${schoolId} and a.user_id = ${userId} order by p.id`,
    },
    {
      part: 'orders',
      name: 'credits',
      select: ({ schoolId, userId }) => sql`
        select k.amount / 100.0 as "coins", k.state as "state", k.reason as "reason", k.requested_at as "createdAt"
        from coin_credits k where k.school_id = ${schoolId} and k.user_id = ${userId} order by k.id`,
    },
    {
      part: 'orders',
      name: 'codes',
      select: ({ schoolId, userId }) => sql`
        select b.name as "title", a.last_four as "code", a.trainee_name as "name", a.trainee_number as "studentNumber",
          a.redeemed_at as "at"
        from activation_codes a join code_batches b on b.id = a.batch_id and b.school_id = a.school_id
        where a.school_id = ${schoolId} and a.redeemed_by = ${userId} order by a.id`,
    },
  ],
  erase: () => [],
  hindrances: [
    {
      kind: 'refund',
      select: (person) => sql`
        select o.order_no as "name" from orders o
        where ${ordersOf(person)} and (o.money_review or exists (select 1 from refunds r
          where r.order_id = o.id and r.school_id = o.school_id and r.state in ('requested', 'granted', 'failed')))
        order by 1`,
    },
    {
      kind: 'dispute',
      select: (person) => sql`
        select distinct o.order_no as "name" from disputes d
        join orders o on o.id = d.order_id and o.school_id = d.school_id
        where ${ordersOf(person)} and d.state = 'open' order by 1`,
    },
    {
      kind: 'unpaidOrder',
      select: (person) => sql`
        select o.order_no as "name" from orders o
        where ${ordersOf(person)} and o.state in ('unpaid', 'closing') order by o.id`,
    },
  ],
  kept: [
    {
      thing: 'orders',
      select: ({ schoolId, userId }) => sql`
        select (select count(*) from orders o where o.school_id = ${schoolId} and o.user_id = ${userId})
          + (select count(*) from coin_credits k where k.school_id = ${schoolId} and k.user_id = ${userId})
          + (select count(*) from activation_codes a
            where a.school_id = ${schoolId} and a.redeemed_by = ${userId}) as "count"`,
    },
  ],
}
