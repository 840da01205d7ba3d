import { z } from 'zod'
import { call } from '../wire/call.ts'
import { done, sign, text } from '../wire/fields.ts'
import { namesRows } from '../wire/row-choice.ts'
import { memberFilter, memberSigns } from './member-filter.ts'

/** TCH-155: the maximum number of groups of a course. */
export const mostGroups = 100

/**
 * TCH-155: groups of students of a course; a student may be in several. The list of students names
 * them (CALL-147).
 */
export const groupCalls = {
  /** Creates a group, or renames the one with the sealed id. Names are unique within a course. */
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
  /** Deletes the group; its students stay in the course. */
  removeCourseGroup: call({
    id: 'CALL-514',
    method: 'POST',
    path: '/course/removeCourseGroup',
    who: 'teacher',
    kind: 'save',
    input: z.object({ sign }),
    data: done,
  }),
  /**
   * Changes the memberships in the list. Without a list, changes all memberships that the filter
   * finds.
   */
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
