import { z } from 'zod'
import { resultStandings } from '../grades/rules.ts'
import { certificateExceptions, certificateKinds, certificateStates } from './rules.ts'

/** CNT-070: the public content of a certificate, frozen when it was issued (CNT-072). */
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
  /** The number of the revoked certificate that this certificate replaces. */
  replaces: z.string().nullable(),
})
export type Certificate = z.output<typeof certificate>

/** A certificate for its owner; `result` is out of 100, null if nothing was measured. */
export const ownCertificate = certificate.extend({
  sign: z.string(),
  result: z.number().nullable(),
  /** The sealed id of the course; null after the course was deleted. */
  courseSign: z.string().nullable(),
  /**
   * The training with which it was earned; null for a course, and after the training was deleted.
   */
  trainSign: z.string().nullable(),
  /** The reason why the certificate was revoked. */
  reason: z.string().nullable(),
})
export type OwnCertificate = z.output<typeof ownCertificate>

export const staffCertificate = ownCertificate.extend({
  userSign: z.string(),
  studentCard: z.string().nullable(),
  /** The person who issued the certificate; null if the platform issued it automatically. */
  issuedBy: z.string().nullable(),
  revokedBy: z.string().nullable(),
  /** Whether another certificate replaces this one. */
  replaced: z.boolean(),
})
export type StaffCertificate = z.output<typeof staffCertificate>

/**
 * A student to whom a certificate of the course can be issued; `number` is the number of the
 * student's valid certificate.
 */
export const certificateCandidate = z.object({
  userSign: z.string(),
  name: z.string(),
  studentCard: z.string().nullable(),
  className: z.string().nullable(),
  completed: z.boolean(),
  result: z.number().nullable(),
  standing: z.enum(resultStandings),
  number: z.string().nullable(),
  /** CNT-122: why the student is an exception; empty if the student is none. */
  exceptions: z.array(z.enum(certificateExceptions)),
})
export type CertificateCandidate = z.output<typeof certificateCandidate>

/**
 * CNT-080, TRN-067: whether a course or a training gives certificates, and the number of valid
 * ones.
 */
export const certificateCourse = z.object({
  courseSign: z.string(),
  courseName: z.string(),
  kind: z.enum(certificateKinds),
  gives: z.boolean(),
  issued: z.number().int(),
})
export type CertificateCourse = z.output<typeof certificateCourse>

/** A course as its teachers see it; `may.change` is true for its lead teacher and staff. */
export const certificateRule = certificateCourse.extend({ may: z.object({ change: z.boolean() }) })
