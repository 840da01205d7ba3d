import { createHash, randomInt } from 'node:crypto'
import { type OrderDetail, type PayType, pickText } from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import { secondsAfter } from '../../../platform/clock.ts'
import { type Db, isConflict } from '../../../platform/database/database.ts'
import type { Context } from '../../../platform/http/context.ts'
import { type Refusal, refusal, Refused } from '../../../platform/refusal.ts'
import { type CourseFor, hasLeft, isBarred, isOver } from '../../courses/index.ts'
import { acceptNewest } from '../../schools/index.ts'
import { invoiceFacts, markPaid } from '../actions.ts'
import { balanceOf, book } from '../coins/queries.ts'
import { holdEntry } from '../coins/rules.ts'
import { checkCode, lockDiscountCode, reserveUse } from '../discounts/actions.ts'
import * as policy from '../policy.ts'
import * as present from '../present.ts'
import * as orderQueries from '../queries.ts'
import type { OrderRow } from '../tables.ts'
import * as queries from './queries.ts'

type Asked = Context<never, User>

export interface NewOrder {
  payType: 1 | 2 | 4
  email: string
  discountsCode: string
  payer: string
  key: string
}

type BuyingRefusal = Refusal<'alreadyDone' | 'orderPaid' | 'requestFailed'>

const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Returns the date and eight unambiguous letters; the database refuses a duplicate. */
function newNumber(now: Date): string {
  const day = now.toISOString().slice(2, 10).replaceAll('-', '')
  const rest = Array.from({ length: 8 }, () => letters[randomInt(letters.length)])
  return `${day}${rest.join('')}`
}

/** ORD-054: returns the hash of the form's values, without amounts. */
function hashOf({ payType, email, discountsCode, payer }: NewOrder, courseId: number): string {
  const said = JSON.stringify([
    courseId,
    payType,
    email.toLowerCase(),
    discountsCode.toUpperCase(),
    // Without a payer, the values have the same hash as before the form had the field for a payer.
    ...(payer === '' ? [] : [payer]),
  ])
  return createHash('sha256').update(said).digest('base64url')
}

/**
 * ORD-030: refuses, because the person already has an order for the course, which is returned, or
 * already has the course.
 */
async function refuseSecond(
  { db, school, actor, seal }: Asked,
  course: CourseFor,
): Promise<Refusal<'alreadyDone' | 'orderPaid'> | undefined> {
  const student = { schoolId: school.id, userId: actor.userId, courseId: course.id }
  const live = await orderQueries.findLive(db, student)
  if (course.joined || live?.paidAt || (await hasLeft(db, student)))
    return refusal('orderPaid', 'courseOwned')
  if (!live) return undefined
  return refusal('alreadyDone', {
    reason: 'unpaidExists',
    extend: { sign: seal('order', live.id) },
  })
}

/**
 * Returns how an order that may use coins is paid: by coins only when they cover the subtotal,
 * online only when there are none, otherwise by both.
 */
function planOf(payType: NewOrder['payType'], subtotal: number, balance: number) {
  if (payType !== 4) return { payType, coins: 0 }
  const coins = Math.min(balance, subtotal)
  if (coins === subtotal) return { payType: 2 as const, coins: 0 }
  return { payType: coins === 0 ? (1 as const) : (4 as const), coins }
}

interface Priced {
  subtotal: number
  discountMinor: number
  code: Extract<Awaited<ReturnType<typeof checkCode>>, object>['row'] | undefined
}

async function priced(
  context: Asked,
  course: CourseFor,
  discountsCode: string,
): Promise<Priced | Refusal<'requestFailed'>> {
  const { priceMinor } = course
  if (discountsCode === '') return { subtotal: priceMinor, discountMinor: 0, code: undefined }
  const checked = await checkCode(context, discountsCode, { courseId: course.id, priceMinor })
  if (typeof checked === 'string') return refusal('requestFailed', checked)
  const { discountMinor, row: code } = checked
  return { subtotal: priceMinor - discountMinor, discountMinor, code }
}

interface Plan extends Priced {
  payType: PayType
  coins: number
  isPaidNow: boolean
}

/** Freezes prices and reserves a use of the code and the coins, in one transaction. */
function insert(context: Asked, course: CourseFor, wanted: NewOrder, plan: Plan) {
  const { db, school, actor, now } = context
  return db.transaction(async (tx) => {
    const { windowMinutes, refundDays } = await orderQueries.getSettings(tx, school.id)
    if (plan.code) await lockDiscountCode(tx, plan.code)
    const order = await queries.insertOrder(
      tx,
      {
        schoolId: school.id,
        userId: actor.userId,
        orderNo: newNumber(now),
        key: wanted.key,
        requestHash: hashOf(wanted, course.id),
        state: 'unpaid',
        payType: plan.payType,
        email: wanted.email,
        payer: wanted.payer,
        currency: school.currency,
        currencySymbol: school.currencySymbol,
        listMinor: course.priceMinor,
        discountMinor: plan.discountMinor,
        subtotalMinor: plan.subtotal,
        coins: plan.coins,
        refundDays,
        createdAt: now,
        expiresAt: secondsAfter(now, windowMinutes * 60),
      },
      { courseId: course.id, titles: course.names, titleSearch: course.nameSearch },
    )
    // ORD-039, CNT-074: the order form shows the refund terms beside its button, so ordering
    // accepts them.
    await acceptNewest(tx, { schoolId: school.id, userId: actor.userId, acceptedAt: now }, [3])
    if (plan.code) await reserveUse(tx, plan.code, order)
    await orderQueries.noteEvent(tx, order, { what: 'created', amountMinor: plan.subtotal }, now)
    if (plan.coins > 0) await reserveCoins(tx, order, plan.coins, now)
    return plan.isPaidNow ? payNow(tx, context, order) : order
  })
}

const notEnough = () => new Refused(refusal('requestFailed', 'notEnoughCoins'))

async function reserveCoins(tx: Db, order: OrderRow, amount: number, now: Date) {
  const { schoolId, userId, id: orderId } = order
  const booked = await book(tx, holdEntry({ schoolId, userId, orderId, amount }), now)
  if (booked === 'short') throw notEnough()
}

/** Pays an order without a provider: free by its code (ORD-059), or with coins only. */
async function payNow(tx: Db, context: Asked, order: OrderRow): Promise<OrderRow> {
  const coins = order.subtotalMinor
  const paid = await markPaid(tx, context, order, { receivedMinor: 0, coins })
  if (paid === 'short' || !paid) throw notEnough()
  const what = coins > 0 ? 'paidByCoins' : 'received'
  await orderQueries.noteEvent(tx, order, { what, amountMinor: coins }, context.now)
  return paid
}

/**
 * ORD-054: finds the order that the same form has already created, because a form may be sent
 * again.
 */
async function findSame(
  { db, school, actor }: Asked,
  wanted: NewOrder,
  courseId: number,
): Promise<OrderRow | Refusal<'alreadyDone'> | undefined> {
  const of = { schoolId: school.id, userId: actor.userId, key: wanted.key }
  const same = await queries.findByKey(db, of)
  if (!same) return undefined
  return same.requestHash === hashOf(wanted, courseId)
    ? same
    : refusal('alreadyDone', 'sameKeyOtherOrder')
}

/**
 * ORD-004, ORD-030, ORD-054: creates an order at the server's prices, or returns the existing one.
 */
export async function create(
  context: Asked,
  course: CourseFor,
  wanted: NewOrder,
): Promise<OrderRow | BuyingRefusal> {
  const { db, school, actor, payment } = context
  const same = await findSame(context, wanted, course.id)
  if (same) return same
  const second = await refuseSecond(context, course)
  // Another request with the same form may have created the order between the two checks.
  if (second) return (await findSame(context, wanted, course.id)) ?? second
  const student = { schoolId: school.id, userId: actor.userId, courseId: course.id }
  if (await isBarred(db, student)) return refusal('requestFailed', 'removedForGood')
  if (isOver(course, context.now)) return refusal('requestFailed', 'trainEnded')
  if (!policy.isSold(course)) return refusal('requestFailed', 'notForSale')
  const price = await priced(context, course, wanted.discountsCode)
  if (!('subtotal' in price)) return price
  const balance = await balanceOf(db, school.id, actor.userId)
  const { payType, coins } = planOf(wanted.payType, price.subtotal, balance)
  const isOnline = price.subtotal > 0 && payType !== 2
  if (payType === 2 && balance < price.subtotal) return refusal('requestFailed', 'notEnoughCoins')
  if (isOnline) {
    const { methods } = await orderQueries.getSettings(db, school.id)
    if (payment.kind === 'none' || methods.length === 0)
      return refusal('requestFailed', 'noOnlinePayment')
  }
  const isPaidNow = price.subtotal === 0 || (wanted.payType === 4 && payType === 2)
  try {
    return await insert(context, course, wanted, { ...price, payType, coins, isPaidNow })
  } catch (error) {
    if (!isConflict(error)) throw error
    // Another request of the person came first. It had the same form, or was for the same course.
    const again =
      (await findSame(context, wanted, course.id)) ?? (await refuseSecond(context, course))
    if (!again) throw error
    return again
  }
}

export const titleOf = (course: CourseFor, { language, school }: Asked) =>
  pickText(course.names, language, school.defaultLanguage)

/** Returns an order with its invoice data. */
export async function detailOf(context: Asked, row: orderQueries.ShownOrder): Promise<OrderDetail> {
  const { db, school } = context
  const facts = row.invoice ?? (await invoiceFacts(db, school.id))
  const buyer = await queries.getBuyerName(db, school.id, row.userId)
  return present.orderDetail(row, { buyer, facts }, context)
}
