import { z } from 'zod'
import { call } from '../wire/call.ts'
import { listOf, page, sign, size } from '../wire/fields.ts'
import { courseStep, reviewStates } from './review-shapes.ts'
import { taughtCourse } from './shapes.ts'

/** The review of courses for staff and teachers; `courses.courseAction` makes its steps. */
export const reviewCalls = {
  /** TCH-013, TCH-161: waiting courses are sorted by waiting time, others by last change. */
  reviewList: call({
    id: 'CALL-300',
    method: 'POST',
    path: '/course/reviewList',
    who: 'staff',
    kind: 'read',
    input: z.object({
      /** Part of the name of the course or of its author. */
      name: z.string().trim().max(60).default(''),
      state: z.enum(reviewStates).default('waiting'),
      page,
      size: size(),
    }),
    data: listOf(taughtCourse),
  }),
  /** TCH-162: the steps of the review with person and time, newest first. */
  courseSteps: call({
    id: 'CALL-525',
    method: 'POST',
    path: '/course/courseSteps',
    who: 'teacher',
    kind: 'read',
    input: z.object({ sign }),
    data: z.object({ list: z.array(courseStep) }),
  }),
}
