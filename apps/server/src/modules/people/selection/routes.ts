import type { people } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { found, Refusal } from '../../../platform/refusal.ts'
import * as actions from './actions.ts'

export const selectionAnswers: SomeAnswers<typeof people, 'changePeople'> = {
  changePeople: async ({ signs, filter, ...input }, context) => {
    const whom = signs
      ? { ids: signs.map((sign) => context.open('user', sign)) }
      : { filter: found(filter) }
    const done = await actions.changePeople({ ...input, whom }, context)
    if (done instanceof Refusal) return done
    const refused = done.refused.map(({ user: { id, name }, why }) => ({
      sign: context.seal('user', id),
      name,
      why,
    }))
    return { ...done, refused }
  },
}
