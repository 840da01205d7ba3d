import { recordAudit } from '../../../platform/audit/audit.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Services } from '../../../platform/http/context.ts'
import type { Person } from '../../../platform/personal/personal-data.ts'
import { closings, endSessionsOf } from '../../accounts/index.ts'
import { withdrawAllOf } from '../../applications/index.ts'
import * as archives from '../archive/queries.ts'
import { eraseOf, listHindrances, personalData } from '../nouns/queries.ts'

/** Accounts closed by one run; the next minute closes more. */
const mostAtOnce = 50

type Closing = Services & { now: Date }

const actsOf = (person: Person, now: Date) => ({
  actor: { ...person, impersonatorId: null },
  client: { address: '' },
  now,
})

/**
 * ACC-308: prevents further sign-ins. If something came up during the week that the person must
 * settle, the account is kept and the person is notified.
 */
function shut({ db, now, events }: Closing, person: Person): Promise<boolean> {
  return db.transaction(async (tx) => {
    await closings.lockOwner(tx, person)
    const open = await closings.findOpen(tx, person)
    if (!open || open.endsAt > now) return false
    // An interrupted erasing continues without checking again. The obstacles were checked when it
    // began.
    if (open.shutAt) return true
    if ((await listHindrances(tx, person, now)).length > 0) {
      await closings.giveUp(tx, person, now)
      await recordAudit(tx, actsOf(person, now), {
        action: 'closing.withdrawn',
        subjectId: person.userId,
      })
      const notice = { ...person, what: 'closingStopped' as const, endsAt: null, createdAt: now }
      await events.publish(tx, 'ownDataChanged', notice)
      return false
    }
    await closings.shutAccount(tx, person, now)
    await endSessionsOf(tx, person.schoolId, person.userId, now)
    return true
  })
}

async function removeArchives({ db, files }: Services, person: Person): Promise<void> {
  for (const key of await archives.listKeys(db, person)) await files.remove(key)
}

/**
 * Closes one account. Each step is a transaction and can be repeated. So the process may be killed
 * between any two steps.
 */
async function closeOne(services: Closing, person: Person): Promise<void> {
  const { db, now } = services
  if (!(await shut(services, person))) return
  await withdrawAllOf(services, person)
  await removeArchives(services, person)
  // The modules are erased in reverse order, because rows of a later module refer to files and
  // accounts of earlier ones.
  for (const noun of personalData.toReversed())
    await db.transaction((tx) => eraseOf(tx, noun, person, now))
  await db.transaction(async (tx) => {
    await closings.lockOwner(tx, person)
    if (!(await closings.markClosed(tx, person, now))) return
    await closings.freePhone(tx, person, now)
    const act = { action: 'closing.done', subjectId: person.userId } as const
    await recordAudit(tx, actsOf(person, now), act)
  })
}

/** Closes the accounts whose week has passed. */
export async function closeDue(services: Services, clock: Clock): Promise<void> {
  const due = await closings.listDue(services.db, clock.now(), mostAtOnce)
  const faults: unknown[] = []
  for (const { schoolId, userId } of due)
    try {
      await closeOne({ ...services, now: clock.now() }, { schoolId, userId })
    } catch (error) {
      // A failing account must not block the others.
      faults.push(error)
    }
  if (faults.length > 0) throw new AggregateError(faults, 'Some accounts were not closed.')
}
