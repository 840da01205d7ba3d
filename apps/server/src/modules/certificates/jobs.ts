import type { Clock } from '../../platform/clock.ts'
import { type EventListener, listen } from '../../platform/events/events.ts'
import type { Services } from '../../platform/http/context.ts'
import type { JobDefinition } from '../../platform/jobs/jobs.ts'
import { removeOldPreviews } from '../people/index.ts'
import { importName } from './imports/certificate-import.ts'
import { issueAllDue, issueIfDue } from './issuing/actions.ts'

export function certificateJobs({ db }: Services, clock: Clock): JobDefinition[] {
  return [
    {
      name: 'certificates.issueDue',
      every: '*/10 * * * *',
      run: async () => {
        await issueAllDue(db, clock.now())
      },
    },
    {
      name: 'certificates.removeOldPreviews',
      every: '53 3 * * *',
      run: () => removeOldPreviews(db, importName, clock.now()),
    },
  ]
}

/** All by which one student may complete a course or a training; what concerns a whole course waits for the job. */
export const certificateListeners: EventListener[] = [
  listen('lessonFinished', ({ at, ...student }, { tx }) => issueIfDue(tx, student, at)),
  listen('workHandedIn', ({ at, ...student }, { tx }) => issueIfDue(tx, student, at)),
  // A practical task of a training is done by its mark.
  listen('workMarked', ({ at, ...student }, { tx }) => issueIfDue(tx, student, at)),
  listen('attemptClosed', ({ at, ...closed }, { tx }) => issueIfDue(tx, closed, at)),
]
