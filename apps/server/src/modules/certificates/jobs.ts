import type { Clock } from '../../platform/clock.ts'
import { type EventListener, listen } from '../../platform/events/events.ts'
import type { Services } from '../../platform/http/context.ts'
import type { JobDefinition } from '../../platform/jobs/jobs.ts'
import { removeOldPreviews } from '../people/index.ts'
import { importName } from './imports/certificate-import.ts'
import { issueAllDue, issueDueOf, issueIfDue } from './issuing/actions.ts'

export function certificateJobs({ db, events }: Services, clock: Clock): JobDefinition[] {
  return [
    {
      name: 'certificates.issueDue',
      every: '*/10 * * * *',
      run: async () => {
        await issueAllDue({ db, events }, clock.now())
      },
    },
    {
      name: 'certificates.removeOldPreviews',
      every: '53 3 * * *',
      run: () => removeOldPreviews(db, importName, clock.now()),
    },
  ]
}

/**
 * The events by which one student may complete a course or a training. Changes of a whole course
 * are left to the job.
 */
export const certificateListeners: EventListener[] = [
  listen('lessonFinished', ({ at, ...student }, services) => issueIfDue(services, student, at)),
  listen('workHandedIn', ({ at, ...student }, services) => issueIfDue(services, student, at)),
  // A mark completes a practical task of a training.
  listen('workMarked', ({ at, ...student }, services) => issueIfDue(services, student, at)),
  listen('attemptClosed', ({ at, ...closed }, services) => issueIfDue(services, closed, at)),
  listen('gradesGiven', ({ schoolId, courseId, students, createdAt }, services) => {
    const [first, ...others] = new Set(students.map(({ userId }) => userId))
    const course = { schoolId, courseId }
    return first !== undefined && others.length === 0
      ? issueIfDue(services, { ...course, userId: first }, createdAt)
      : issueDueOf(services, course, createdAt)
  }),
]
