import { type Clock, secondsAfter } from '../../platform/clock.ts'
import { type EventListener, listen } from '../../platform/events/events.ts'
import type { Services } from '../../platform/http/context.ts'
import type { JobDefinition } from '../../platform/jobs/jobs.ts'
import { removeOldCaptchas } from '../../platform/security/captcha.ts'
import { removeOldLimits } from '../../platform/security/limits.ts'
import * as browserQueries from './browsers/queries.ts'
import * as codeQueries from './codes/queries.ts'
import { forgetUnconfirmed } from './mail/queries.ts'
import { sortNames } from './names/queries.ts'
import { createUser } from './registration/actions.ts'
import { endExpiredImpersonations } from './sessions/actions.ts'
import * as sessionQueries from './sessions/queries.ts'
import { removeOldTickets } from './tickets/queries.ts'
import { removeOldSecondStepTickets } from './two-step/queries.ts'

const day = 24 * 60 * 60
/** Days for which an ended session is kept, so that the school can find out who was signed in. */
const sessionDays = 30
const browserDays = 365
/**
 * Days for which an unconfirmed address is kept, so that a person who needs another link need not
 * type it again.
 */
const addressDays = 30

/** Ends impersonations whose time is over, and deletes expired rows. A second run does no harm. */
export async function removeExpired({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  await endExpiredImpersonations(db, now)
  await sessionQueries.removeOldSessions(db, secondsAfter(now, -sessionDays * day))
  await browserQueries.removeOldBrowsers(db, secondsAfter(now, -browserDays * day))
  await codeQueries.removeOldCodes(db, secondsAfter(now, -day))
  await removeOldTickets(db, now)
  await removeOldSecondStepTickets(db, now)
  await removeOldCaptchas(db, now)
  await forgetUnconfirmed(db, secondsAfter(now, -addressDays * day))
  await removeOldLimits(db, now)
}

export function accountJobs(services: Services, clock: Clock): JobDefinition[] {
  return [
    {
      name: 'accounts.removeExpired',
      every: '17 * * * *',
      run: () => removeExpired(services, clock.now()),
    },
    {
      name: 'accounts.sortNames',
      every: '* * * * *',
      run: async () => void (await sortNames(services.db)),
    },
  ]
}

/** ACC-219: gives a new school its first administrator. */
export const accountListeners: EventListener[] = [
  listen('schoolOpened', async (person, { tx }) => {
    await createUser(tx, { ...person, roles: 'schoolAdmin' })
  }),
]
