import { z } from 'zod'

/** CRS-103: a link by which the caller has shared a course. */
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
  /** How many people may join by the link, and how many have joined. */
  seats: z.number().int(),
  used: z.number().int(),
  /** The person who used the link; only for a link that admits one person. */
  userName: z.string().nullable(),
  /** The phone number of this person, with the middle digits masked. */
  userPhone: z.string().nullable(),
})
export type ShareRecord = z.output<typeof shareRecord>

/** TCH-157: a person who joined a course by a link. */
export const shareArrival = z.object({
  userName: z.string(),
  studentCard: z.string(),
  className: z.string(),
  /** The creator of the link. */
  sharerName: z.string(),
  arrivedAt: z.string(),
  /** Whether the person is still in the course. */
  inCourse: z.boolean(),
})
export type ShareArrival = z.output<typeof shareArrival>

/** CRS-092: the result of using a share code. */
export const shareResult = z.object({
  shareUserName: z.string(),
  courseNameList: z.array(z.string()),
  courseName: z.string(),
})
export type ShareResult = z.output<typeof shareResult>

/** A course that the caller may share with access. */
export const shareableCourse = z.object({ sign: z.string(), courseName: z.string() })
