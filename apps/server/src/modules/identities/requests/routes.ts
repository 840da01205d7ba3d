import { type identities, reasons } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { decideRequest } from './actions.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'

export const requestAnswers: SomeAnswers<
  typeof identities,
  'listIdentityRequests' | 'decideIdentityRequest'
> = {
  listIdentityRequests: async (filter, { db, actor, seal }) => {
    const { rows, total } = await queries.listRequests(db, actor.schoolId, filter)
    const list = rows.map((row) =>
      present.identityRequest(
        row,
        seal('identityRequest', row.request.id),
        seal('user', row.request.userId),
      ),
    )
    return { list, total }
  },
  decideIdentityRequest: async ({ sign, ...decision }, context) => {
    const { db, actor, open, language, refuse } = context
    const request = await queries.getRequest(db, actor.schoolId, open('identityRequest', sign))
    if (!decision.approved && decision.reason === '')
      return refuse('invalidInput', {
        reason: 'reasonNeeded',
        fields: { reason: reasons.reasonNeeded[language] },
      })
    return (await decideRequest(request, decision, context)) ?? null
  },
}
