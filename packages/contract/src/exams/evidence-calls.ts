import { z } from 'zod'
import { call } from '../wire/call.ts'
import { listOf, page, sign, size, text } from '../wire/fields.ts'
import { answerFileMost } from './answer-file.ts'

/** EXM-193: entries of one call and of all pages of an attempt that are stored; more are only counted. */
export const evidenceMost = { perCall: 50, perAttempt: 2000 } as const

/** What the page of a paper notes; nothing else of what happens there is recorded. */
export const pageEvidence = ['left', 'returned', 'pasted'] as const
export type PageEvidence = (typeof pageEvidence)[number]

/** What the timeline of a paper tells: the page, what the server noticed, and the log of the attempt. */
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
  /** Milliseconds away, or characters pasted; null where nothing has a length. */
  length: z.number().int().nullable(),
  /** The question that was decided about. */
  number: z.number().int().nullable(),
  /** What it was and what it became: a device, or the beginning of an address. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  reason: z.string().nullable(),
  /** Who did it; null for what the page and the server noticed. */
  by: z.string().nullable(),
})
export type TimelineEntry = z.output<typeof timelineEntry>

/** What was noticed while a paper was written, and answers that came in a file. */
export const evidenceCalls = {
  /** EXM-193: a page tells what it noticed. Numbered by the page, so that a repeat has no second effect. */
  noteEvidence: call({
    id: 'CALL-451',
    method: 'POST',
    path: '/exam/noteEvidence',
    who: 'signedIn',
    kind: 'save',
    beforeIdentity: 'allowed',
    input: z.object({
      unitestingUserRecordId: sign,
      /** Names the page for as long as it lives. */
      page: text(64, 8),
      entries: z
        .array(
          z.object({
            seq: z.number().int().min(1).max(1_000_000),
            kind: z.enum(pageEvidence),
            /** Milliseconds from the moment until it was sent. */
            ago: z.number().int().min(0).max(100_000_000_000),
            length: z.number().int().min(0).max(1_000_000_000).nullable().default(null),
          }),
        )
        .max(500),
    }),
    data: z.object({ stored: z.number().int(), leftOut: z.number().int() }),
  }),
  /** EXM-195: what happened while a paper was written, in the order of time. */
  listEvidence: call({
    id: 'CALL-452',
    method: 'POST',
    path: '/exam/listEvidence',
    who: 'teacher',
    kind: 'read',
    input: z.object({ recordId: sign, page, size: size(50, 200) }),
    data: listOf(timelineEntry).extend({
      /** Entries of the page that were counted and not stored. */
      leftOut: z.number().int(),
    }),
  }),
  /** EXM-197: answers that a student saved as a file; they become late answers. Uploading twice has no second effect. */
  uploadAnswerFile: call({
    id: 'CALL-453',
    method: 'POST',
    path: '/exam/uploadAnswerFile',
    who: 'teacher',
    kind: 'save',
    input: z.object({ recordId: sign, file: z.string().min(1).max(answerFileMost) }),
    data: z.object({
      /** `known`: nothing of it is new; `afterClosing`: kept until the paper is closed. */
      state: z.enum(['kept', 'known', 'afterClosing']),
      /** Late answers that came of it now. */
      kept: z.number().int(),
      /** Answers in it that fit no question of the paper. */
      unfit: z.number().int(),
    }),
  }),
}
