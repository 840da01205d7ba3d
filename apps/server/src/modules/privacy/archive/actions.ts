import type { User } from '../../../platform/actor.ts'
import { recordAudit } from '../../../platform/audit/audit.ts'
import { afterCommit } from '../../../platform/database/database.ts'
import type { Context } from '../../../platform/http/context.ts'
import { refusal, type Refusal } from '../../../platform/refusal.ts'
import { closings } from '../../accounts/index.ts'
import * as queries from './queries.ts'
import { hoursUntil, nextOrderAt } from './rules.ts'

export type Own = Context<never, User>

export const makeArchiveJob = 'privacy.makeArchive'

/**
 * ACC-301: orders an archive of personal data. A person has at most one waiting archive and orders
 * at most one a day. The caller has proved to be the owner.
 */
export function orderArchive(
  context: Own,
): Promise<Refusal<'alreadyDone'> | Refusal<'waitBefore'> | undefined> {
  const { db, school, actor, now, language, jobs } = context
  const person = { schoolId: school.id, userId: actor.userId }
  return db.transaction(async (tx) => {
    await closings.lockOwner(tx, person)
    const newest = await queries.findNewest(tx, person)
    if (newest?.state === 'waiting') return refusal('alreadyDone', 'archiveWaits')
    const next = nextOrderAt(newest, now)
    if (next) {
      const extend = { hours: hoursUntil(next, now), nextAt: next.toISOString() }
      return refusal('waitBefore', { reason: 'archiveOnceADay', extend })
    }
    const id = await queries.insertArchive(tx, person, language, now)
    if (id === undefined) return refusal('alreadyDone', 'archiveWaits')
    await recordAudit(tx, context, { action: 'ownData.ordered', subjectId: actor.userId })
    // If the process ends before the job is queued, the job for waiting archives finds the archive.
    afterCommit(tx, () => jobs.send(makeArchiveJob, { id }, { key: String(id) }))
    return undefined
  })
}
