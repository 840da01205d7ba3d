import type { Clock } from '../../platform/clock.ts'
import type { Services } from '../../platform/http/context.ts'
import type { JobDefinition } from '../../platform/jobs/jobs.ts'
import { submitDue } from './assignments/actions.ts'

export function practiceJobs(services: Services, clock: Clock): JobDefinition[] {
  return [
    {
      name: 'practice.submitDue',
      every: '* * * * *',
      run: async () => {
        if (clock.isSure()) await submitDue(services, clock.now())
      },
    },
  ]
}
