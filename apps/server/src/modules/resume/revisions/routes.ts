import type { resume } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import * as actions from '../actions.ts'
import * as present from '../present.ts'
import * as queries from '../queries.ts'
import { refuseForeign } from '../sections/entries.ts'

/** RES-077: lists and restores revisions. */
export const revisionAnswers: SomeAnswers<
  typeof resume,
  'listResumeRevisions' | 'resumeRevision' | 'restoreResumeRevision'
> = {
  listResumeRevisions: async ({ resumeId }, context) => {
    const refused = refuseForeign(context, resumeId)
    if (refused) return refused
    const rows = await queries.listRevisions(context.db, actions.ownerOf(context))
    return rows.map(present.revisionCard)
  },
  resumeRevision: async ({ resumeId, revision }, context) => {
    const refused = refuseForeign(context, resumeId)
    if (refused) return refused
    const owner = actions.ownerOf(context)
    return present.revision(await queries.getRevision(context.db, owner, revision), context)
  },
  restoreResumeRevision: async ({ resumeId, revision: basis, restored }, context) => {
    const refused = refuseForeign(context, resumeId)
    if (refused) return refused
    const made = { basis, part: 'resume', act: 'restored' } as const
    const outcome = await actions.change(
      context,
      made,
      async (_, tx) => (await queries.getRevision(tx, actions.ownerOf(context), restored)).content,
    )
    return actions.confirmed(outcome)
  },
}
