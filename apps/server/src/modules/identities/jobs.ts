import { type Clock, secondsAfter } from '../../platform/clock.ts'
import type { Services } from '../../platform/http/context.ts'
import type { JobDefinition } from '../../platform/jobs/jobs.ts'
import { removeOldPreviews } from './imports/queries.ts'

/** Seconds for which a table that was read in waits to be confirmed. */
const previewSeconds = 24 * 60 * 60

export async function removeExpired({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  await removeOldPreviews(db, secondsAfter(now, -previewSeconds))
}

export function identityJobs(services: Services, clock: Clock): JobDefinition[] {
  return [
    {
      name: 'identities.removeExpired',
      every: '43 3 * * *',
      run: () => removeExpired(services, clock.now()),
    },
  ]
}
