import { z } from 'zod'
import { call } from '../wire/call.ts'
import { momentIn, version } from '../wire/fields.ts'
import { companySteps, interviewPlaceMost, stepNoteMost } from './rules.ts'
import { companyApplication, pdfFile } from './shapes.ts'

const byLink = { id: 'CALL-325', who: 'anyone' } as const
/** JOB-046: the last part of the address of the link; it is never in a query, so that no log keeps it. */
const token = { token: z.string().trim().min(1).max(200) }

/** One application as its company answers it, without an account (JOB-046). */
export const companyCalls = {
  /** Reading changes nothing: mail filters read it as well. */
  companyApplication: call({
    ...byLink,
    method: 'POST',
    path: '/applications/companyApplication',
    kind: 'read',
    input: z.object(token),
    data: companyApplication,
  }),
  /** JOB-041: a step that the table does not allow is refused (-4); the same step twice is one. */
  answerApplication: call({
    ...byLink,
    method: 'POST',
    path: '/applications/answerApplication',
    kind: 'save',
    input: z.object({
      ...token,
      version,
      step: z.enum(companySteps),
      /** What the applicant reads. */
      note: z.string().trim().max(stepNoteMost).default(''),
      /** For an interview alone, and necessary there: a moment after now. */
      interviewAt: momentIn.nullable().default(null),
      interviewPlace: z.string().trim().max(interviewPlaceMost).default(''),
    }),
    data: companyApplication,
    refusals: ['alreadyDone'],
  }),
  /** JOB-108: refused (-6) after the end of the application. */
  companyResumePdf: call({
    ...byLink,
    id: 'CALL-680',
    method: 'POST',
    path: '/applications/companyResumePdf',
    kind: 'read',
    input: z.object(token),
    data: pdfFile,
    refusals: ['requestFailed'],
  }),
}
