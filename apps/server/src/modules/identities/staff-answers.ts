import { reasons } from '@titian/contract'
import { recordAudit } from '../../platform/audit/audit.ts'
import { takeTurn } from '../../platform/database/turns.ts'
import { found } from '../../platform/refusal.ts'
import type { SomeAnswers } from './answers.ts'
import { decideRequest } from './deciding-actions.ts'
import * as present from './present.ts'
import { listRequests } from './queue-queries.ts'
import * as requests from './request-queries.ts'
import * as roster from './roster-queries.ts'

export const staffAnswers: SomeAnswers<
  'listIdentityRequests' | 'decideIdentityRequest' | 'listRoster' | 'removeRosterEntry'
> = {
  listIdentityRequests: async (filter, { db, actor, seal }) => {
    const { rows, total } = await listRequests(db, actor.schoolId, filter)
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
    const request = await requests.getRequest(db, actor.schoolId, open('identityRequest', sign))
    if (!decision.approved && decision.reason === '')
      return refuse('invalidInput', {
        reason: 'reasonNeeded',
        fields: { reason: reasons.reasonNeeded[language] },
      })
    return (await decideRequest(request, decision, context)) ?? null
  },
  listRoster: async (filter, { db, actor, seal }) => {
    const { rows, total } = await roster.listEntries(db, actor.schoolId, filter)
    const list = rows.map(({ entry, takenByName }) =>
      present.rosterEntry(entry, takenByName, seal('rosterEntry', entry.id)),
    )
    return { list, total }
  },
  removeRosterEntry: async ({ sign }, context) => {
    const { db, actor, open } = context
    await db.transaction(async (tx) => {
      await takeTurn(tx, 'imports', actor.schoolId)
      const removed = await roster.removeEntry(tx, actor.schoolId, open('rosterEntry', sign))
      const { number, name, heldBy } = found(removed)
      const detail = [
        { field: 'number', before: number, after: '' },
        { field: 'name', before: name, after: '' },
      ]
      await recordAudit(tx, context, {
        action: 'roster.entryRemoved',
        ...(heldBy !== null && { subjectId: heldBy }),
        detail,
      })
    })
    return null
  },
}
