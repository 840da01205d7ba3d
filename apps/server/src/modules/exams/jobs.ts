import type { Clock } from '../../platform/clock.ts'
import { type EventListener, listen } from '../../platform/events/events.ts'
import type { Services } from '../../platform/http/context.ts'
import type { JobDefinition } from '../../platform/jobs/jobs.ts'
import { leaveCourse } from './authoring/bank/queries.ts'
import { removeEvidence } from './sitting/evidence/queries.ts'
import { evidenceEndsBefore } from './sitting/evidence/rules.ts'
import { questionSteps } from './authoring/exchange/question-import.ts'
import { removeUnused } from './authoring/media/actions.ts'
import { removeOldPreviews } from '../people/index.ts'
import { closeAllDue } from './sitting/closing/actions.ts'
import { countForStudent, noteCourse, repairCounts } from './authoring/counting/actions.ts'

export function examJobs(services: Services, clock: Clock): JobDefinition[] {
  return [
    {
      name: 'exams.closeDue',
      every: '* * * * *',
      run: async () => {
        await closeAllDue(services, {}, clock.now())
      },
    },
    {
      name: 'exams.repairCounts',
      every: '41 19 * * *',
      run: async () => {
        await repairCounts(services, clock.now())
      },
    },
    {
      name: 'exams.removeOldPreviews',
      every: '47 3 * * *',
      run: () => removeOldPreviews(services.db, questionSteps, clock.now()),
    },
    {
      name: 'exams.removeUnusedMedia',
      every: '23 3 * * *',
      run: async () => {
        await removeUnused(services, clock.now())
      },
    },
    {
      name: 'exams.removeOldEvidence',
      every: '53 19 * * *',
      run: () => removeEvidence(services.db, evidenceEndsBefore(clock.now())),
    },
  ]
}

/** When a student joins a course, the number of examinations to complete is set at once. */
export const examListeners: EventListener[] = [
  listen('courseJoined', ({ at, ...student }, { tx }) => countForStudent(tx, student, at)),
  // If many students join at once, one statement counts the whole course.
  listen('studentsAdded', ({ createdAt, schoolId, courseId }, { tx }) =>
    noteCourse(tx, schoolId, courseId, createdAt),
  ),
  listen('workHandedIn', ({ at, ...student }, { tx }) => countForStudent(tx, student, at)),
  listen('workReleased', ({ schoolId, courseId, at }, { tx }) =>
    noteCourse(tx, schoolId, courseId, at),
  ),
  listen('courseRemoved', (course, { tx }) => leaveCourse(tx, course)),
]
