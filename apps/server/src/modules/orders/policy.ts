import type { User } from '../../platform/actor.ts'
import { isAutomaticName } from '../accounts/index.ts'
import { isListed, maySee } from '../courses/index.ts'
import { isClosing, isPaid, type OrderState, refundableOf, refundUntil } from './rules.ts'

interface Course {
  schoolId: number
  auditStatus: number
  onList: boolean
  training: boolean
  priceMinor: number
}

export function maySeeFor(
  actor: User,
  course: Course & { teaches: boolean; joined: boolean; leads: boolean },
): boolean {
  return maySee(actor, course, course)
}

/** True for a listed course with a price. */
export function isSold(course: Course): boolean {
  return isListed(course) && course.priceMinor > 0
}

/** ORD-023: an invoice needs a person's real name, and the school may require an identity. */
export function lacksPersonalInfo({ name }: Pick<User, 'name'>, owesIdentity: boolean): boolean {
  return owesIdentity || name.trim() === '' || isAutomaticName(name)
}

interface Order {
  state: OrderState
  disputed: boolean
  moneyReview: boolean
  expiresAt: Date
  paidAt: Date | null
  refundDays: number
  hiddenAt: Date | null
  coins: number
  receivedMinor: number
  refundedMinor: number
}

type Hidden = Pick<Order, 'state' | 'hiddenAt' | 'disputed' | 'moneyReview'> & Asked

/**
 * ORD-109: true while a refund, a dispute or a held payment is open. The buyer must then see the
 * order.
 */
export const awaitsMoney = (of: Omit<Hidden, 'state' | 'hiddenAt'>) =>
  of.isAsked || of.disputed || of.moneyReview || of.promised > 0

/**
 * ORD-012, ORD-109: an unpaid order must be cancelled first; an open refund or dispute must end
 * first.
 */
const mayBeHidden = ({ state, ...money }: Hidden): boolean =>
  state !== 'unpaid' && state !== 'closing' && !awaitsMoney(money)

/**
 * ORD-108, ORD-109: true if the order is left out of the buyer's list. The query of the list has
 * the same condition.
 */
export const isHidden = (order: Hidden): boolean => order.hiddenAt !== null && mayBeHidden(order)

/**
 * True if the buyer may hide the order. If an open refund makes a hidden order visible, the order
 * is hidden again after the refund.
 */
export const mayHide = (order: Hidden): boolean => order.hiddenAt === null && mayBeHidden(order)

/**
 * ORD-039: true when the buyer may ask for a refund: within the number of days that applied at the
 * purchase, and only of money that is not refunded.
 */
export function mayAskRefund(order: Order, { promised, isAsked }: Asked, now: Date): boolean {
  if (!isPaid(order.state) || order.disputed || isAsked || order.paidAt === null) return false
  const isInDays = now <= refundUntil({ paidAt: order.paidAt, refundDays: order.refundDays })
  return order.refundDays > 0 && isInDays && refundableOf(order, promised) > 0
}

interface Asked {
  promised: number
  isAsked: boolean
}

/** Returns the actions that the buyer can take now. */
export function abilities(order: Order, asked: Asked, now: Date) {
  const isOpen = order.state === 'unpaid' && !isClosing(order, now)
  return {
    pay: isOpen,
    cancel: isOpen,
    remove: mayHide({ ...order, ...asked }),
    show: isHidden({ ...order, ...asked }),
    refund: mayAskRefund(order, asked, now),
  }
}
