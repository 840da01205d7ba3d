import { z } from 'zod'

/**
 * Why an e-mail could not be sent: the answer of the mail server, or what the platform found
 * before.
 */
export const mailFailures = [
  'refused',
  'later',
  'unreachable',
  'timeOut',
  'login',
  'notConfigured',
] as const

/** A mail of the school as its staff see it. */
export const staffMail = z.object({
  sign: z.string(),
  /** Empty, like the subject, after the recipient and the content were removed (JOB-066). */
  toName: z.string(),
  toAddress: z.string(),
  subject: z.string(),
  state: z.enum(['waiting', 'sent', 'failed']),
  /** Why the last attempt failed; null if none did. */
  reason: z.enum(mailFailures).nullable(),
  /** The response of the mail server, without addresses. */
  serverAnswer: z.string(),
  tries: z.number().int(),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
  failedAt: z.string().nullable(),
  nextTryAt: z.string().nullable(),
  /** The page of the sandbox that shows the e-mail; null if e-mails are really sent. */
  sandboxUrl: z.string().nullable(),
  may: z.object({ sendAgain: z.boolean() }),
})
export type StaffMail = z.output<typeof staffMail>
