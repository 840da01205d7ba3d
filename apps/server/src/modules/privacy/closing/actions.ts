import { closingDays } from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import { recordAudit } from '../../../platform/audit/audit.ts'
import { secondsAfter } from '../../../platform/clock.ts'
import type { Context } from '../../../platform/http/context.ts'
import { refusal, type Refusal } from '../../../platform/refusal.ts'
import type { Db } from '../../../platform/database/database.ts'
import { closings, endSessionsOf } from '../../accounts/index.ts'
import { countOpenApplications } from '../../applications/index.ts'
import { countKept, listHindrances } from '../nouns/queries.ts'
import { accountClosing, hindrancesOf } from './present.ts'

type Own = Context<never, User>

const day = 24 * 60 * 60

const ownerOf = ({ school, actor }: Pick<Own, 'school' | 'actor'>) => ({
  schoolId: school.id,
  userId: actor.userId,
})

/** ACC-304: reads whether the caller's account is being closed, and what the closing would do. */
export async function readClosing(context: Own, db: Db = context.db) {
  const owner = ownerOf(context)
  return accountClosing({
    open: await closings.findOpen(db, owner),
    hindrances: await listHindrances(db, owner, context.now),
    kept: await countKept(db, owner),
    applications: await countOpenApplications(db, owner),
    booksYears: context.settings.booksYears,
  })
}

/** ACC-306: starts the week before the account is closed; the caller has proved to be the owner. */
export function beginClosing(context: Own): Promise<Refusal<'alreadyDone'> | undefined> {
  const { db, actor, now, events } = context
  const owner = ownerOf(context)
  return db.transaction(async (tx) => {
    await closings.lockOwner(tx, owner)
    if (await closings.findOpen(tx, owner)) return undefined
    const hindrances = await listHindrances(tx, owner, now)
    if (hindrances.length > 0) {
      const extend = { hindrances: hindrancesOf(hindrances) }
      return refusal('alreadyDone', { reason: 'closingHindered', extend })
    }
    const endsAt = secondsAfter(now, closingDays * day)
    await closings.insertClosing(tx, { ...owner, requestedAt: now, endsAt })
    await endSessionsOf(tx, owner.schoolId, owner.userId, now, actor.sessionId)
    await recordAudit(tx, context, { action: 'closing.begun', subjectId: owner.userId })
    const notice = { ...owner, what: 'closingBegun' as const, endsAt, createdAt: now }
    await events.publish(tx, 'ownDataChanged', notice)
    return undefined
  })
}

/** ACC-307: withdraws the closing at any time of the week; does nothing when none is open. */
export async function keepAccount(context: Own): Promise<void> {
  const { db, now, events } = context
  const owner = ownerOf(context)
  await db.transaction(async (tx) => {
    await closings.lockOwner(tx, owner)
    if (!(await closings.withdraw(tx, owner, now))) return
    await recordAudit(tx, context, { action: 'closing.withdrawn', subjectId: owner.userId })
    const notice = { ...owner, what: 'closingWithdrawn' as const, endsAt: null, createdAt: now }
    await events.publish(tx, 'ownDataChanged', notice)
  })
}
