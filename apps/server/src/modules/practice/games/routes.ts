import { type practice, wrongField } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { found, Refusal, refusal } from '../../../platform/refusal.ts'
import { show } from '../actions.ts'
import { findPractice } from '../built-in.ts'
import { kindOf } from '../kinds/kinds.ts'
import { getCourseFor, isStaffOf, mayTeach } from '../../courses/index.ts'
import * as actions from './actions.ts'
import * as controls from './controls.ts'
import * as queries from './queries.ts'

type Names =
  | 'makeGame'
  | 'joinGame'
  | 'takeSeat'
  | 'leaveGame'
  | 'beginGame'
  | 'orderSeat'
  | 'backToSeat'
  | 'controlGame'

export const gameAnswers: SomeAnswers<typeof practice, Names> = {
  makeGame: async ({ idSign, seat, turnSeconds, assignment }, context) => {
    if (assignment !== undefined) {
      const given = context.open('practiceAssignment', assignment)
      const made = await actions.makeGiven(context, given, { idSign, seat })
      return made instanceof Refusal ? made : show(context, made)
    }
    const one = found(findPractice(idSign))
    const { modes, engine } = kindOf(one.kind)
    const { language } = context
    if (!modes.includes('team'))
      return refusal('invalidInput', { fields: wrongField('idSign', language) })
    const chosen = seat || (engine.seats[0] ?? '')
    if (!engine.seats.includes(chosen))
      return refusal('invalidInput', { fields: wrongField('seat', language) })
    const id = await actions.make(context, { practice: one, seat: chosen, turnSeconds })
    return id instanceof Refusal ? id : show(context, id)
  },
  joinGame: async (wish, context) => {
    const id = await actions.join(context, wish)
    return id instanceof Refusal ? id : show(context, id)
  },
  takeSeat: async ({ sign, seat }, context) => {
    const id = context.open('practiceRun', sign)
    return (await actions.takeSeat(context, id, seat)) ?? show(context, id)
  },
  leaveGame: async ({ sign }, context) => ({
    canReturn: await actions.leave(context, context.open('practiceRun', sign)),
  }),
  beginGame: async ({ sign }, context) => {
    const id = context.open('practiceRun', sign)
    return (await actions.begin(context, id)) ?? show(context, id)
  },
  orderSeat: async ({ sign, ...order }, context) => {
    const id = context.open('practiceRun', sign)
    return (await actions.order(context, id, order)) ?? show(context, id)
  },
  backToSeat: async ({ sign }, context) => {
    const id = context.open('practiceRun', sign)
    await actions.back(context, id)
    return show(context, id)
  },
  controlGame: async ({ sign, ...control }, context) => {
    const { db, school, actor, open } = context
    const id = open('practiceRun', sign)
    const { courseId } = await queries.getPlace(db, school.id, id)
    const course =
      courseId === null ? undefined : await getCourseFor(db, school.id, courseId, actor.userId)
    const may = course ? mayTeach(actor, course) : isStaffOf(actor, { schoolId: school.id })
    return may ? controls.control(context, id, control) : refusal('noPermission')
  },
}
