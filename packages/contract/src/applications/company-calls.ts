import { z } from 'zod'
import { call } from '../wire/call.ts'
import { momentIn, version } from '../wire/fields.ts'
import { companySteps, interviewPlaceMost, stepNoteMost } from './rules.ts'
import { companyApplication, pdfFile } from './shapes.ts'

const byLink = { id: 'CALL-325', who: 'anyone' } as const
/**
 * JOB-046: the secret of a link is the last segment of the link's path. It is never in a query, so
 * that no log stores it.
 */
const token = { token: z.string().trim().min(1).max(200) }

/** The calls by which a company handles one application without an account (JOB-046). */
export const companyCalls = {
  /** Returns the application. The call changes nothing, because e-mail filters open links too. */
  companyApplication: call({
    ...byLink,
    method: 'POST',
    path: '/applications/companyApplication',
    kind: 'read',
    input: z.object(token),
    data: companyApplication,
  }),
  /**
   * JOB-041: a step that the table does not allow is refused (-4); repeating a step has no effect.
   */
  answerApplication: call({
    ...byLink,
    method: 'POST',
    path: '/applications/answerApplication',
    kind: 'save',
    input: z.object({
      ...token,
      version,
      step: z.enum(companySteps),
      /** The note to the applicant. */
      note: z.string().trim().max(stepNoteMost).default(''),
      /**
       * The time of the interview, which must be in the future: required for an interview, and not
       * allowed for other steps.
       */
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
