import { type orders, wrongField, reasons } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { getCourseFor, isOver } from '../../courses/index.ts'
import * as policy from '../policy.ts'
import { asAmount, asMinor } from '../rules.ts'
import * as actions from './actions.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'
import { Refusal } from '../../../platform/refusal.ts'

const moment = (text: string | null) => (text === null ? null : new Date(text))

export const discountAnswers: SomeAnswers<
  typeof orders,
  'checkDiscountsCode' | 'listDiscountCodes' | 'saveDiscountCode'
> = {
  checkDiscountsCode: async ({ discountsCode, courseIdSign }, context) => {
    const { db, school, actor, open, refuse } = context
    const course = await getCourseFor(db, school.id, open('course', courseIdSign), actor.userId)
    if (!policy.maySeeFor(actor, course)) return refuse('notFound')
    if (isOver(course, context.now)) return refuse('requestFailed', 'trainEnded')
    if (!policy.isSold(course)) return refuse('requestFailed', 'notForSale')
    const checked = await actions.checkCode(context, discountsCode, {
      courseId: course.id,
      priceMinor: course.priceMinor,
    })
    if (typeof checked === 'string') return refuse('requestFailed', checked)
    const { discountMinor } = checked
    return {
      price: asAmount(course.priceMinor),
      discount: asAmount(discountMinor),
      subtotal: asAmount(course.priceMinor - discountMinor),
    }
  },
  listDiscountCodes: async ({ text, ...window }, context) => {
    const { rows, total } = await queries.listCodes(context.db, context.school.id, text, window)
    return { list: rows.map((row) => present.discount(row, context)), total }
  },
  saveDiscountCode: async (input, context) => {
    const { db, school, open, refuse, language } = context
    const { kind, value } = input
    if (kind === 'percent' && value > 100)
      return refuse('invalidInput', { fields: { value: reasons.percentTooHigh[language] } })
    if (kind === 'percent' && !Number.isInteger(value))
      return refuse('invalidInput', { fields: wrongField('value', language) })
    const saved = await actions.save(context, {
      id: input.sign === null ? null : open('discountCode', input.sign),
      version: input.version,
      code: input.discountsCode.toUpperCase(),
      kind,
      value: kind === 'fixed' ? asMinor(value) : value,
      capMinor: input.cap === null ? null : asMinor(input.cap),
      leastMinor: asMinor(input.leastPrice),
      startsAt: moment(input.startTime),
      endsAt: moment(input.endTime),
      mostUses: input.limit,
      perUser: input.perUser,
      active: input.active,
      courseIds: [...new Set(input.courseSigns.map((sign) => open('course', sign)))],
    })
    if (saved instanceof Refusal) return saved
    return present.discount(await queries.getCode(db, school.id, saved), context)
  },
}
