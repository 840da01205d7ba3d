import type { Services } from '../../../platform/http/context.ts'
import type { JobDefinition } from '../../../platform/jobs/jobs.ts'
import { countPoints } from './actions.ts'

export function resumeJobs(services: Services): JobDefinition[] {
  return [
    // RES-091: needed after the update that introduced the points; nearly always finds no resume.
    { name: 'resume.countPoints', every: '* * * * *', run: () => countPoints(services) },
  ]
}
