import { type Clock, systemClock } from '../../platform/clock.ts'
import { type EventListener, listen } from '../../platform/events/events.ts'
import type { Services } from '../../platform/http/context.ts'
import type { JobDefinition } from '../../platform/jobs/jobs.ts'
import { noteCourse, noteNewLearner } from './counting-actions.ts'
import { closeAllDue, closeIfDue } from './closing-actions.ts'

export function examJobs(services: Services, clock: Clock): JobDefinition[] {
  return [
    {
      name: 'exams.closeAttempt',
      run: async ({ attemptId }) => {
        if (typeof attemptId === 'number') await closeIfDue(services, attemptId, clock.now())
      },
    },
    {
      name: 'exams.closeDue',
      every: '* * * * *',
      run: async () => {
        await closeAllDue(services, {}, clock.now())
      },
    },
    {
      name: 'exams.countCourse',
      run: async ({ schoolId, courseId }) => {
        if (typeof schoolId === 'number' && typeof courseId === 'number')
          await noteCourse(services, schoolId, courseId, clock.now())
      },
    },
  ]
}

/** Who joins learns at once how many examinations stand before completion. */
export const examListeners: EventListener[] = [
  listen('courseJoined', (learner, services) =>
    noteNewLearner(services, learner, systemClock.now()),
  ),
]
