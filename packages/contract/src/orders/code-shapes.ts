import { z } from 'zod'

/** ORD-073. `expired` follows from the end of the batch. */
export const codeStates = ['generated', 'issued', 'redeemed', 'revoked', 'expired'] as const
export type CodeState = (typeof codeStates)[number]

const givenCourse = z.object({ sign: z.string(), courseName: z.string() })

/** ORD-072: codes that were created together. */
export const codeBatch = z.object({
  sign: z.string(),
  name: z.string(),
  /** Either courses or coins. */
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
  /** When the complete codes were downloaded, which is possible once. */
  downloadTime: z.string().nullable(),
  downloadedBy: z.string().nullable(),
  state: z.enum(['waiting', 'open', 'notYet', 'expired', 'revoked', 'usedUp']),
  may: z.object({
    download: z.boolean(),
    /**
     * ORD-090: whether there are so many coins that another person than the creator must download
     * the codes.
     */
    needsSecond: z.boolean(),
    revoke: z.boolean(),
  }),
})
export type CodeBatch = z.output<typeof codeBatch>

/** A code for staff, never complete. */
export const batchCode = z.object({
  sign: z.string(),
  /** The last four characters of the code; empty until the codes are downloaded. */
  lastFour: z.string(),
  state: z.enum(codeStates),
  userName: z.string().nullable(),
  /** What the student entered if the batch requires it. */
  name: z.string(),
  employeeNumber: z.string(),
  redeemTime: z.string().nullable(),
  revokeReason: z.string(),
})
export type BatchCode = z.output<typeof batchCode>

/** A course that was activated by a code or a link (CALL-202). */
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
  /** Whether the person had the courses already, so that the code was not used (ORD-074). */
  already: z.boolean(),
  courses: z.array(givenCourse),
  coins: z.number().int(),
  balance: z.number().int(),
})
export type Redemption = z.output<typeof redemption>
