import type { resume } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import * as actions from '../actions.ts'
import { fitContent, showWhole } from '../content/fit.ts'
import { refuseForeign } from '../sections/entries.ts'

/** Sets how much of the entries is shown. */
export const fitAnswers: SomeAnswers<typeof resume, 'fitResume' | 'showWholeEntry'> = {
  fitResume: async ({ resumeId, revision: basis, ...fit }, context) => {
    const refused = refuseForeign(context, resumeId)
    if (refused) return refused
    // A separate act, because `changed` would merge with the previous revision, which then could
    // not be restored.
    const made = { basis, part: 'look', act: 'fitted' } as const
    return actions.confirmed(
      await actions.change(context, made, (content) => fitContent(content, fit)),
    )
  },
  showWholeEntry: async ({ resumeId, revision: basis, entryId }, context) => {
    const refused = refuseForeign(context, resumeId)
    if (refused) return refused
    const made = { basis, part: 'look', act: 'changed' } as const
    return actions.confirmed(
      await actions.change(context, made, (content) => showWhole(content, entryId)),
    )
  },
}
