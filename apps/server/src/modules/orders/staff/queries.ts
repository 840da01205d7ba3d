import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { users } from '../../accounts/index.ts'
import { courses, likePattern } from '../../courses/index.ts'
import { idsOfNamed } from '../../people/index.ts'
import { filtered, type OrderFilter } from '../buying/queries.ts'
import { isLineOfOrder, pageOfOrders, shownColumns, totalOf, type Window } from '../queries.ts'
import { orderEvents, orderLines, orders } from '../tables.ts'

export interface StaffFilter extends OrderFilter {
  text: string
  waiting: 0 | 1
  userId?: number
}

/**
 * Condition for orders that need staff: a requested or failed refund, held money, or a dispute.
 * Each of these parts has its own small index.
 */
const waits = (schoolId: number) => sql`orders.id in (
  select w.id from orders w where w.school_id = ${schoolId} and w.money_review
  union all select w.id from orders w where w.school_id = ${schoolId} and w.disputed
  union all select f.order_id from refunds f where f.school_id = ${schoolId} and f.state in ('requested', 'failed'))`

/**
 * Condition for orders that match a search. Matching lines and people are found once and not for
 * each order. So a search takes equally long with few and with many results.
 */
function searched(schoolId: number, text: string): SQL | undefined {
  const named = idsOfNamed(schoolId, text)
  const like = likePattern(text)
  return or(
    sql`orders.searched like ${like}`,
    sql`${orders.id} in (select l.order_id from order_lines l where l.school_id = ${schoolId} and l.title_search like ${like})`,
    named && sql`${orders.userId} in ${named}`,
  )
}

const where = (schoolId: number, { text, waiting, userId, ...filter }: StaffFilter) =>
  and(
    eq(orders.schoolId, schoolId),
    userId === undefined ? undefined : eq(orders.userId, userId),
    filtered(filter),
    text === '' ? undefined : searched(schoolId, text),
    waiting === 1 ? waits(schoolId) : undefined,
  )

const heldMinor = sql<number>`(
  select coalesce(sum(a.received_minor), 0) from payment_attempts a
  where a.school_id = orders.school_id and a.order_id = orders.id and a.state = 'held')`.mapWith(
  Number,
)

const staffColumns = {
  ...shownColumns,
  buyerName: users.name,
  areaCode: users.areaCode,
  mobile: users.mobile,
  heldMinor,
}

/**
 * Finds the orders of a school, newest first (ORD-081). A search reads every order anyway, and
 * counts in the same pass.
 */
export function findOrders(db: Db, schoolId: number, filter: StaffFilter, window: Window) {
  const counting = filter.text === '' ? 'apart' : 'alongside'
  const page = pageOfOrders(db, where(schoolId, filter), window, counting)
  return db
    .select({ ...staffColumns, total: page.total })
    .from(page)
    .innerJoin(orders, eq(orders.id, page.id))
    .innerJoin(orderLines, isLineOfOrder)
    .innerJoin(courses, eq(courses.id, orderLines.courseId))
    .innerJoin(users, eq(users.id, orders.userId))
    .orderBy(desc(page.id))
}

export async function listOrders(db: Db, schoolId: number, filter: StaffFilter, window: Window) {
  const rows = await findOrders(db, schoolId, filter, window)
  return { rows, total: await totalOf(db, rows, window.page, where(schoolId, filter)) }
}

export async function findOne(db: Db, schoolId: number, id: number) {
  const [row] = await db
    .select(staffColumns)
    .from(orders)
    .innerJoin(orderLines, isLineOfOrder)
    .innerJoin(courses, eq(courses.id, orderLines.courseId))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(eq(orders.schoolId, schoolId), eq(orders.id, id)))
  return row
}

/** Lists the events of an order, newest last. */
export async function listEvents(db: Db, schoolId: number, orderId: number) {
  return db
    .select({
      at: orderEvents.at,
      what: orderEvents.what,
      amountMinor: orderEvents.amountMinor,
      note: orderEvents.note,
      by: users.name,
    })
    .from(orderEvents)
    .leftJoin(users, eq(users.id, orderEvents.byId))
    .where(and(eq(orderEvents.schoolId, schoolId), eq(orderEvents.orderId, orderId)))
    .orderBy(orderEvents.at, orderEvents.id)
}

/** Returns the number of orders that need staff, for the badges of the navigation. */
export const waitingOrders = (schoolId: number): SQL => sql`
  select count(*) as count, min(coalesce((
      select min(d.opened_at) from disputes d where d.school_id = orders.school_id and d.order_id = orders.id and d.state = 'open'
    ), (
      select min(f.created_at) from refunds f where f.school_id = orders.school_id and f.order_id = orders.id and f.state in ('requested', 'failed')
    ), (
      select min(a.received_at) from payment_attempts a where a.school_id = orders.school_id and a.order_id = orders.id and a.state = 'held'
    ))) as oldest
  from orders where orders.school_id = ${schoolId} and ${waits(schoolId)}`

interface DayRow extends Record<string, unknown> {
  day: string
  taken: number
  refunded: number
}

export interface Report extends Record<string, unknown> {
  days: DayRow[] | null
  courses: { titles: Record<string, string>; amount: number; orders: number }[] | null
  methods: { payType: 1 | 2 | 3 | 4; amount: number; orders: number }[] | null
  without: { id: number; orderNo: string }[] | null
  lost: { reference: string; amount: number; at: string }[] | null
  refundsWaiting: number
  heldWaiting: number
  codesIssued: number
  codesRedeemed: number
}

export interface ReportSpan {
  /** Number of days up to today. */
  days: number
  /** A date range that replaces the last days. Both dates belong to the range. */
  own?: { from: string; to: string } | undefined
}

/** Returns the first and the last day of a report, in the calendar of the school `s`. */
function edgesOf({ days, own }: ReportSpan, now: Date): [SQL, SQL] {
  if (own) return [sql`${own.from}::date`, sql`${own.to}::date`]
  const today = sql`(${now.toISOString()}::timestamptz at time zone s.time_zone)::date`
  return [sql`(${today} - (${days}::integer - 1))`, today]
}

/**
 * Adds up the totals by day of the school's calendar, in one statement and in minor units. Orders
 * without access are found before the limit of a hundred applies. Otherwise the planner would check
 * each order separately.
 */
export async function addUp(
  db: Db,
  schoolId: number,
  span: ReportSpan,
  now: Date,
): Promise<Report> {
  const [first, last] = edgesOf(span, now)
  const { rows } = await db.execute<Report>(sql`
    with span as (
      select s.time_zone as zone, d::date as day, (d at time zone s.time_zone) as from_at,
        ((d + interval '1 day') at time zone s.time_zone) as to_at
      from schools s, generate_series(${first}::timestamp, ${last}::timestamp, interval '1 day') d
      where s.id = ${schoolId}
    ), bounds as (
      select min(from_at) as from_at, max(to_at) as to_at, min(zone) as zone from span
    ), taken as (
      select o.id, o.pay_type, o.coins + o.received_minor as amount, o.refunded_minor as returned, (o.paid_at at time zone b.zone)::date as day
      from orders o, bounds b
      where o.school_id = ${schoolId} and o.paid_at >= b.from_at and o.paid_at < b.to_at
    ), given as (
      select f.order_id, f.amount_minor as amount, (f.settled_at at time zone b.zone)::date as day
      from refunds f, bounds b
      where f.school_id = ${schoolId} and f.kind in ('asked', 'staff', 'dispute') and f.state = 'refunded'
        and f.settled_at >= b.from_at and f.settled_at < b.to_at
    ), sold as (
      select max(l.id) as line_id, sum(t.amount - t.returned) as amount, count(*) as orders
      from taken t join order_lines l on l.school_id = ${schoolId} and l.order_id = t.id
      group by l.course_id order by amount desc limit 50
    ), without_access as materialized (
      select o.id from orders o
      where o.school_id = ${schoolId} and o.state in ('paid', 'partly_refunded') and not o.disputed and not exists (
        select 1 from entitlements e where e.school_id = ${schoolId} and e.order_id = o.id and e.ended_at is null)
    )
    select
      (select json_agg(json_build_object('day', s.day::text, 'taken', coalesce(t.amount, 0), 'refunded', coalesce(g.amount, 0)) order by s.day)
        from span s
        left join (select t.day, sum(t.amount) as amount from taken t group by t.day) t on t.day = s.day
        left join (select g.day, sum(g.amount) as amount from given g group by g.day) g on g.day = s.day) as days,
      (select json_agg(json_build_object('titles', l.titles, 'amount', s.amount, 'orders', s.orders) order by s.amount desc)
        from sold s join order_lines l on l.school_id = ${schoolId} and l.id = s.line_id) as courses,
      (select json_agg(m order by m."payType") from (
        select t.pay_type as "payType", sum(t.amount) as amount, count(*) as orders from taken t group by t.pay_type) m) as methods,
      (select json_agg(json_build_object('id', o.id, 'orderNo', o.order_no) order by o.id) from (
        select w.id from without_access w order by w.id limit 100) w join orders o on o.id = w.id) as without,
      (select json_agg(json_build_object('reference', e.reference, 'amount', e.amount, 'at', e.received_at) order by e.id) from (
        select e.id, e.notice ->> 'reference' as reference, (e.notice ->> 'amountMinor')::bigint as amount, e.received_at
        from provider_events e where e.school_id = ${schoolId} and e.result = 'noAttempt' order by e.id limit 100) e) as lost,
      (select count(*)::int from refunds f where f.school_id = ${schoolId} and f.state in ('requested', 'failed')) as "refundsWaiting",
      (select count(*)::int from orders o where o.school_id = ${schoolId} and o.money_review) as "heldWaiting",
      (select coalesce(sum(b.quantity), 0)::int from code_batches b, bounds d where b.school_id = ${schoolId}
        and b.downloaded_at >= d.from_at and b.downloaded_at < d.to_at) as "codesIssued",
      (select count(*)::int from activation_codes a, bounds d where a.school_id = ${schoolId}
        and a.redeemed_at >= d.from_at and a.redeemed_at < d.to_at) as "codesRedeemed"`)
  const [row] = rows
  if (!row) throw new Error('A report is one row.')
  return row
}
