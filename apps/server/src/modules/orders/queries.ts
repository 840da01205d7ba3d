import { and, desc, eq, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { found } from '../../platform/refusal.ts'
import { courses, trainingIdOf } from '../courses/index.ts'
import { type OrderMove, orderAfter, type RefundKind } from './rules.ts'
import {
  entitlements,
  orderEvents,
  orderLines,
  type OrderRow,
  orders,
  paymentSettings,
  type SettingsRow,
} from './tables.ts'

const defaults: Omit<SettingsRow, 'schoolId'> = {
  windowMinutes: 30,
  methods: ['card'],
  refundDays: 7,
  creditLimit: 10_000,
  invoiceName: {},
  invoiceNumber: '',
  taxLabel: {},
  taxBasis: 0,
  version: 0,
}

/** Returns the payment settings of a school; version 0 means defaults. */
export async function getSettings(db: Db, schoolId: number): Promise<SettingsRow> {
  const [row] = await db
    .select()
    .from(paymentSettings)
    .where(eq(paymentSettings.schoolId, schoolId))
  return row ?? { ...defaults, schoolId }
}

const lastRefund = sql<StoredRefund | null>`(
  select row_to_json(r) from (
    select f.id, f.amount_minor as "amountMinor", f.state, f.kind, f.reason, f.decision,
      f.created_at as "createdAt", f.decided_at as "decidedAt", f.settled_at as "settledAt"
    from refunds f where f.school_id = orders.school_id and f.order_id = orders.id order by f.id desc limit 1) r)`

/** A refund in a JSON value of the database: times are strings. */
export interface StoredRefund {
  id: number
  amountMinor: number
  state: 'requested' | 'refused' | 'granted' | 'refunded' | 'failed'
  kind: RefundKind
  reason: string
  decision: string | null
  createdAt: string
  decidedAt: string | null
  settledAt: string | null
}

const promised = sql<number>`(
  select coalesce(sum(f.amount_minor), 0) from refunds f
  where f.school_id = orders.school_id and f.order_id = orders.id and f.kind in ('asked', 'staff', 'dispute')
    and f.state in ('granted', 'failed'))`.mapWith(Number)

const isAsked = sql<boolean>`exists (
  select 1 from refunds f where f.school_id = orders.school_id and f.order_id = orders.id and f.kind = 'asked'
    and f.state in ('requested', 'granted', 'failed'))`

/**
 * ORD-109: true for a requested, granted or failed refund. This is the SQL of `isAsked` or
 * `promised`.
 */
export const isRefundOpen = sql<boolean>`exists (
  select 1 from refunds f where f.school_id = orders.school_id and f.order_id = orders.id
    and (f.kind = 'asked' and f.state in ('requested', 'granted', 'failed')
      or f.kind in ('staff', 'dispute') and f.state in ('granted', 'failed')))`

export const shownColumns = {
  ...getTableColumns(orders),
  titles: orderLines.titles,
  courseId: orderLines.courseId,
  trainingId: trainingIdOf,
  pictureFileId: courses.pictureFileId,
  coverSeed: courses.coverSeed,
  lastRefund,
  promised,
  isAsked,
}

/**
 * Joins the line of an order. The school is part of the condition, because the indexes begin with
 * it.
 */
export const isLineOfOrder = and(
  eq(orderLines.schoolId, orders.schoolId),
  eq(orderLines.orderId, orders.id),
)

const shownFrom = (db: Db) =>
  db
    .select(shownColumns)
    .from(orders)
    .innerJoin(orderLines, isLineOfOrder)
    .innerJoin(courses, eq(courses.id, orderLines.courseId))

export type ShownOrder = Awaited<ReturnType<typeof shownFrom>>[number]

const own = (schoolId: number, id: number) => and(eq(orders.schoolId, schoolId), eq(orders.id, id))

/** Finds an order for display; with `userId` only an order of this person. */
export async function findShown(
  db: Db,
  schoolId: number,
  of: { id?: number; orderNo?: string; userId?: number },
): Promise<ShownOrder | undefined> {
  const [row] = await shownFrom(db).where(
    and(
      eq(orders.schoolId, schoolId),
      of.id === undefined ? undefined : eq(orders.id, of.id),
      of.orderNo === undefined ? undefined : eq(orders.orderNo, of.orderNo),
      of.userId === undefined ? undefined : eq(orders.userId, of.userId),
    ),
  )
  return row
}

export async function findOrder(
  db: Db,
  schoolId: number,
  of: { id: number; userId?: number },
): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(
      and(own(schoolId, of.id), of.userId === undefined ? undefined : eq(orders.userId, of.userId)),
    )
  return row
}

/** Locks the order until the transaction ends, so that its changes happen one after another. */
export async function lockOrder(tx: Db, schoolId: number, id: number): Promise<OrderRow> {
  const [row] = await tx.select().from(orders).where(own(schoolId, id)).for('update')
  return found(row)
}

type Changes = Partial<
  Pick<
    OrderRow,
    | 'cancelled'
    | 'closedAt'
    | 'paidAt'
    | 'payType'
    | 'coins'
    | 'receivedMinor'
    | 'refundedMinor'
    | 'moneyReview'
    | 'disputed'
    | 'hiddenAt'
    | 'invoice'
  >
>

/**
 * Moves an order to another state along the transition table. Returns undefined if the table does
 * not allow this, or if the row is no longer in the state that was read.
 */
export async function moveOrder(
  tx: Db,
  order: OrderRow,
  move: OrderMove,
  changes: Changes = {},
): Promise<OrderRow | undefined> {
  const state = orderAfter(order.state, move)
  if (!state) return undefined
  const [row] = await tx
    .update(orders)
    .set({ ...changes, state, version: sql`${orders.version} + 1` })
    .where(and(own(order.schoolId, order.id), eq(orders.state, order.state)))
    .returning()
  return row
}

export async function changeOrder(
  tx: Db,
  { schoolId, id }: Pick<OrderRow, 'schoolId' | 'id'>,
  changes: Changes,
): Promise<void> {
  await tx
    .update(orders)
    .set({ ...changes, version: sql`${orders.version} + 1` })
    .where(own(schoolId, id))
}

export async function getLine(tx: Db, { schoolId, id }: Pick<OrderRow, 'schoolId' | 'id'>) {
  const [row] = await tx
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.schoolId, schoolId), eq(orderLines.orderId, id)))
  return found(row)
}

/**
 * Sets whether the order is the active one of its course: a person has at most one active order of
 * a course (ORD-030).
 */
export async function setLive(
  tx: Db,
  { schoolId, id }: Pick<OrderRow, 'schoolId' | 'id'>,
  live: boolean,
): Promise<void> {
  await tx
    .update(orderLines)
    .set({ live })
    .where(and(eq(orderLines.schoolId, schoolId), eq(orderLines.orderId, id)))
}

interface HappenedEvent {
  what: string
  amountMinor?: number
  byId?: number
  note?: string
}

export async function noteEvent(
  tx: Db,
  { schoolId, id }: Pick<OrderRow, 'schoolId' | 'id'>,
  { what, amountMinor, byId, note = '' }: HappenedEvent,
  at: Date,
): Promise<void> {
  await tx.insert(orderEvents).values({
    schoolId,
    orderId: id,
    at,
    what,
    note,
    amountMinor: amountMinor ?? null,
    byId: byId ?? null,
  })
}

/** Grants access once for each order, however often it is paid. */
export async function entitle(
  tx: Db,
  { schoolId, id, userId }: OrderRow,
  courseId: number,
  now: Date,
): Promise<void> {
  await tx
    .insert(entitlements)
    .values({
      schoolId,
      userId,
      courseId,
      source: `order ${id}`,
      orderId: id,
      createdAt: now,
    })
    .onConflictDoNothing()
}

/** ORD-094: true when something other than a refunded order grants access, such as a code. */
export async function isEntitled(
  tx: Db,
  { schoolId, userId, courseId }: { schoolId: number; userId: number; courseId: number },
): Promise<boolean> {
  const of = and(
    eq(entitlements.schoolId, schoolId),
    eq(entitlements.userId, userId),
    eq(entitlements.courseId, courseId),
    isNull(entitlements.endedAt),
  )
  return (await tx.$count(entitlements, of)) > 0
}

/** ORD-099: restores the suspended access. */
export async function resumeEntitlement(
  tx: Db,
  { schoolId, id }: Pick<OrderRow, 'schoolId' | 'id'>,
): Promise<void> {
  await tx
    .update(entitlements)
    .set({ endedAt: null })
    .where(and(eq(entitlements.schoolId, schoolId), eq(entitlements.orderId, id)))
}

export async function endEntitlement(
  tx: Db,
  { schoolId, id }: Pick<OrderRow, 'schoolId' | 'id'>,
  now: Date,
): Promise<void> {
  await tx
    .update(entitlements)
    .set({ endedAt: now })
    .where(and(eq(entitlements.schoolId, schoolId), eq(entitlements.orderId, id)))
}

/** Returns the person's active order of the course. */
export async function findLive(
  db: Db,
  { schoolId, userId, courseId }: { schoolId: number; userId: number; courseId: number },
): Promise<OrderRow | undefined> {
  const [row] = await db
    .select(getTableColumns(orders))
    .from(orders)
    .innerJoin(orderLines, isLineOfOrder)
    .where(
      and(
        eq(orderLines.schoolId, schoolId),
        eq(orderLines.userId, userId),
        eq(orderLines.courseId, courseId),
        eq(orderLines.live, true),
      ),
    )
  return row
}

/** Locks all orders of a person for a course, oldest first. */
export async function lockOrdersOf(
  tx: Db,
  { schoolId, userId, courseId }: { schoolId: number; userId: number; courseId: number },
): Promise<OrderRow[]> {
  const ids = tx
    .select({ id: orderLines.orderId })
    .from(orderLines)
    .where(
      and(
        eq(orderLines.schoolId, schoolId),
        eq(orderLines.userId, userId),
        eq(orderLines.courseId, courseId),
      ),
    )
  return tx
    .select()
    .from(orders)
    .where(and(eq(orders.schoolId, schoolId), inArray(orders.id, ids)))
    .orderBy(orders.id)
    .for('update')
}

/**
 * Lists unpaid orders whose window has ended, the oldest first; with `of` only the orders of this
 * person.
 */
export async function listDue(db: Db, now: Date, of?: { schoolId: number; userId: number }) {
  return db
    .select()
    .from(orders)
    .where(
      and(
        inArray(orders.state, ['unpaid', 'closing']),
        sql`(${orders.state} = 'closing' or ${orders.expiresAt} <= ${now.toISOString()}::timestamptz)`,
        of && eq(orders.schoolId, of.schoolId),
        of && eq(orders.userId, of.userId),
      ),
    )
    .orderBy(orders.expiresAt)
    .limit(200)
}

export interface Window {
  page: number
  size: number
}

/**
 * Returns the ids of one page of orders, newest first, each with the total. Lists join their rows
 * by these ids, so only the rows of the page are joined. `counting` chooses how to count:
 * separately, which is cheaper with an index, or in the same pass.
 */
export function pageOfOrders(
  db: Db,
  where: SQL | undefined,
  { page, size }: Window,
  counting: 'apart' | 'alongside',
) {
  const total =
    counting === 'apart'
      ? sql<number>`(select count(*) from ${orders} where ${where})`
      : sql<number>`count(*) over ()`
  return db
    .select({ id: orders.id, total: total.mapWith(Number).as('total') })
    .from(orders)
    .where(where)
    .orderBy(desc(orders.id))
    .limit(size)
    .offset((page - 1) * size)
    .as('page_of_orders')
}

/**
 * Returns the total of a list of orders. On a page beyond the end, no row has the total, so it is
 * counted separately.
 */
export async function totalOf(
  db: Db,
  rows: readonly { total: number }[],
  page: number,
  where: SQL | undefined,
): Promise<number> {
  return rows[0]?.total ?? (page === 1 ? 0 : db.$count(orders, where))
}

export async function listShown(db: Db, where: SQL | undefined, window: Window) {
  const page = pageOfOrders(db, where, window, 'apart')
  const rows = await db
    .select({ ...shownColumns, total: page.total })
    .from(page)
    .innerJoin(orders, eq(orders.id, page.id))
    .innerJoin(orderLines, isLineOfOrder)
    .innerJoin(courses, eq(courses.id, orderLines.courseId))
    .orderBy(desc(page.id))
  return { rows, total: await totalOf(db, rows, window.page, where) }
}
