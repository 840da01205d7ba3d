import { z } from 'zod'
import { importFile, importPreview, importRow } from '../people/shapes.ts'
import { call } from '../wire/call.ts'
import { done, listOf, page, reason, sign, size, timeZone } from '../wire/fields.ts'
import { certificateKinds, certificateStates, mostIssuedAtOnce } from './rules.ts'
import {
  certificateCandidate,
  certificateCourse,
  certificateRule,
  staffCertificate,
} from './shapes.ts'

const filter = {
  /** Part of the name, the course or the student number, or the number of the certificate. */
  text: z.string().trim().max(100).default(''),
  state: z.enum(['all', ...certificateStates]).default('all'),
  /** One course, or empty for all. */
  courseIdSign: z.string().trim().max(200).default(''),
}
const word = z.string().trim().max(100).default('')
const chosen = z.object({ importSign: sign })

/** Certificates for the staff of a school (CNT-063, CNT-071). */
export const staffCertificateCalls = {
  listCertificates: call({
    id: 'CALL-561',
    method: 'POST',
    path: '/certificate/listCertificates',
    who: 'staff',
    kind: 'read',
    input: z.object({ ...filter, page, size: size(20) }),
    data: listOf(staffCertificate),
  }),
  exportCertificates: call({
    id: 'CALL-563',
    method: 'POST',
    path: '/certificate/exportCertificates',
    who: 'staff',
    kind: 'read',
    input: z.object({ ...filter, format: z.enum(['csv', 'xlsx']).default('csv'), timeZone }),
    data: z.object({ fileName: z.string(), mediaType: z.string(), base64: z.string() }),
  }),
  listCandidates: call({
    id: 'CALL-562',
    method: 'POST',
    path: '/certificate/listCandidates',
    who: 'staff',
    kind: 'read',
    input: z.object({ courseIdSign: sign, name: word, page, size: size(20) }),
    data: listOf(certificateCandidate).extend({ courseName: z.string() }),
  }),
  /**
   * Issues certificates to students of the course; a student with a valid certificate is skipped.
   * Students with an exception must be in `confirmed`, with a reason (CNT-122).
   */
  issueCertificates: call({
    id: 'CALL-337',
    method: 'POST',
    path: '/certificate/issueCertificates',
    who: 'staff',
    kind: 'write',
    consequence: 'document',
    input: z.object({
      courseIdSign: sign,
      userSigns: z.array(sign).min(1).max(mostIssuedAtOnce),
      confirmed: z.array(sign).max(mostIssuedAtOnce).default([]),
      reason: z.string().trim().max(200).default(''),
    }),
    data: z.object({ numbers: z.array(z.string()), left: z.number().int() }),
    refusals: ['alreadyDone'],
  }),
  revokeCertificate: call({
    id: 'CALL-337',
    method: 'POST',
    path: '/certificate/revokeCertificate',
    who: 'staff',
    kind: 'write',
    consequence: 'document',
    input: z.object({ sign, reason }),
    data: done,
    refusals: ['alreadyDone'],
  }),
  /**
   * Revokes the certificate if it is valid, and issues another one with the current data, which
   * names the old certificate.
   */
  reissueCertificate: call({
    id: 'CALL-566',
    method: 'POST',
    path: '/certificate/reissueCertificate',
    who: 'staff',
    kind: 'write',
    consequence: 'document',
    input: z.object({ sign, reason }),
    data: z.object({ number: z.string() }),
    refusals: ['alreadyDone'],
  }),
  previewCertificateImport: call({
    id: 'CALL-337',
    method: 'POST',
    path: '/certificate/previewImport',
    who: 'staff',
    kind: 'save',
    input: importFile.extend({ courseIdSign: sign }),
    data: importPreview,
  }),
  confirmCertificateImport: call({
    id: 'CALL-337',
    method: 'POST',
    path: '/certificate/confirmImport',
    who: 'staff',
    kind: 'save',
    input: chosen,
    data: z.object({ fresh: z.number().int(), changed: z.number().int() }),
    refusals: ['alreadyDone'],
  }),
  listCertificateImports: call({
    id: 'CALL-567',
    method: 'POST',
    path: '/certificate/listImports',
    who: 'staff',
    kind: 'read',
    input: z.object({ page, size: size(20) }),
    data: listOf(importRow),
  }),
  /** Revokes the valid certificates of the import; their numbers are not used again. */
  undoCertificateImport: call({
    id: 'CALL-568',
    method: 'POST',
    path: '/certificate/undoImport',
    who: 'staff',
    kind: 'save',
    input: chosen,
    data: z.object({ removed: z.number().int(), kept: z.number().int() }),
    refusals: ['alreadyDone'],
  }),
  listCertificateCourses: call({
    id: 'CALL-564',
    method: 'POST',
    path: '/certificate/listCourses',
    who: 'staff',
    kind: 'read',
    input: z.object({
      name: word,
      kind: z.enum(['all', ...certificateKinds]).default('all'),
      page,
      size: size(20),
    }),
    data: listOf(certificateCourse),
  }),
  /** TRN-067: for the course of a training, the response names the training. */
  certificateRule: call({
    id: 'CALL-555',
    method: 'POST',
    path: '/certificate/rule',
    who: 'teacher',
    kind: 'read',
    input: z.object({ courseIdSign: sign }),
    data: certificateRule,
  }),
  /** CNT-080: for staff, and for the lead teacher. */
  saveCertificateCourse: call({
    id: 'CALL-565',
    method: 'POST',
    path: '/certificate/saveCourse',
    who: 'teacher',
    kind: 'save',
    input: z.object({ courseIdSign: sign, gives: z.boolean() }),
    data: done,
  }),
}
