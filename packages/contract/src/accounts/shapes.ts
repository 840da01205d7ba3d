import { z } from 'zod'
import { mailKinds } from './rules.ts'

/** ACC-239: `endsAt` is a moment; the server ends the impersonation by itself then. */
export const impersonation = z.object({ studentName: z.string(), endsAt: z.string() })
export type Impersonation = z.output<typeof impersonation>

/** ACC-006. `userId` is a sign; `_roleName` follows ACC-007. */
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
  /** Set while a member of staff acts as this student (ACC-239). */
  impersonation: impersonation.nullable(),
  /** The school asks this person to accept an agreement anew (CNT-084). */
  mustAgree: z.boolean(),
})
export type LoginInfo = z.output<typeof loginInfo>

/** ACC-253: a handle of the session that no call accepts as a credential. */
export const signedIn = z.object({
  pcToken: z.string(),
  auditStatus: z.number().int(),
  teacherToken: z.string().optional(),
})

/** One place where the account is signed in. */
export const ownSession = z.object({
  sign: z.string(),
  userAgent: z.string(),
  address: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  isCurrent: z.boolean(),
})
export type OwnSession = z.output<typeof ownSession>

/** ACC-190: the provider's page with the code to scan; it leads back to `callBack` with `code` and `state`. */
export const socialConnection = z.object({ connectUrl: z.string(), state: z.string() })

/** JOB-125: where a person gets mails, and which. */
export const ownMail = z.object({
  /** The confirmed address, or empty. */
  address: z.string(),
  /** One that waits for its confirmation, or empty. */
  waiting: z.string(),
  /** Until when its link confirms; null where none waits. */
  linkEndsAt: z.string().nullable(),
  /** The mail with the link was refused for good. */
  isRefused: z.boolean(),
  on: z.array(z.enum(mailKinds)),
})
export type OwnMail = z.output<typeof ownMail>
