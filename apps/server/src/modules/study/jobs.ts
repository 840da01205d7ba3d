import { type EventListener, listen } from '../../platform/events/events.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Services } from '../../platform/http/context.ts'
import type { JobDefinition } from '../../platform/jobs/jobs.ts'
import { followLessons } from './actions.ts'
import { removeOldPhotos } from './faces/actions.ts'
import { releasePhotosOfCourse } from './faces/queries.ts'

export function studyJobs(services: Services, clock: Clock): JobDefinition[] {
  return [
    {
      name: 'study.removeOldFacePhotos',
      every: '23 * * * *',
      run: () => removeOldPhotos(services, clock.now()),
    },
  ]
}

export const studyListeners: EventListener[] = [
  listen('lessonsChanged', (changed, { tx }) => followLessons(tx, changed)),
  listen('courseRemoved', (course, { tx }) => releasePhotosOfCourse(tx, course)),
]
