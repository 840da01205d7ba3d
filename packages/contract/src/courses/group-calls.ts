import { z } from 'zod'
import { call } from '../wire/call.ts'
import { done, sign, text } from '../wire/fields.ts'
import { namesRows } from '../wire/row-choice.ts'
import { memberFilter, memberSigns } from './member-filter.ts'

/** TCH-155: how many groups a course has at most. */
export const mostGroups = 100

/** TCH-155: students of a course in groups; one may be in several. The list of students names the groups (CALL-147). */
export const groupCalls = {
  /** A new group, or another name for the one of the sign. A name stands once in a course. */
  saveCourseGroup: call({
    id: 'CALL-513',
    method: 'POST',
    path: '/course/saveCourseGroup',
    who: 'teacher',
    kind: 'save',
    input: z.object({ courseIdSign: sign, sign: sign.optional(), name: text(60) }),
    data: z.object({ sign: z.string() }),
    refusals: ['alreadyDone'],
  }),
  /** The group alone; its students stay in the course. */
  removeCourseGroup: call({
    id: 'CALL-514',
    method: 'POST',
    path: '/course/removeCourseGroup',
    who: 'teacher',
    kind: 'save',
    input: z.object({ sign }),
    data: done,
  }),
  /** Those of the list, which names memberships, or where there is none those whom the filter finds. */
  changeCourseGroup: call({
    id: 'CALL-515',
    method: 'POST',
    path: '/course/changeCourseGroup',
    who: 'teacher',
    kind: 'save',
    input: z
      .object({
        sign,
        act: z.enum(['put', 'takeOut']),
        studentList: memberSigns.min(1).optional(),
        filter: z.object(memberFilter).optional(),
      })
      .check(namesRows('studentList')),
    data: z.object({ changed: z.number().int() }),
  }),
}
