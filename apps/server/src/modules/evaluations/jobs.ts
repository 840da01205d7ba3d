import type { Clock } from '../../platform/clock.ts'
import type { Services } from '../../platform/http/context.ts'
import type { JobDefinition } from '../../platform/jobs/jobs.ts'
import { gatherEnded } from './overview/gathering.ts'

/** PRC-064: an assessment begins when its run has ended. */
export function evaluationJobs({ db }: Services, clock: Clock): JobDefinition[] {
  return [
    {
      name: 'evaluations.gatherEnded',
      every: '* * * * *',
      run: () => gatherEnded(db, clock.now()),
    },
  ]
}
