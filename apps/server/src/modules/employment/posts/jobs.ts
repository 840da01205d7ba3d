import type { Services } from '../../../platform/http/context.ts'
import type { JobDefinition } from '../../../platform/jobs/jobs.ts'
import { listKeepers, lockEnding, setReminded } from './queries.ts'

/** Posts per transaction. */
const batch = 50

/**
 * Stores the reminder and publishes the notice in one transaction. If the job runs again, no notice
 * is sent twice, and none is missing.
 */
function remindSome({ db, clock, events, seal }: Services): Promise<number> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const due = await lockEnding(tx, now, batch)
    for (const { id, schoolId, createdBy, title, endsAt } of due) {
      await setReminded(tx, id, endsAt)
      await events.publish(tx, 'postEnding', {
        schoolId,
        userIds: await listKeepers(tx, schoolId, createdBy),
        title,
        day: endsAt.toISOString().slice(0, 10),
        postSign: seal('jobPost', id),
        createdAt: now,
      })
    }
    return due.length
  })
}

/** JOB-049: sends one notice for each end of each post, five days before. */
export async function remindKeepers(services: Services): Promise<void> {
  while ((await remindSome(services)) === batch);
}

export const employmentJobs = (services: Services): JobDefinition[] => [
  { name: 'employment.remindKeepers', every: '*/10 * * * *', run: () => remindKeepers(services) },
]
