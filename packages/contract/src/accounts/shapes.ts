import { z } from 'zod'
import { mailKinds } from './rules.ts'

/** ACC-239: `endsAt` is when the server ends the impersonation. */
export const impersonation = z.object({ studentName: z.string(), endsAt: z.string() })
export type Impersonation = z.output<typeof impersonation>

/** ACC-006: the signed-in user. `userId` is a sealed id; `_roleName` is determined by ACC-007. */
export const loginInfo = z.object({
  userId: z.string(),
  mobile: z.string(),
  areaCode: z.string(),
  name: z.string(),
  sex: z.number().int(),
  photo: z.string().nullable(),
  roleStr: z.string(),
  _roleName: z.string(),
  functionCodeList: z.array(z.string()),
  auditStatus: z.number().int(),
  bindWechat: z.boolean(),
  /** Set during an impersonation (ACC-239). */
  impersonation: impersonation.nullable(),
  /** Whether the school asks this person to accept an agreement again (CNT-084). */
  mustAgree: z.boolean(),
})
export type LoginInfo = z.output<typeof loginInfo>

/** ACC-253: an identifier of the session that is not a credential. */
export const signedIn = z.object({
  pcToken: z.string(),
  auditStatus: z.number().int(),
  teacherToken: z.string().optional(),
})

/** One session of the account. */
export const ownSession = z.object({
  sign: z.string(),
  userAgent: z.string(),
  address: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  isCurrent: z.boolean(),
})
export type OwnSession = z.output<typeof ownSession>

/**
 * ACC-190: the provider's page with the QR code; it redirects to `callBack` with `code` and
 * `state`.
 */
export const socialConnection = z.object({ connectUrl: z.string(), state: z.string() })

/** JOB-125: the e-mail address and the kinds of e-mail. */
export const ownMail = z.object({
  /** The confirmed address, or empty. */
  address: z.string(),
  /** The address that waits for confirmation, or empty. */
  waiting: z.string(),
  /** The moment at which the link to the waiting address expires; null if no address waits. */
  linkEndsAt: z.string().nullable(),
  /** Whether the e-mail with the link bounced. */
  isRefused: z.boolean(),
  on: z.array(z.enum(mailKinds)),
})
export type OwnMail = z.output<typeof ownMail>
