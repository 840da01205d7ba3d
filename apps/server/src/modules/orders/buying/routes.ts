import type { orders } from '@titian/contract'
import { owesIdentity, type User } from '../../../platform/actor.ts'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import type { Context } from '../../../platform/http/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { getCourseFor, hasLeft } from '../../courses/index.ts'
import { publicAddress } from '../../files/index.ts'
import { balanceOf } from '../coins/queries.ts'
import { closeAllDue } from '../payment/actions.ts'
import * as policy from '../policy.ts'
import * as present from '../present.ts'
import * as orderQueries from '../queries.ts'
import { asAmount, isClosing, statusOf } from '../rules.ts'
import * as actions from './actions.ts'
import * as queries from './queries.ts'

type Asked = Context<never, User>

function rethrow(error: unknown): never {
  throw error
}

/** Returns the course with the buyer's relation to it. */
const courseOf = ({ db, school, actor, open }: Asked, sign: string) =>
  getCourseFor(db, school.id, open('course', sign), actor.userId)

export const buyingAnswers: SomeAnswers<
  typeof orders,
  | 'orderOffer'
  | 'orderList'
  | 'orderDetail'
  | 'orderSuccess'
  | 'deleteOrder'
  | 'showOrder'
  | 'checkOrderPayExist'
  | 'createCourseOrder'
> = {
  orderOffer: async ({ courseIdSign }, context) => {
    const { db, school, actor, now, seal, refuse, payment } = context
    const course = await courseOf(context, courseIdSign)
    if (!policy.maySeeFor(actor, course)) return refuse('notFound')
    const student = { schoolId: school.id, userId: actor.userId, courseId: course.id }
    const settings = await orderQueries.getSettings(db, school.id)
    const live = await orderQueries.findLive(db, student)
    const isOpen = live && live.paidAt === null && !isClosing(live, now)
    const { pictureFileId } = course
    const trainingId = await queries.findTraining(db, course)
    return {
      courseIdSign,
      trainingSign: trainingId === null ? null : seal('training', trainingId),
      title: actions.titleOf(course, context),
      coursePicture: pictureFileId === null ? null : publicAddress(seal, pictureFileId),
      coverSeed: course.coverSeed,
      lessons: await queries.countLessons(db, school.id, course.id),
      price: asAmount(course.priceMinor),
      currency: school.currency,
      currencySymbol: school.currencySymbol,
      balance: await balanceOf(db, school.id, actor.userId),
      methods: payment.kind === 'none' ? [] : settings.methods,
      windowMinutes: settings.windowMinutes,
      refundDays: settings.refundDays,
      email: await queries.lastEmail(db, school.id, actor.userId),
      owned: course.joined || (live?.paidAt ?? null) !== null || (await hasLeft(db, student)),
      unpaidSign: isOpen ? seal('order', live.id) : null,
    }
  },
  orderList: async ({ page, size, ...filter }, context) => {
    const { db, school, actor } = context
    const where = queries.ofBuyer({ schoolId: school.id, userId: actor.userId }, filter)
    const { rows, total } = await orderQueries.listShown(db, where, { page, size })
    return { list: rows.map((row) => present.order(row, context)), total }
  },
  orderDetail: async ({ sign }, context) => {
    const { db, school, actor, open, refuse } = context
    const of = { id: open('order', sign), userId: actor.userId }
    const row = await orderQueries.findShown(db, school.id, of)
    return row ? actions.detailOf(context, row) : refuse('orderNotFound')
  },
  orderSuccess: async ({ orderNo }, context) => {
    const { db, school, actor, refuse } = context
    const of = { orderNo, userId: actor.userId }
    const row = await orderQueries.findShown(db, school.id, of)
    if (!row) return refuse('orderNotFound')
    return row.state === 'closed' ? refuse('orderClosed') : actions.detailOf(context, row)
  },
  deleteOrder: async ({ sign }, context) => {
    const { db, school, actor, open, now, refuse } = context
    const order = await orderQueries.findShown(db, school.id, {
      id: open('order', sign),
      userId: actor.userId,
    })
    if (!order) return refuse('orderNotFound')
    // Hiding an order a second time changes nothing.
    if (policy.isHidden(order)) return null
    if (policy.awaitsMoney(order)) return refuse('requestFailed', 'refundOpen')
    if (!policy.mayHide(order)) return refuse('requestFailed', 'cancelFirst')
    await orderQueries.changeOrder(db, order, { hiddenAt: now })
    return null
  },
  showOrder: async ({ sign }, context) => {
    const { db, school, actor, open, refuse } = context
    const of = { id: open('order', sign), userId: actor.userId }
    const order = await orderQueries.findOrder(db, school.id, of)
    if (!order) return refuse('orderNotFound')
    await orderQueries.changeOrder(db, order, { hiddenAt: null })
    return null
  },
  checkOrderPayExist: async ({ courseIdSign }, context) => {
    const { db, school, actor, now } = context
    const course = await courseOf(context, courseIdSign)
    if (!policy.maySeeFor(actor, course)) return context.refuse('notFound')
    const student = { schoolId: school.id, userId: actor.userId, courseId: course.id }
    if (course.joined) return true
    const live = await orderQueries.findLive(db, student)
    const stands = live !== undefined && (live.paidAt !== null || !isClosing(live, now))
    return stands || hasLeft(db, student)
  },
  createCourseOrder: async ({ courseIdSign, ...wanted }, context) => {
    const { school, actor, seal, refuse } = context
    const course = await courseOf(context, courseIdSign)
    if (!policy.maySeeFor(actor, course)) return refuse('notFound')
    if (policy.lacksPersonalInfo(actor, owesIdentity(school, actor)))
      return refuse('personalInfoFirst')
    const person = { schoolId: school.id, userId: actor.userId }
    // Closes expired orders first. Otherwise they would block a new order.
    await closeAllDue(context, rethrow, person)
    const order = await actions.create(context, course, wanted)
    if (order instanceof Refusal) return order
    const { orderNo, id, state } = order
    return { orderNo, sign: seal('order', id), status: statusOf(state) }
  },
}
