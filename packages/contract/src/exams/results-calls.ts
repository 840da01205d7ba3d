import { itemSchema } from '@titian/exam-items/shape'
import { z } from 'zod'
import { call } from '../wire/call.ts'
import { listOf, page, sign, size, timeZone } from '../wire/fields.ts'
import { examination, markerMark, wireAnswer } from './shapes.ts'

/** Ten ranges of the score in percent: 0 to under 10, and so on; the last is 90 to 100. */
const buckets = z.array(z.number().int()).length(10)

/** An examination with papers to mark. */
export const waitingExamination = z.object({
  examinationId: z.string(),
  examinationName: z.string(),
  courseName: z.string(),
  papers: z.number().int(),
  answers: z.number().int(),
  /** When the longest waiting paper was submitted. */
  oldest: z.string().nullable(),
})
export type WaitingExamination = z.output<typeof waitingExamination>

/** A waiting paper, or one waiting answer if a question is named. */
export const waitingEntry = z.object({
  recordId: z.string(),
  /** The version of the queue, for `gradeRecord` (TCH-084). */
  version: z.number().int(),
  /** The name of the student; empty if names are hidden. */
  userName: z.string(),
  studentCard: z.string().nullable(),
  number: z.number().int(),
  submittedAt: z.string().nullable(),
  /** The number of waiting answers of this paper. */
  waiting: z.number().int(),
  answer: wireAnswer,
  /** The marks of both teachers, if the marks differ too much and the caller decides (EXM-216). */
  marks: z.array(markerMark),
})
export type WaitingEntry = z.output<typeof waitingEntry>

/** A question with answers that wait. */
export const waitingQuestion = z.object({
  subjectId: z.string(),
  number: z.number().int(),
  maxScore: z.number(),
  waiting: z.number().int(),
  item: itemSchema,
})
export type WaitingQuestion = z.output<typeof waitingQuestion>

const share = z.number().nullable()

/**
 * The result of one question in the counted attempts; shares are from 0 to 1, null without
 * attempts.
 */
export const questionResult = z.object({
  subjectId: z.string(),
  number: z.number().int(),
  /** The question as plain text, with descriptions in place of pictures and audio. */
  subjectName: z.string(),
  /** The question as the author wrote it, with formulas, pictures and audio (EXM-259). */
  stem: z.string(),
  kind: z.string(),
  maxScore: z.number(),
  /** The number of counted attempts that contain this question. */
  counted: z.number().int(),
  /**
   * The share of right answers. Also null if only a teacher judges, because such a mark is neither
   * right nor wrong (EXM-260).
   */
  rightShare: share,
  /** The mean share of the points that students got. */
  pointsShare: share,
  unansweredShare: share,
  /**
   * EXM-188: the mean share of points of the upper 27 % minus that of the lower 27 %; null below
   * ten papers.
   */
  discrimination: z.number().nullable(),
  /** EXM-188: the median answering time in whole seconds; null without answers. */
  medianSeconds: z.number().int().nullable(),
  /**
   * The options in order; for matching, the right and the chosen pairs; empty for other kinds.
   * `right` marks what the key contains.
   */
  options: z.array(
    z.object({
      name: z.string(),
      content: z.string(),
      right: z.boolean(),
      chosen: z.number().int(),
      /** For ordering, the position from 1 at which the entry was put (EXM-250). */
      place: z.number().int().nullable(),
    }),
  ),
})
export type QuestionResult = z.output<typeof questionResult>

/** The highest attempt of each student counts (EXM-037); points have two decimals. */
export const examinationResult = z.object({
  examination,
  /** The current students of the course. */
  students: z.number().int(),
  begun: z.number().int(),
  handedIn: z.number().int(),
  /** Papers that wait for marks. */
  waiting: z.number().int(),
  /** Students with a counted score. */
  counted: z.number().int(),
  mean: z.number().nullable(),
  median: z.number().nullable(),
  highest: z.number().nullable(),
  lowest: z.number().nullable(),
  passed: z.number().int(),
  passShare: share,
  buckets,
  questions: z.array(questionResult),
})
export type ExaminationResult = z.output<typeof examinationResult>

/** The rank of one result; null parts are hidden, so that no other person can be identified. */
export const examinationPlace = z.object({
  passMark: z.number(),
  /** The points that are missing to pass; 0 if passed, null while the score is hidden. */
  short: z.number().nullable(),
  spread: z
    .object({ counted: z.number().int(), mean: z.number(), buckets, own: z.number().int() })
    .nullable(),
})
export type ExaminationPlace = z.output<typeof examinationPlace>

/** EXM-219: the maximum number of attempts in a file of results. */
export const resultRowsMost = 20_000

/** Marking queues, results, and a student's rank. */
export const resultsCalls = {
  /** EXM-185: examinations with papers to mark, longest waiting first. */
  waitingExaminations: call({
    id: 'CALL-450',
    method: 'POST',
    path: '/exam/waitingExaminations',
    who: 'teacher',
    kind: 'read',
    input: z.object({ courseId: sign.optional(), page, size: size() }),
    data: listOf(waitingExamination),
  }),
  /** EXM-186: the queue of one examination: papers, or answers to a question; oldest first. */
  markingQueue: call({
    id: 'CALL-446',
    method: 'POST',
    path: '/exam/markingQueue',
    who: 'teacher',
    kind: 'read',
    input: z.object({
      examinationId: sign,
      subjectId: sign.optional(),
      hideNames: z.boolean().default(false),
      page,
      size: size(),
    }),
    data: listOf(waitingEntry).extend({
      papers: z.number().int(),
      answers: z.number().int(),
      questions: z.array(waitingQuestion),
    }),
  }),
  /** EXM-187, EXM-188: the results of an examination. */
  examinationResults: call({
    id: 'CALL-447',
    method: 'POST',
    path: '/exam/examinationResults',
    who: 'teacher',
    kind: 'read',
    input: z.object({ sign }),
    data: examinationResult,
  }),
  /** EXM-126: the newest attempts with points by question, up to `resultRowsMost`. */
  exportResults: call({
    id: 'CALL-448',
    method: 'POST',
    path: '/exam/exportResults',
    who: 'teacher',
    kind: 'read',
    input: z.object({ sign, format: z.enum(['csv', 'xlsx']).default('csv'), timeZone }),
    data: z.object({
      fileName: z.string(),
      mediaType: z.string(),
      base64: z.string(),
      /** The number of older attempts that are not in the file (EXM-219). */
      leftOut: z.number().int(),
    }),
  }),
  /** EXM-190: for the student of the attempt. */
  examinationPlace: call({
    id: 'CALL-449',
    method: 'POST',
    path: '/exam/examinationPlace',
    who: 'signedIn',
    kind: 'read',
    input: z.object({ unitestingUserRecordId: sign }),
    data: examinationPlace,
  }),
}
