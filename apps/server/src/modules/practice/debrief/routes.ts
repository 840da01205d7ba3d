import type { practice } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import * as actions from './actions.ts'

export const debriefAnswers: SomeAnswers<typeof practice, 'saveDebrief'> = {
  saveDebrief: ({ sign, ...sent }, context) =>
    actions.save(context, context.open('practiceRun', sign), sent),
}
