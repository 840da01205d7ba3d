import type { TrainState } from '@titian/contract'
import type { Actor } from '../../platform/actor.ts'
import { isListed, mayEditContent } from '../courses/index.ts'

export interface Carrier {
  schoolId: number
  auditStatus: number
  onList: boolean
  training: boolean
  priceMinor: number
  teaches: boolean
  joined: boolean
}

/** TRN-023: true for a published, free training that has not ended. */
export function mayJoin(course: Carrier, state: TrainState): boolean {
  return isOpenToNew(course, state) && course.priceMinor === 0
}

/** TRN-023: returns how the reader can join the training. */
export function joinWayOf(actor: Actor, course: Carrier, state: TrainState) {
  if (course.joined || !isOpenToNew(course, state)) return 'none'
  if (actor.kind !== 'user') return 'signIn'
  return course.priceMinor === 0 ? 'join' : 'order'
}

function isOpenToNew(course: Carrier, state: TrainState): boolean {
  return isListed(course) && state !== 'completed'
}

/**
 * TRN-018: students and teachers of the training and the staff of the school may download its
 * files.
 */
export function mayHaveFiles(actor: Actor, course: Carrier): boolean {
  return course.joined || mayEditContent(actor, course, course.teaches)
}
