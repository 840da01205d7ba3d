import { pickText, type PayType } from '@titian/contract'
import type { Db } from '../../platform/database/database.ts'
import type { DomainEvents } from '../../platform/events/events.ts'
import type { Services } from '../../platform/http/context.ts'
import { endAccess } from '../courses/index.ts'
import { getSchool } from '../schools/index.ts'
import { joinWithin } from '../study/index.ts'
import { book } from './coins/queries.ts'
import { captureEntry, releaseEntry } from './coins/rules.ts'
import { consumeUse, releaseUse } from './discounts/queries.ts'
import * as queries from './queries.ts'
import { type OrderMove } from './rules.ts'
import type { InvoiceFacts, OrderRow } from './tables.ts'

/** The dependencies of order actions, in a request as in a job. */
export type OrderDeps = Pick<Services, 'db' | 'events' | 'seal' | 'payment'> & { now: Date }

/** Notifies the buyer in the transaction of the change. */
export async function notifyBuyer(
  tx: Db,
  { events, seal, now }: OrderDeps,
  order: OrderRow,
  {
    what,
    amountMinor,
    reason = '',
  }: { what: DomainEvents['orderChanged']['what']; amountMinor: number; reason?: string },
): Promise<void> {
  const { schoolId, userId, orderNo, currencySymbol } = order
  const [line, school] = [await queries.getLine(tx, order), await getSchool(tx, schoolId)]
  await events.publish(tx, 'orderChanged', {
    schoolId,
    userId,
    what,
    courseName: pickText(line.titles, school.defaultLanguage, school.defaultLanguage),
    orderNo,
    orderSign: seal('order', order.id),
    amount: `${currencySymbol}${(amountMinor / 100).toFixed(2)}`,
    reason,
    createdAt: now,
  })
}

export interface Payment {
  /** The amount that the provider received. */
  receivedMinor: number
  /** The coins that pay a part of the order. */
  coins: number
  payType?: PayType
}

/** ORD-097: returns the school's current invoice data. */
export async function invoiceFacts(tx: Db, schoolId: number): Promise<InvoiceFacts> {
  const settings = await queries.getSettings(tx, schoolId)
  const { title, address } = await getSchool(tx, schoolId)
  const isNamed = Object.values(settings.invoiceName).some(Boolean)
  return {
    name: isNamed ? settings.invoiceName : title,
    number: settings.invoiceNumber,
    address,
    taxLabel: settings.taxLabel,
    taxBasis: settings.taxBasis,
  }
}

/**
 * Pays the order and grants access in one transaction (ORD-037, decision 0034). Returns undefined
 * if the state of the order forbids it, and `short` if the reserved coins are not enough; in both
 * cases nothing is written.
 */
export async function markPaid(
  tx: Db,
  deps: OrderDeps,
  order: OrderRow,
  { receivedMinor, coins, payType = order.payType }: Payment,
): Promise<OrderRow | 'short' | undefined> {
  const { now, events } = deps
  const isLate = order.state === 'closed'
  const move: OrderMove = isLate ? 'payLate' : 'pay'
  const { schoolId, userId, id: orderId } = order
  if (coins > 0) {
    const held = isLate ? 0 : order.coins
    const booked = await book(
      tx,
      captureEntry({ schoolId, userId, orderId, amount: coins }, Math.min(held, coins)),
      now,
    )
    if (booked === 'short') return 'short'
  }
  const paid = await queries.moveOrder(tx, order, move, {
    paidAt: now,
    receivedMinor,
    coins,
    payType,
    // A cancelled or hidden order becomes visible again.
    cancelled: false,
    hiddenAt: null,
    invoice: await invoiceFacts(tx, schoolId),
  })
  if (!paid) return undefined
  const { courseId } = await queries.getLine(tx, order)
  await queries.setLive(tx, order, true)
  if (!isLate) await consumeUse(tx, order)
  await queries.entitle(tx, order, courseId, now)
  await notifyBuyer(tx, deps, paid, {
    // ORD-111: a buyer who had given up the order gets a notice that explains the reopening.
    what: isLate ? 'orderReopened' : 'orderPaid',
    amountMinor: order.subtotalMinor,
  })
  await joinWithin(tx, events, { schoolId, userId, courseId }, now)
  return paid
}

/** ORD-060: stops accepting payments; undefined when the order is no longer unpaid. */
export async function beginClosing(
  tx: Db,
  { now }: Pick<OrderDeps, 'now'>,
  order: OrderRow,
  cancelledBy?: number,
): Promise<OrderRow | undefined> {
  const isCancelled = cancelledBy !== undefined
  const closing = await queries.moveOrder(tx, order, 'beginClosing', { cancelled: isCancelled })
  if (!closing) return undefined
  await queries.noteEvent(
    tx,
    order,
    isCancelled ? { what: 'cancelled', byId: cancelledBy } : { what: 'closing' },
    now,
  )
  return closing
}

/**
 * Closes an order after the provider has confirmed that it can no longer be paid. Its coins, and
 * the use of its code, become free again (ORD-041, ORD-078).
 */
export async function close(
  tx: Db,
  { now }: Pick<OrderDeps, 'now'>,
  order: OrderRow,
  what: 'closed' | 'closedUnheard' = 'closed',
): Promise<void> {
  const closed = await queries.moveOrder(tx, order, 'close', { closedAt: now })
  if (!closed) return
  const { schoolId, userId, id: orderId, coins } = order
  await queries.setLive(tx, order, false)
  await releaseUse(tx, order)
  if (coins > 0) await book(tx, releaseEntry({ schoolId, userId, orderId, amount: coins }), now)
  await queries.noteEvent(tx, order, { what }, now)
}

/**
 * Suspends the access that an order gave, unless the person also has it for another reason. Records
 * of study and exams are kept.
 */
export async function pauseGrant(
  tx: Db,
  { now }: Pick<OrderDeps, 'now'>,
  order: OrderRow,
): Promise<void> {
  const { courseId, userId, schoolId } = await queries.getLine(tx, order)
  await queries.endEntitlement(tx, order, now)
  const student = { schoolId, userId, courseId }
  if (!(await queries.isEntitled(tx, student))) await endAccess(tx, student, now)
}

/** ORD-099: restores what `pauseGrant` suspended. */
export async function resumeGrant(
  tx: Db,
  { events, now }: OrderDeps,
  order: OrderRow,
): Promise<void> {
  const { courseId, userId, schoolId } = await queries.getLine(tx, order)
  await queries.resumeEntitlement(tx, order)
  await joinWithin(tx, events, { schoolId, userId, courseId }, now)
}

/** ORD-068: ends the access after a full refund. */
export async function endGrant(
  tx: Db,
  deps: Pick<OrderDeps, 'now'>,
  order: OrderRow,
): Promise<void> {
  await queries.setLive(tx, order, false)
  await pauseGrant(tx, deps, order)
}
