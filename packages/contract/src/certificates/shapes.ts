import { z } from 'zod'
import { resultStandings } from '../grades/rules.ts'
import { certificateExceptions, certificateKinds, certificateStates } from './rules.ts'

/** CNT-070: all that a certificate says to everybody, frozen when it was issued (CNT-072). */
export const certificate = z.object({
  number: z.string(),
  holderName: z.string(),
  schoolName: z.string(),
  kind: z.enum(certificateKinds),
  courseName: z.string(),
  issuedAt: z.string(),
  credit: z.number(),
  state: z.enum(certificateStates),
  revokedAt: z.string().nullable(),
  /** The number of the revoked one in whose place it stands. */
  replaces: z.string().nullable(),
})
export type Certificate = z.output<typeof certificate>

/** What its holder sees of it; `result` is of 100, null where nothing was measured. */
export const ownCertificate = certificate.extend({
  sign: z.string(),
  result: z.number().nullable(),
  /** Null once the course is gone. */
  courseSign: z.string().nullable(),
  /** Of the training that it was earned with; null for a course, and once the training is gone. */
  trainSign: z.string().nullable(),
  /** Why it was revoked. */
  reason: z.string().nullable(),
})
export type OwnCertificate = z.output<typeof ownCertificate>

export const staffCertificate = ownCertificate.extend({
  userSign: z.string(),
  studentCard: z.string().nullable(),
  /** Null where the platform issued it. */
  issuedBy: z.string().nullable(),
  revokedBy: z.string().nullable(),
  /** Another one stands in its place. */
  replaced: z.boolean(),
})
export type StaffCertificate = z.output<typeof staffCertificate>

/** A student of a course, for staff who issue; `number` is of the valid certificate. */
export const certificateCandidate = z.object({
  userSign: z.string(),
  name: z.string(),
  studentCard: z.string().nullable(),
  className: z.string().nullable(),
  completed: z.boolean(),
  result: z.number().nullable(),
  standing: z.enum(resultStandings),
  number: z.string().nullable(),
  /** CNT-122: what stands against issuing; empty where nothing does. */
  exceptions: z.array(z.enum(certificateExceptions)),
})
export type CertificateCandidate = z.output<typeof certificateCandidate>

/** CNT-080, TRN-067: whether a course or a training gives certificates, and how many valid ones there are. */
export const certificateCourse = z.object({
  courseSign: z.string(),
  courseName: z.string(),
  kind: z.enum(certificateKinds),
  gives: z.boolean(),
  issued: z.number().int(),
})
export type CertificateCourse = z.output<typeof certificateCourse>

/** The same for those who teach it; its main lecturer and the staff decide. */
export const certificateRule = certificateCourse.extend({ may: z.object({ change: z.boolean() }) })
