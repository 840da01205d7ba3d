import type { Clock } from '../../platform/clock.ts'
import type { Services } from '../../platform/http/context.ts'
import type { JobDefinition } from '../../platform/jobs/jobs.ts'
import { type EventListener, listen } from '../../platform/events/events.ts'
import { gatherEnded, gatherHandIns } from './overview/gathering.ts'

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

export const evaluationListeners: EventListener[] = [
  /** PRC-130: in the transaction of the hand-in, so that nobody rates an earlier one afterwards. */
  listen('handInStored', ({ at, ...of }, { tx }) => gatherHandIns(tx, of, at)),
]
