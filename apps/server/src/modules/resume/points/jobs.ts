import type { Services } from '../../../platform/http/context.ts'
import type { JobDefinition } from '../../../platform/jobs/jobs.ts'
import { countPoints } from './actions.ts'

export function resumeJobs(services: Services): JobDefinition[] {
  return [
    // RES-091: the job counts the points of resumes that are older than the points. It nearly
    // always finds no resume.
    { name: 'resume.countPoints', every: '* * * * *', run: () => countPoints(services) },
  ]
}
