import { z } from 'zod'

/** ORD-073. `expired` is told by the end of the batch. */
export const codeStates = ['generated', 'issued', 'redeemed', 'revoked', 'expired'] as const
export type CodeState = (typeof codeStates)[number]

const givenCourse = z.object({ sign: z.string(), courseName: z.string() })

/** ORD-072: codes that were made together. */
export const codeBatch = z.object({
  sign: z.string(),
  name: z.string(),
  /** One of the two: courses, or coins. */
  courses: z.array(givenCourse),
  coins: z.number().int(),
  quantity: z.number().int(),
  redeemed: z.number().int(),
  revoked: z.number().int(),
  startTime: z.string().nullable(),
  endTime: z.string().nullable(),
  perUser: z.number().int(),
  className: z.string(),
  asksName: z.boolean(),
  asksNumber: z.boolean(),
  createdBy: z.string(),
  createTime: z.string(),
  /** The plain codes were downloaded, and cannot be had again. */
  downloadTime: z.string().nullable(),
  downloadedBy: z.string().nullable(),
  state: z.enum(['waiting', 'open', 'notYet', 'expired', 'revoked', 'usedUp']),
  may: z.object({
    download: z.boolean(),
    /** ORD-090: that many coins are downloaded by somebody else than who made the batch. */
    needsSecond: z.boolean(),
    revoke: z.boolean(),
  }),
})
export type CodeBatch = z.output<typeof codeBatch>

/** A code as the staff see it: never whole. */
export const batchCode = z.object({
  sign: z.string(),
  /** Empty until it is downloaded. */
  lastFour: z.string(),
  state: z.enum(codeStates),
  userName: z.string().nullable(),
  /** What the student wrote where the batch asks for it. */
  name: z.string(),
  employeeNumber: z.string(),
  redeemTime: z.string().nullable(),
  revokeReason: z.string(),
})
export type BatchCode = z.output<typeof batchCode>

/** A course that came by a code or a link, for the page of activations (CALL-202). */
export const activatedCourse = z.object({
  courseIdSign: z.string(),
  courseName: z.string(),
  coursePicture: z.string().nullable(),
  coverSeed: z.string(),
  way: z.enum(['code', 'link']),
  activateTime: z.string(),
})
export type ActivatedCourse = z.output<typeof activatedCourse>

export const redemption = z.object({
  /** The same code again, or a course that was there: no fault, and nothing was used up (ORD-074). */
  already: z.boolean(),
  courses: z.array(givenCourse),
  coins: z.number().int(),
  balance: z.number().int(),
})
export type Redemption = z.output<typeof redemption>
