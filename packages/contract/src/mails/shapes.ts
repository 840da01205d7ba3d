import { z } from 'zod'

/** Why a mail was not taken; see the platform of the server. */
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
  /** Empty, as the subject is, once the recipient and the content are removed (JOB-066). */
  toName: z.string(),
  toAddress: z.string(),
  subject: z.string(),
  state: z.enum(['waiting', 'sent', 'failed']),
  /** Why the last try did not succeed; null where none failed. */
  reason: z.enum(mailFailures).nullable(),
  /** What the mail server answered, without addresses. */
  serverAnswer: z.string(),
  tries: z.number().int(),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
  failedAt: z.string().nullable(),
  nextTryAt: z.string().nullable(),
  /** The page of the sandbox that shows it; null where mails are really sent. */
  sandboxUrl: z.string().nullable(),
  may: z.object({ sendAgain: z.boolean() }),
})
export type StaffMail = z.output<typeof staffMail>
