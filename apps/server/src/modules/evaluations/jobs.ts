import type { Clock } from '../../platform/clock.ts'
import type { Services } from '../../platform/http/context.ts'
import type { JobDefinition } from '../../platform/jobs/jobs.ts'
import { type EventListener, listen } from '../../platform/events/events.ts'
import { gatherEnded, gatherHandIns } from './overview/gathering.ts'

/** PRC-064: returns the job that makes assessments for ended runs. */
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
  /**
   * PRC-130: the listener runs in the same transaction as the hand-in. So nobody can rate an older
   * hand-in afterwards.
   */
  listen('handInStored', ({ at, ...handIn }, { tx }) => gatherHandIns(tx, handIn, at)),
]
