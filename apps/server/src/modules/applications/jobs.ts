import type { Clock } from '../../platform/clock.ts'
import { type EventListener, listen } from '../../platform/events/events.ts'
import type { Services } from '../../platform/http/context.ts'
import type { JobDefinition } from '../../platform/jobs/jobs.ts'
import { printCopies, printCopiesJob } from './copies/actions.ts'
import * as queries from './queries.ts'

export const applicationJobs = (services: Services, clock: Clock): JobDefinition[] => [
  { name: printCopiesJob, every: '*/5 * * * *', run: () => printCopies(services, clock) },
  {
    name: 'applications.forgetErased',
    every: '23 4 * * *',
    run: () => queries.forgetErased(services.db),
  },
]

export const applicationListeners: EventListener[] = [
  // JOB-041: applications expire in the transaction that removes the post.
  listen('jobPostTakenDown', async ({ schoolId, postId, at }, { tx, events, seal }) => {
    const ended = await queries.expireOfPost(tx, postId, at)
    if (ended.length === 0) return
    await events.publish(tx, 'applicationStep', {
      schoolId,
      students: ended.map(({ id, userId }) => ({
        userId,
        applicationSign: seal('application', id),
      })),
      step: 'expired',
      ...(await queries.getNames(tx, postId)),
      createdAt: at,
    })
  }),
]
