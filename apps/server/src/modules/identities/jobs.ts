import type { Clock } from '../../platform/clock.ts'
import type { Services } from '../../platform/http/context.ts'
import type { JobDefinition } from '../../platform/jobs/jobs.ts'
import { removeOldPreviews } from '../people/index.ts'
import { rosterImport } from './imports/roster-import.ts'

export async function removeExpired({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  await removeOldPreviews(db, rosterImport, now)
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
