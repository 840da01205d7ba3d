import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { likePart, users } from '../../accounts/index.ts'
import { courses, likePattern } from '../../courses/index.ts'
import { personNamed } from '../../people/index.ts'
import { filtered, type OrderFilter } from '../buying/queries.ts'
import { shownColumns, type Window } from '../queries.ts'
import { orderEvents, orderLines, orders } from '../tables.ts'

export interface StaffFilter extends OrderFilter {
  text: string
  waiting: 0 | 1
}

/** A refund that was asked for or failed, held money, or a dispute. */
const waits = sql`(orders.money_review or orders.disputed or exists (
  select 1 from refunds f where f.order_id = orders.id and f.state in ('requested', 'failed')))`

function searched(text: string): SQL | undefined {
  if (text === '') return undefined
  return or(
    sql`${orders.orderNo} like ${likePart(text.toUpperCase())}`,
    sql`${orders.email} ilike ${likePart(text)}`,
    sql`${orderLines.titleSearch} like ${likePattern(text)}`,
    personNamed(text),
  )
}

const where = (schoolId: number, { text, waiting, ...filter }: StaffFilter) =>
  and(
    eq(orders.schoolId, schoolId),
    filtered(filter),
    searched(text),
    waiting === 1 ? waits : undefined,
  )

const heldMinor = sql<number>`(
  select coalesce(sum(a.received_minor), 0) from payment_attempts a
  where a.order_id = orders.id and a.state = 'held')`.mapWith(Number)

const staffColumns = {
  ...shownColumns,
  buyerName: users.name,
  areaCode: users.areaCode,
  mobile: users.mobile,
  heldMinor,
}

const staffFrom = (db: Db) =>
  db
    .select(staffColumns)
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(courses, eq(courses.id, orderLines.courseId))
    .innerJoin(users, eq(users.id, orders.userId))

/** Lines and people are looked at only where a word is searched in them. */
async function countOrders(db: Db, schoolId: number, filter: StaffFilter): Promise<number> {
  if (filter.text === '') return db.$count(orders, where(schoolId, filter))
  const [counted] = await db
    .select({ total: sql<number>`count(*)`.mapWith(Number) })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(where(schoolId, filter))
  return counted?.total ?? 0
}

/** The newest first (ORD-081); counted apart, so that a page is read from the index and not from all orders. */
export async function listOrders(
  db: Db,
  schoolId: number,
  filter: StaffFilter,
  { page, size }: Window,
) {
  const rows = await staffFrom(db)
    .where(where(schoolId, filter))
    .orderBy(sql`orders.id desc`)
    .limit(size)
    .offset((page - 1) * size)
  return { rows, total: await countOrders(db, schoolId, filter) }
}

export async function findOne(db: Db, schoolId: number, id: number) {
  const [row] = await staffFrom(db).where(and(eq(orders.schoolId, schoolId), eq(orders.id, id)))
  return row
}

/** What happened to an order, the newest last. */
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
    .orderBy(orderEvents.id)
}

/** Orders that wait for the staff, for the numbers beside the places of their site. */
export const waitingOrders = (schoolId: number): SQL => sql`
  select count(*) as count, min(coalesce((
      select min(d.opened_at) from disputes d where d.school_id = orders.school_id and d.order_id = orders.id and d.state = 'open'
    ), (
      select min(f.created_at) from refunds f where f.order_id = orders.id and f.state in ('requested', 'failed')
    ), (
      select min(a.received_at) from payment_attempts a where a.order_id = orders.id and a.state = 'held'
    ))) as oldest
  from orders where orders.school_id = ${schoolId} and ${waits}`

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

/** The days up to today by the school's calendar, in one statement; sums in minor units. */
export async function addUp(db: Db, schoolId: number, days: number, now: Date): Promise<Report> {
  const at = sql`${now.toISOString()}::timestamptz`
  const { rows } = await db.execute<Report>(sql`
    with span as (
      select s.time_zone as zone, d::date as day, (d at time zone s.time_zone) as from_at,
        ((d + interval '1 day') at time zone s.time_zone) as to_at
      from schools s, generate_series(
        ((${at} at time zone s.time_zone)::date - (${days}::integer - 1))::timestamp,
        ((${at} at time zone s.time_zone)::date)::timestamp, interval '1 day') d
      where s.id = ${schoolId}
    ), bounds as (
      select min(from_at) as from_at, max(to_at) as to_at, min(zone) as zone from span
    ), taken as (
      select o.id, o.pay_type, o.coins + o.received_minor as amount, (o.paid_at at time zone b.zone)::date as day
      from orders o, bounds b
      where o.school_id = ${schoolId} and o.paid_at >= b.from_at and o.paid_at < b.to_at
    ), given as (
      select f.order_id, f.amount_minor as amount, (f.settled_at at time zone b.zone)::date as day
      from refunds f, bounds b
      where f.school_id = ${schoolId} and f.kind in ('asked', 'staff', 'dispute') and f.state = 'refunded'
        and f.settled_at >= b.from_at and f.settled_at < b.to_at
    )
    select
      (select json_agg(json_build_object('day', s.day::text,
        'taken', coalesce((select sum(t.amount) from taken t where t.day = s.day), 0),
        'refunded', coalesce((select sum(g.amount) from given g where g.day = s.day), 0)) order by s.day) from span s) as days,
      (select json_agg(c order by c.amount desc) from (
        select (array_agg(l.titles order by l.id desc))[1] as titles, sum(t.amount) as amount, count(*) as orders
        from taken t join order_lines l on l.order_id = t.id group by l.course_id order by sum(t.amount) desc limit 50) c) as courses,
      (select json_agg(m order by m."payType") from (
        select t.pay_type as "payType", sum(t.amount) as amount, count(*) as orders from taken t group by t.pay_type) m) as methods,
      (select json_agg(json_build_object('id', o.id, 'orderNo', o.order_no) order by o.id) from (
        select o.id, o.order_no from orders o
        where o.school_id = ${schoolId} and o.state in ('paid', 'partly_refunded') and not o.disputed and not exists (
          select 1 from entitlements e where e.school_id = o.school_id and e.order_id = o.id and e.ended_at is null)
        order by o.id limit 100) o) as without,
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
