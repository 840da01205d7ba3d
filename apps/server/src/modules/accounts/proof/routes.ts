import type { accounts } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { confirmOwner } from './actions.ts'

export const proofAnswers: SomeAnswers<typeof accounts, 'confirmOwner'> = {
  confirmOwner: async (proof, context) => {
    const confirmed = await confirmOwner(proof, context)
    return confirmed instanceof Refusal ? confirmed : { until: confirmed.until.toISOString() }
  },
}
