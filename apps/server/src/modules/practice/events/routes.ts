import type { practice, PracticeEvent } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { mayTeach } from '../../courses/index.ts'
import { toTeach } from '../assignments/routes.ts'
import * as actions from './actions.ts'
import * as queries from './queries.ts'
import type { Context } from '../../../platform/http/context.ts'
import type { ListedEvent } from './queries.ts'

const event = (
  { id, event: name, day, days, reached, late }: ListedEvent,
  { seal }: Pick<Context, 'seal'>,
): PracticeEvent => ({ sign: seal('practiceEvent', id), event: name, day, days, reached, late })

type EventAnswers = SomeAnswers<
  typeof practice,
  'practiceEvents' | 'addPracticeEvent' | 'removePracticeEvent'
>

export const eventAnswers: EventAnswers = {
  practiceEvents: async ({ sign }, context) => {
    const found = await toTeach(context, sign)
    if (found instanceof Refusal) return found
    const { db, school } = context
    const rows = await queries.listEvents(db, school.id, found.assignment.id)
    return rows.map((row) => event(row, context))
  },
  addPracticeEvent: async ({ sign, ...wanted }, context) => {
    const found = await toTeach(context, sign)
    if (found instanceof Refusal) return found
    const row = await actions.add(context, found.assignment, wanted)
    return row instanceof Refusal ? row : event(row, context)
  },
  removePracticeEvent: async ({ sign }, context) => {
    const { db, school, actor, open, refuse } = context
    const id = open('practiceEvent', sign)
    const row = await queries.getEventFor(db, school.id, id, actor.userId)
    if (!mayTeach(actor, row.course)) return refuse('noPermission')
    return (await actions.takeBack(context, row)) ?? null
  },
}
