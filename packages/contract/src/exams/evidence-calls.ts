import { z } from 'zod'
import { call } from '../wire/call.ts'
import { listOf, page, sign, size, text } from '../wire/fields.ts'
import { answerFileMost } from './answer-file.ts'

/**
 * EXM-193: the maximum entries of one call, and of an attempt; further entries are only counted.
 */
export const evidenceMost = { perCall: 50, perAttempt: 2000 } as const

/** The kinds of notes that the page of a paper sends; nothing more is recorded. */
export const pageEvidence = ['left', 'returned', 'pasted'] as const
export type PageEvidence = (typeof pageEvidence)[number]

/**
 * The kinds of timeline entries: notes of the page, observations of the server, and the log of the
 * attempt.
 */
export const timelineKinds = [
  ...pageEvidence,
  'deviceChanged',
  'addressChanged',
  'begun',
  'takenOver',
  'extended',
  'submitted',
  'autoSubmitted',
  'answerFile',
  'lateTaken',
  'lateRefused',
] as const

const timelineEntry = z.object({
  at: z.string(),
  kind: z.enum(timelineKinds),
  /** Milliseconds of absence, or pasted characters; null for other kinds. */
  length: z.number().int().nullable(),
  /** The number of the question to which the decision applies. */
  number: z.number().int().nullable(),
  /** The value before: a device, or the start of an IP address. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  reason: z.string().nullable(),
  /** The person; null for notes of the page and the server. */
  by: z.string().nullable(),
})
export type TimelineEntry = z.output<typeof timelineEntry>

/** Evidence about the writing of a paper, and answers in files. */
export const evidenceCalls = {
  /**
   * EXM-193: receives the notes of a page. They are numbered by the page, so that a repetition has
   * no effect.
   */
  noteEvidence: call({
    id: 'CALL-451',
    method: 'POST',
    path: '/exam/noteEvidence',
    who: 'signedIn',
    kind: 'save',
    whileSuspended: 'allowed',
    beforeIdentity: 'allowed',
    input: z.object({
      unitestingUserRecordId: sign,
      /** An id that identifies the page while it is open. */
      page: text(64, 8),
      entries: z
        .array(
          z.object({
            seq: z.number().int().min(1).max(1_000_000),
            kind: z.enum(pageEvidence),
            /** Milliseconds between the event and the sending. */
            ago: z.number().int().min(0).max(100_000_000_000),
            length: z.number().int().min(0).max(1_000_000_000).nullable().default(null),
          }),
        )
        .max(500),
    }),
    data: z.object({ stored: z.number().int(), leftOut: z.number().int() }),
  }),
  /** EXM-195: the events of a paper in order. */
  listEvidence: call({
    id: 'CALL-452',
    method: 'POST',
    path: '/exam/listEvidence',
    who: 'teacher',
    kind: 'read',
    input: z.object({ recordId: sign, page, size: size(50, 200) }),
    data: listOf(timelineEntry).extend({
      /** The number of entries that were counted but not stored. */
      leftOut: z.number().int(),
    }),
  }),
  /**
   * EXM-197: uploads answers that a student saved as a file; they become late answers. Uploading
   * the same file again has no effect.
   */
  uploadAnswerFile: call({
    id: 'CALL-453',
    method: 'POST',
    path: '/exam/uploadAnswerFile',
    who: 'teacher',
    kind: 'save',
    input: z.object({ recordId: sign, file: z.string().min(1).max(answerFileMost) }),
    data: z.object({
      /**
       * `kept`: new answers became late answers. `known`: the file contains no new answer.
       * `afterClosing`: the answers are stored until the paper is closed.
       */
      state: z.enum(['kept', 'known', 'afterClosing']),
      /** The number of created late answers. */
      kept: z.number().int(),
      /** The number of answers that match no question of the paper. */
      unfit: z.number().int(),
    }),
  }),
}
