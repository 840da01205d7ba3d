import { z } from 'zod'
import { pointsUpTo } from '../exams/shapes.ts'
import { call } from '../wire/call.ts'
import { listOf, page, sign, size, timeZone } from '../wire/fields.ts'
import { markReason as reason } from './mark-reason.ts'
import { bookColumnKinds, bookSorts } from './rules.ts'
import { bookCell, bookColumn, bookRow, givenMark } from './shapes.ts'

/**
 * The position of a mark in the gradebook. For the course result, `itemSign` is the sealed id of
 * the course.
 */
const place = z.object({
  courseIdSign: sign,
  userSign: sign,
  kind: z.enum(bookColumnKinds),
  itemSign: sign,
})

const chosen = z.object({
  courseIdSign: sign,
  /** A part of the name or of the student number. */
  person: z.string().trim().max(60).default(''),
  className: z.string().trim().max(60).default(''),
  /** TCH-155: the sealed id of a group. */
  groupSign: sign.optional(),
  /** `failing`: students whose result is below 60; `waits`: students with a missing mark. */
  only: z.enum(['all', 'failing', 'waits']).default('all'),
  sort: z.enum(bookSorts).default('name'),
  /** The examination or the task to sort by. */
  sortSign: sign.optional(),
  down: z.boolean().default(false),
})

/** TCH-090 to TCH-092: the gradebook. */
export const gradebookCalls = {
  gradebook: call({
    id: 'CALL-490',
    method: 'POST',
    path: '/course/gradebook',
    who: 'teacher',
    kind: 'read',
    input: chosen.extend({ page, size: size(50) }),
    data: listOf(bookRow).extend({
      courseName: z.string(),
      columns: z.array(bookColumn),
      /** The classes of all students of the course. */
      classes: z.array(z.string()),
      groups: z.array(z.object({ sign: z.string(), name: z.string() })),
    }),
  }),
  /**
   * Gives a mark. If the present mark is not the one in `seen`, the call is refused with -4 and the
   * newer cell in `extend`.
   */
  giveGrade: call({
    id: 'CALL-491',
    method: 'POST',
    path: '/course/giveGrade',
    who: 'teacher',
    kind: 'save',
    consequence: 'document',
    input: place.extend({ points: pointsUpTo(100_000), reason, seen: sign.nullable() }),
    data: bookCell,
    refusals: ['alreadyDone'],
  }),
  takeBackGrade: call({
    id: 'CALL-492',
    method: 'POST',
    path: '/course/takeBackGrade',
    who: 'teacher',
    kind: 'save',
    consequence: 'document',
    input: place.extend({ reason, seen: sign }),
    data: bookCell,
    refusals: ['alreadyDone'],
  }),
  /** The newest first. */
  gradeHistory: call({
    id: 'CALL-493',
    method: 'POST',
    path: '/course/gradeHistory',
    who: 'teacher',
    kind: 'read',
    input: place,
    data: z.object({ cell: bookCell, marks: z.array(givenMark) }),
  }),
  exportGradebook: call({
    id: 'CALL-494',
    method: 'POST',
    path: '/course/exportGradebook',
    who: 'teacher',
    kind: 'read',
    input: chosen.extend({ format: z.enum(['csv', 'xlsx']).default('csv'), timeZone }),
    data: z.object({ fileName: z.string(), mediaType: z.string(), base64: z.string() }),
  }),
}
