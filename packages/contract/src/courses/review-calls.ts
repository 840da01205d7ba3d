import { z } from 'zod'
import { call } from '../wire/call.ts'
import { listOf, page, sign, size } from '../wire/fields.ts'
import { courseStep, reviewStates } from './review-shapes.ts'
import { taughtCourse } from './shapes.ts'

/** The review of courses as staff and teachers look at it; its steps are taken by `courses.courseAction`. */
export const reviewCalls = {
  /** TCH-013, TCH-161: what waits comes first that waits longest, everything else that was changed last. */
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
  /** TCH-162: who took which step when, the newest first. */
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
