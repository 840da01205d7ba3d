import { z } from 'zod'

/** CRS-103. */
export const shareRecord = z.object({
  sign: z.string(),
  link: z.string(),
  courseSign: z.string(),
  courseName: z.string(),
  way: z.union([z.literal(1), z.literal(2)]),
  createTime: z.string(),
  state: z.enum(['open', 'activated', 'expired', 'withdrawn']),
  expireTime: z.string().nullable(),
  activateTime: z.string().nullable(),
  /** How many may come by it, and how many came. */
  seats: z.number().int(),
  used: z.number().int(),
  /** Of who activated it, where it was for one. */
  userName: z.string().nullable(),
  /** With the middle digits masked. */
  userPhone: z.string().nullable(),
})
export type ShareRecord = z.output<typeof shareRecord>

/** TCH-157: one person who came into a course by a link. */
export const shareArrival = z.object({
  userName: z.string(),
  studentCard: z.string(),
  className: z.string(),
  /** Who made the link. */
  sharerName: z.string(),
  arrivedAt: z.string(),
  /** Is in the course still. */
  inCourse: z.boolean(),
})
export type ShareArrival = z.output<typeof shareArrival>

/** CRS-092. */
export const shareResult = z.object({
  shareUserName: z.string(),
  courseNameList: z.array(z.string()),
  courseName: z.string(),
})
export type ShareResult = z.output<typeof shareResult>

/** A course that the caller may share with access. */
export const shareableCourse = z.object({ sign: z.string(), courseName: z.string() })
