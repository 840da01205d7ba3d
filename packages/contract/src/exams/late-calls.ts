import { z } from 'zod'
import { call } from '../wire/call.ts'
import { nothing, sign, version } from '../wire/fields.ts'
import { recordDetail, savedNumber, wireAnswer } from './shapes.ts'

/**
 * The format of answers. An answer without a number (`seq`) or a takeover number (`generation`)
 * counts as the newest (EXM-103, EXM-127).
 */
export const answers = z
  .array(
    z.object({
      unitestingBankId: sign,
      answer: wireAnswer.optional(),
      seq: z.number().int().min(0).max(1_000_000_000).optional(),
      /** The number of the takeover: the `generation` that the paper returned. */
      generation: z.number().int().min(1).max(1_000_000_000).optional(),
    }),
  )
  .max(500)

/** Answers that arrive after a paper is closed. */
export const lateCalls = {
  /**
   * EXM-104: sends stored answers of a closed attempt. Repeated entries have no effect; refused
   * while the attempt is open.
   */
  sendLateAnswers: call({
    id: 'CALL-380',
    method: 'POST',
    path: '/exam/sendLateAnswers',
    who: 'signedIn',
    kind: 'save',
    whileSuspended: 'allowed',
    beforeIdentity: 'allowed',
    input: z.object({
      unitestingUserRecordId: sign,
      answers: z
        .array(
          answers.element.extend({
            /** The time of writing in milliseconds by the device's clock, for the teacher. */
            at: z.number().int().min(0).max(8_640_000_000_000).optional(),
          }),
        )
        .max(500),
    }),
    data: z.object({
      /**
       * The entries that the device may remove, because the server has stored them in the attempt
       * or for the teacher.
       */
      kept: z.array(savedNumber),
      /** The number of late answers of this attempt that wait for the teacher. */
      waiting: z.number().int(),
      state: z.enum(['submitted', 'autoSubmitted']),
    }),
    refusals: ['alreadyDone'],
  }),
  /**
   * EXM-130: accepts a late answer, which marks its question again, or refuses it with a reason for
   * the student.
   */
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
  /** EXM-132: returns the key with which this account's answers are encrypted on a device. */
  answerKey: call({
    id: 'CALL-382',
    method: 'GET',
    path: '/exam/answerKey',
    who: 'signedIn',
    kind: 'read',
    whileSuspended: 'allowed',
    beforeIdentity: 'allowed',
    input: nothing,
    data: z.object({ key: z.string() }),
  }),
}
