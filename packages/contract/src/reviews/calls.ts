import { z } from 'zod'
import { call } from '../wire/call.ts'
import { done, listOf, page, sign, size, whole } from '../wire/fields.ts'
import { courseReview, reportedReview } from './shapes.ts'

const one = z.object({ sign })

/** Reviews by people who studied a course (CRS-164). */
export const reviews = {
  listReviews: call({
    id: 'CALL-394',
    method: 'POST',
    path: '/course/listReviews',
    who: 'anyone',
    kind: 'read',
    input: z.object({ courseIdSign: sign, page, size: size(5, 30) }),
    data: listOf(courseReview).extend({
      own: courseReview.nullable(),
      may: z.object({ write: z.boolean() }),
    }),
  }),
  /** Writes or changes the caller's review of the course. */
  saveReview: call({
    id: 'CALL-395',
    method: 'POST',
    path: '/course/saveReview',
    who: 'signedIn',
    kind: 'save',
    input: z.object({
      courseIdSign: sign,
      stars: whole(1, 5),
      content: z.string().trim().max(1000).default(''),
    }),
    data: z.object({ sign: z.string() }),
  }),
  /** Removes a review; only for its author. */
  removeReview: call({
    id: 'CALL-395',
    method: 'POST',
    path: '/course/removeReview',
    who: 'signedIn',
    kind: 'save',
    input: one,
    data: done,
  }),
  reportReview: call({
    id: 'CALL-396',
    method: 'POST',
    path: '/course/reportReview',
    who: 'signedIn',
    kind: 'save',
    input: one,
    data: done,
  }),
  listReportedReviews: call({
    id: 'CALL-397',
    method: 'POST',
    path: '/course/listReportedReviews',
    who: 'staff',
    kind: 'read',
    input: z.object({
      state: z.enum(['reported', 'hidden']).default('reported'),
      page,
      size: size(),
    }),
    data: listOf(reportedReview),
  }),
  /** Hides a review, or shows it and closes its reports; a hidden review does not count. */
  decideReview: call({
    id: 'CALL-397',
    method: 'POST',
    path: '/course/decideReview',
    who: 'staff',
    kind: 'save',
    input: one.extend({ hidden: z.boolean() }),
    data: done,
  }),
}
