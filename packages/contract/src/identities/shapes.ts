import { z } from 'zod'
import { identityKinds } from './rules.ts'

/**
 * ACC-185; texts are empty before a submission. `auditStatus` is that of the newest submission
 * (ACC-076).
 */
export const studentInfo = z.object({
  studentId: z.string(),
  university: z.string(),
  department: z.string(),
  major: z.string(),
  class: z.string(),
  auditStatus: z.number().int(),
  /** Why the newest submission was refused. */
  reason: z.string().nullable(),
})
export type StudentInfo = z.output<typeof studentInfo>

/** A submission in the queue of staff (ACC-187, ACC-259). */
export const identityRequest = z.object({
  sign: z.string(),
  kind: z.enum(identityKinds),
  personSign: z.string(),
  personName: z.string(),
  areaCode: z.string(),
  mobile: z.string(),
  /** As submitted. */
  name: z.string(),
  number: z.string(),
  university: z.string(),
  department: z.string(),
  major: z.string(),
  class: z.string(),
  submittedAt: z.string(),
  /** ACC-076: 1 waiting, 2 approved, 3 refused. */
  status: z.number().int(),
  reason: z.string().nullable(),
  decidedBy: z.string().nullable(),
  decidedAt: z.string().nullable(),
  /** The roster entry of the submitted number, for the decision. */
  roster: z
    .object({
      name: z.string(),
      mobile: z.string(),
      department: z.string(),
      major: z.string(),
      class: z.string(),
      takenByName: z.string().nullable(),
    })
    .nullable(),
})
export type IdentityRequest = z.output<typeof identityRequest>

export const rosterEntry = z.object({
  sign: z.string(),
  kind: z.enum(['student', 'teacher']),
  number: z.string(),
  name: z.string(),
  areaCode: z.string().nullable(),
  mobile: z.string().nullable(),
  department: z.string(),
  major: z.string(),
  class: z.string(),
  /** The account that uses this entry. */
  takenByName: z.string().nullable(),
  takenBySign: z.string().nullable(),
})
export type RosterEntry = z.output<typeof rosterEntry>
