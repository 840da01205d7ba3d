import { z } from 'zod'

/** OPS-027: the jobs of one kind that are not done. */
export const jobQueue = z.object({
  kind: z.string(),
  waiting: z.number().int(),
  running: z.number().int(),
  failed: z.number().int(),
  /** The time at which the oldest waiting job was due; null if no job is due. */
  oldestDue: z.string().nullable(),
})
export type JobQueue = z.output<typeof jobQueue>

/** OPS-027: a job that has used up its retries. */
export const failedJob = z.object({
  id: z.string(),
  kind: z.string(),
  failedAt: z.string(),
  /** The message of the last error, without values that may be personal. */
  message: z.string(),
  tries: z.number().int(),
})
export type FailedJob = z.output<typeof failedJob>
