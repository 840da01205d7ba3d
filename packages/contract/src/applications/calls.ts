import { z } from 'zod'
import { postCard } from '../employment/shapes.ts'
import { call } from '../wire/call.ts'
import { listOf, nothing, page, sign, size } from '../wire/fields.ts'
import { companyCalls } from './company-calls.ts'
import { applicationGroups, letterMost, sendAllMost, stepNoteMost } from './rules.ts'
import {
  applicationCard,
  applicationDetail,
  frozenResume,
  pdfFile,
  sendAllResult,
  userJob,
} from './shapes.ts'
import { staffApplicationCalls } from './staff-calls.ts'

const own = { who: 'signedIn', private: true } as const
const one = z.object({ sign })
const note = z.string().trim().max(stepNoteMost).default('')

/** Applications of students to companies (JOB-024 to JOB-026, JOB-040 to JOB-048). */
export const applications = {
  /**
   * JOB-043: a repeated call returns the existing application and sends nothing. A caller without a
   * job intention in the resume is refused with -217. After the end of the post, or if the company
   * has no address, the call is refused with -4 and the reason.
   */
  sendEmail: call({
    ...own,
    id: 'CALL-271',
    method: 'POST',
    path: '/employment/sendEmail',
    kind: 'save',
    input: z.object({
      positionId: sign,
      letter: z.string().trim().max(letterMost).default(''),
    }),
    data: applicationDetail,
    refusals: ['personalInfoFirst', 'alreadyDone'],
  }),
  /** JOB-026: returns the posts to which the resume would be sent, for the confirmation. */
  sendEmailToAllList: call({
    ...own,
    id: 'CALL-272',
    method: 'GET',
    path: '/employment/sendEmailToAllList',
    kind: 'read',
    input: nothing,
    data: z.array(postCard).max(sendAllMost),
  }),
  /**
   * JOB-025, JOB-026: sends to the confirmed posts, or without `positionIds` to the whole list;
   * posts that have ended since are skipped and named.
   */
  sendEmailToAll: call({
    ...own,
    id: 'CALL-272',
    method: 'POST',
    path: '/employment/sendEmailToAll',
    kind: 'save',
    input: z.object({ positionIds: z.array(sign).min(1).max(sendAllMost).optional() }),
    data: sendAllResult,
    refusals: ['personalInfoFirst'],
  }),
  /** JOB-018: the applications of the caller, the last changed first. */
  sentEmails: call({
    ...own,
    id: 'CALL-264',
    method: 'GET',
    path: '/employment/sentEmails',
    kind: 'read',
    input: z.object({ page, size: size(10, 50), group: z.enum(applicationGroups).default('all') }),
    data: listOf(applicationCard),
  }),
  userJob: call({
    ...own,
    id: 'CALL-263',
    method: 'GET',
    path: '/employment/userJob',
    kind: 'read',
    input: nothing,
    data: userJob,
  }),
  application: call({
    ...own,
    id: 'CALL-324',
    method: 'GET',
    path: '/employment/application',
    kind: 'read',
    input: one,
    data: applicationDetail,
  }),
  /** JOB-042: the copy of the resume that was sent. */
  applicationResume: call({
    ...own,
    id: 'CALL-324',
    method: 'GET',
    path: '/employment/applicationResume',
    kind: 'read',
    input: one,
    data: frozenResume,
  }),
  applicationResumePdf: call({
    ...own,
    id: 'CALL-324',
    method: 'POST',
    path: '/employment/applicationResumePdf',
    kind: 'read',
    input: one,
    data: pdfFile,
    refusals: ['requestFailed'],
  }),
  /**
   * JOB-044: withdraws an application. Withdrawing twice is no error; after the offer was accepted,
   * the call is refused with -4.
   */
  withdrawApplication: call({
    ...own,
    id: 'CALL-324',
    method: 'POST',
    path: '/employment/withdrawApplication',
    kind: 'save',
    input: z.object({ sign, note }),
    data: applicationDetail,
    refusals: ['alreadyDone'],
  }),
  /**
   * JOB-041: accepts or declines an offer. Repeating the same response is no error; a different
   * response after the first one is refused with -4.
   */
  answerOffer: call({
    ...own,
    id: 'CALL-679',
    method: 'POST',
    path: '/employment/answerOffer',
    kind: 'save',
    input: z.object({ sign, accept: z.boolean(), note }),
    data: applicationDetail,
    refusals: ['alreadyDone'],
  }),
  ...companyCalls,
  ...staffApplicationCalls,
}
