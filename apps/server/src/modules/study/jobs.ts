import { type EventListener, listen } from '../../platform/events/events.ts'
import { followLessons } from './actions.ts'

export const studyListeners: EventListener[] = [
  listen('lessonsChanged', (changed, { tx }) => followLessons(tx, changed)),
]
