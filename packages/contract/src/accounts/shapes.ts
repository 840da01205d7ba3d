import { z } from 'zod'

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
})
export type LoginInfo = z.output<typeof loginInfo>

/** ACC-253: a handle of the session that no call accepts as a credential. */
export const signedIn = z.object({
  pcToken: z.string(),
  auditStatus: z.number().int(),
  teacherToken: z.string().optional(),
})

export const person = z.object({
  sign: z.string(),
  name: z.string(),
  areaCode: z.string(),
  mobile: z.string(),
  roleStr: z.string(),
  studentCard: z.string().nullable(),
  disabled: z.boolean(),
  createdAt: z.string(),
  lastLoginAt: z.string().nullable(),
})
export type Person = z.output<typeof person>
