import { z } from 'zod'
import { call } from '../wire/call.ts'
import { done, listOf, page, sign, size, whole } from '../wire/fields.ts'
import { mostSeats } from './rules.ts'
import { shareableCourse, shareArrival, shareRecord, shareResult } from './shapes.ts'

// The code of a sharing link. Any text is accepted here, because a malformed code has its own
// refusal (CRS-100).
const code = z.object({ shareCode: z.string().trim().max(2000) })
const activation = {
  method: 'POST',
  who: 'signedIn',
  kind: 'save',
  input: code,
  data: shareResult,
  refusals: ['shareCodeInvalid', 'shareCodeWrong'],
} as const

/** Links that add people who sign in through them to a course (CRS-087). */
export const sharing = {
  /** CRS-102: `activateShareCode` and `activateCourse` do the same. */
  activateShareCode: call({ ...activation, id: 'CALL-046', path: '/share/activateShareCode' }),
  activateCourse: call({ ...activation, id: 'CALL-047', path: '/course/activateCourse' }),
  createShareLink: call({
    id: 'CALL-287',
    method: 'POST',
    path: '/share/createShareLink',
    who: 'teacher',
    kind: 'write',
    input: z.object({
      courseIdSign: sign,
      way: z.union([z.literal(1), z.literal(2)]),
      /** The days until the link ends; null means never. */
      validDays: whole(1, 365).nullable().default(null),
      /** TCH-157: the number of people who may join the course by the link. */
      seats: whole(1, mostSeats).default(1),
    }),
    data: shareRecord,
  }),
  /** The caller's links, of one course or of all, newest first. */
  listShareLinks: call({
    id: 'CALL-288',
    method: 'POST',
    path: '/share/listShareLinks',
    who: 'teacher',
    kind: 'read',
    input: z.object({ courseIdSign: sign.optional(), page, size: size() }),
    data: listOf(shareRecord),
  }),
  /**
   * TCH-157: the people who joined a course by any link, newest first; for teachers of the course.
   */
  listShareArrivals: call({
    id: 'CALL-516',
    method: 'POST',
    path: '/share/listShareArrivals',
    who: 'teacher',
    kind: 'read',
    input: z.object({ courseIdSign: sign, page, size: size(10) }),
    data: listOf(shareArrival),
  }),
  /**
   * Withdrawing twice is no error. People who joined stay in the course. A link whose places are
   * all taken is not withdrawn.
   */
  withdrawShareLink: call({
    id: 'CALL-410',
    method: 'POST',
    path: '/share/withdrawShareLink',
    who: 'teacher',
    kind: 'save',
    input: z.object({ sign }),
    data: done,
    refusals: ['alreadyDone'],
  }),
  /** The courses that the caller may share with access. */
  listShareableCourses: call({
    id: 'CALL-411',
    method: 'POST',
    path: '/share/listShareableCourses',
    who: 'teacher',
    kind: 'read',
    input: z.object({ courseName: z.string().trim().max(200).default(''), page, size: size(20) }),
    data: listOf(shareableCourse),
  }),
  /** Whether the caller may share this course with access. */
  mayShareCourse: call({
    id: 'CALL-412',
    method: 'POST',
    path: '/share/mayShareCourse',
    who: 'signedIn',
    kind: 'read',
    input: z.object({ courseIdSign: sign }),
    data: z.object({ may: z.boolean() }),
  }),
}
