import { z } from 'zod'
import { call } from '../wire/call.ts'
import { nothing, sign, version } from '../wire/fields.ts'
import { recordDetail, savedNumber, wireAnswer } from './shapes.ts'

/** Answers as they travel; without a number or a generation they are the newest (EXM-103, EXM-127). */
export const answers = z
  .array(
    z.object({
      unitestingBankId: sign,
      answer: wireAnswer.optional(),
      seq: z.number().int().min(0).max(1_000_000_000).optional(),
      /** The takeover under which it was written, as `generation` of the paper told it. */
      generation: z.number().int().min(1).max(1_000_000_000).optional(),
    }),
  )
  .max(500)

/** What arrives after a paper is closed, and what becomes of it. */
export const lateCalls = {
  /** EXM-104: what a device still holds of a closed attempt. Repeated entries have no second effect; refused while the attempt is open. */
  sendLateAnswers: call({
    id: 'CALL-380',
    method: 'POST',
    path: '/exam/sendLateAnswers',
    who: 'signedIn',
    kind: 'save',
    beforeIdentity: 'allowed',
    input: z.object({
      unitestingUserRecordId: sign,
      answers: z
        .array(
          answers.element.extend({
            /** When it was written, in milliseconds by the device's clock; for the teacher to read. */
            at: z.number().int().min(0).max(8_640_000_000_000).optional(),
          }),
        )
        .max(500),
    }),
    data: z.object({
      /** With the server now: stored before, or kept for the teacher. */
      kept: z.array(savedNumber),
      /** How many answers of this attempt wait for the teacher. */
      waiting: z.number().int(),
      state: z.enum(['submitted', 'autoSubmitted']),
    }),
    refusals: ['alreadyDone'],
  }),
  /** EXM-130: a teacher takes a late answer, which marks its question anew, or refuses it; the student is told the reason. */
  decideLateAnswer: call({
    id: 'CALL-381',
    method: 'POST',
    path: '/exam/decideLateAnswer',
    who: 'teacher',
    kind: 'write',
    consequence: 'document',
    input: z.object({
      recordId: sign,
      lateId: sign,
      version,
      take: z.boolean(),
      reason: z.string().trim().min(1).max(500),
    }),
    data: recordDetail,
    refusals: ['alreadyDone'],
  }),
  /** EXM-132: the key under which this account's answers are kept on a device; nobody else gets it. */
  answerKey: call({
    id: 'CALL-382',
    method: 'GET',
    path: '/exam/answerKey',
    who: 'signedIn',
    kind: 'read',
    beforeIdentity: 'allowed',
    input: nothing,
    data: z.object({ key: z.string() }),
  }),
}
