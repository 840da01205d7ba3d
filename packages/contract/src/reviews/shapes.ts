import { z } from 'zod'

/** A review; its text is plain, and empty if the person gave only stars. */
export const courseReview = z.object({
  idSign: z.string(),
  stars: z.number().int(),
  content: z.string(),
  /** Null for readers outside the course. */
  authorName: z.string().nullable(),
  own: z.boolean(),
  updatedAt: z.string(),
  may: z.object({ remove: z.boolean(), report: z.boolean() }),
})
export type CourseReview = z.output<typeof courseReview>

export const reportedReview = z.object({
  sign: z.string(),
  stars: z.number().int(),
  content: z.string(),
  courseName: z.string(),
  authorName: z.string(),
  reports: z.number().int(),
  hidden: z.boolean(),
  createdAt: z.string(),
})
export type ReportedReview = z.output<typeof reportedReview>
