import { z } from 'zod'
import { call } from '../wire/call.ts'
import { listOf, page, sign, size, text, typedCode } from '../wire/fields.ts'
import { certificate, ownCertificate } from './shapes.ts'
import { staffCertificateCalls } from './staff-calls.ts'

const userName = text(100)

export const certificates = {
  /**
   * CNT-062: finds a certificate by its number and a name. A wrong name gets the same response as
   * an unknown number.
   */
  findCertificate: call({
    id: 'CALL-044',
    method: 'POST',
    path: '/certificate/findByNumber',
    who: 'anyone',
    kind: 'read',
    input: z.object({ number: typedCode(40), userName }),
    data: certificate,
  }),
  /** CNT-062. `idNumber` is the identity number or the student id. */
  findCertificatesOfPerson: call({
    id: 'CALL-045',
    method: 'POST',
    path: '/certificate/findByPerson',
    who: 'anyone',
    kind: 'read',
    input: z.object({ userName, idNumber: typedCode(60) }),
    data: z.object({ list: z.array(certificate) }),
  }),
  /** CNT-070: the public page of a certificate. */
  certificatePage: call({
    id: 'CALL-338',
    method: 'GET',
    path: '/certificate/page',
    who: 'anyone',
    kind: 'read',
    input: z.object({ number: typedCode(40) }),
    data: certificate,
  }),
  certificateDetail: call({
    id: 'CALL-298',
    method: 'POST',
    path: '/certificate/detail',
    who: 'signedIn',
    kind: 'read',
    input: z.object({ sign }),
    data: ownCertificate,
  }),
  /** The caller's certificates, or those of one course. */
  listOwnCertificates: call({
    id: 'CALL-560',
    method: 'POST',
    path: '/certificate/listOwn',
    who: 'signedIn',
    kind: 'read',
    input: z.object({
      courseIdSign: z.string().trim().max(200).default(''),
      page,
      size: size(20),
    }),
    data: listOf(ownCertificate),
  }),
  ...staffCertificateCalls,
}
