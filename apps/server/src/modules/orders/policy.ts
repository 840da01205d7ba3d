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

/** Listed, and not for nothing. */
export function isSold(course: Course): boolean {
  return isListed(course) && course.priceMinor > 0
}

/** ORD-023: an invoice needs a person's own name, and the school may want to know who it is. */
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

/** ORD-109: a refund, a dispute or a payment that staff look at is open, so that the buyer must see the order. */
export const awaitsMoney = (of: Omit<Hidden, 'state' | 'hiddenAt'>) =>
  of.isAsked || of.disputed || of.moneyReview || of.promised > 0

/** ORD-012, ORD-109: an unpaid one has to be cancelled first, and a refund or a dispute has to end first. */
const mayBeHidden = ({ state, ...money }: Hidden): boolean =>
  state !== 'unpaid' && state !== 'closing' && !awaitsMoney(money)

/** ORD-108, ORD-109: out of the buyer's list; the same condition as the one of the list itself. */
export const isHidden = (order: Hidden): boolean => order.hiddenAt !== null && mayBeHidden(order)

/** One that a refund brought back into sight is hidden again by itself, so there is nothing to hide. */
export const mayHide = (order: Hidden): boolean => order.hiddenAt === null && mayBeHidden(order)

/** ORD-039: within the days that held when it was bought. */
export function mayAskRefund(order: Order, { promised, isAsked }: Asked, now: Date): boolean {
  if (!isPaid(order.state) || order.disputed || isAsked || order.paidAt === null) return false
  const isInDays = now <= refundUntil({ paidAt: order.paidAt, refundDays: order.refundDays })
  return order.refundDays > 0 && isInDays && refundableOf(order, promised) > 0
}

interface Asked {
  promised: number
  isAsked: boolean
}

/** What the buyer may do with an order now. */
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
