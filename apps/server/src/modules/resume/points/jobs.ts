import type { Services } from '../../../platform/http/context.ts'
import type { JobDefinition } from '../../../platform/jobs/jobs.ts'
import { countPoints } from './actions.ts'

export function resumeJobs(services: Services): JobDefinition[] {
  return [
    // RES-091: after the update that brought the points; nearly always there is no resume left to count.
    { name: 'resume.countPoints', every: '* * * * *', run: () => countPoints(services) },
  ]
}
