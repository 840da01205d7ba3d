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
  expiresAt: Date
  paidAt: Date | null
  refundDays: number
  hiddenAt: Date | null
  coins: number
  receivedMinor: number
  refundedMinor: number
}

type Hidden = Pick<Order, 'state' | 'hiddenAt' | 'disputed'> & Asked

/** ORD-107: money that is still being decided about would be out of the buyer's sight. */
export const awaitsMoney = ({ isAsked, promised, disputed }: Omit<Hidden, 'state' | 'hiddenAt'>) =>
  isAsked || disputed || promised > 0

/** ORD-012, ORD-107: an unpaid one has to be cancelled first, and a refund or a dispute has to end first. */
export function mayHide({ state, hiddenAt, ...money }: Hidden): boolean {
  const isUnpaid = state === 'unpaid' || state === 'closing'
  return hiddenAt === null && !isUnpaid && !awaitsMoney(money)
}

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
    refund: mayAskRefund(order, asked, now),
  }
}
