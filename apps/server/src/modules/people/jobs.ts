import type { Clock } from '../../platform/clock.ts'
import type { Services } from '../../platform/http/context.ts'
import type { JobDefinition } from '../../platform/jobs/jobs.ts'
import { peopleImport } from './imports/people-import.ts'
import { removeOldPreviews } from './sheets/actions.ts'

export async function removeExpired({ db }: Pick<Services, 'db'>, now: Date): Promise<void> {
  await removeOldPreviews(db, peopleImport, now)
}

export function peopleJobs(services: Services, clock: Clock): JobDefinition[] {
  return [
    {
      name: 'people.removeExpired',
      every: '41 3 * * *',
      run: () => removeExpired(services, clock.now()),
    },
  ]
}
