import { z } from 'zod'
import { amount, momentIn, sign, text } from '../wire/fields.ts'
import { reportOutcomes, reportRunMost } from './report-rules.ts'

const moment = z.string().nullable()

/** PRC-019: the report that an external practice system sends when a student has finished. */
export const practiceReport = z.object({
  /** The sealed ids that the link to the system contains as `titian_user` and `titian_task`. */
  userId: sign,
  taskId: sign,
  /** In percent; up to two decimals count. */
  userScore: amount(0, 100),
  /** The run in the external system; each run is reported once. */
  runId: text(reportRunMost),
  /** When the student finished. */
  time: momentIn,
})
export type PracticeReport = z.output<typeof practiceReport>

/** The response to the system. */
export const practiceReportAnswer = z.object({ outcome: z.enum(['accepted', 'older']) })
export type PracticeReportAnswer = z.output<typeof practiceReportAnswer>

/** A key of an external practice system, without its secret. */
export const practiceKey = z.object({
  sign: z.string(),
  /** Sent by the system with every report. */
  code: z.string(),
  name: z.string(),
  /** Scheme and host of the system. */
  origin: z.string(),
  createdAt: z.string(),
  createdBy: z.string(),
  usedAt: moment,
  revokedAt: moment,
})
export type PracticeKey = z.output<typeof practiceKey>

export const practiceReportRow = z.object({
  sign: z.string(),
  system: z.string(),
  runId: z.string(),
  /** Empty if the report names no person of the course. */
  studentName: z.string(),
  /** Empty where the report named no task. */
  taskTitle: z.string(),
  courseName: z.string(),
  userScore: z.number(),
  time: z.string(),
  receivedAt: z.string(),
  outcome: z.enum(reportOutcomes),
})
export type PracticeReportRow = z.output<typeof practiceReportRow>
