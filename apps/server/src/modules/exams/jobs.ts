import type { Clock } from '../../platform/clock.ts'
import type { Services } from '../../platform/http/context.ts'
import type { JobDefinition } from '../../platform/jobs/jobs.ts'
import { closeAllDue, closeIfDue } from './closing.ts'

export function examJobs(services: Services, clock: Clock): JobDefinition[] {
  return [
    {
      name: 'exams.closeAttempt',
      run: async ({ attemptId }) => {
        if (typeof attemptId === 'number') await closeIfDue(services, attemptId, clock.now())
      },
    },
    {
      name: 'exams.closeDue',
      every: '* * * * *',
      run: async () => {
        await closeAllDue(services, {}, clock.now())
      },
    },
  ]
}
