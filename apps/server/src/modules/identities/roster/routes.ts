import type { identities } from '@titian/contract'
import { recordAudit } from '../../../platform/audit/audit.ts'
import { lockFor } from '../../../platform/database/advisory-lock.ts'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { found } from '../../../platform/refusal.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'

export const rosterAnswers: SomeAnswers<typeof identities, 'listRoster' | 'removeRosterEntry'> = {
  listRoster: async (filter, { db, actor, seal }) => {
    const { rows, total } = await queries.listEntries(db, actor.schoolId, filter)
    const list = rows.map(({ entry, takenByName }) => {
      const takenBySign = entry.takenBy === null ? null : seal('user', entry.takenBy)
      const sign = seal('rosterEntry', entry.id)
      return present.rosterEntry(entry, { takenByName, takenBySign }, sign)
    })
    return { list, total }
  },
  removeRosterEntry: async ({ sign }, context) => {
    const { db, actor, open } = context
    await db.transaction(async (tx) => {
      await lockFor(tx, 'imports', actor.schoolId)
      const removed = await queries.removeEntry(tx, actor.schoolId, open('rosterEntry', sign))
      const { number, name, takenBy } = found(removed)
      const detail = [
        { field: 'number', before: number, after: '' },
        { field: 'name', before: name, after: '' },
      ]
      await recordAudit(tx, context, {
        action: 'roster.entryRemoved',
        ...(takenBy !== null && { subjectId: takenBy }),
        detail,
      })
    })
    return null
  },
}
