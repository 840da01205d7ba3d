import { itemSchema } from '@titian/exam-items/shape'
import { z } from 'zod'
import { call } from '../wire/call.ts'
import { listOf, page, sign, size, timeZone } from '../wire/fields.ts'
import { examination, markerMark, wireAnswer } from './shapes.ts'

/** Ten buckets of the score in percent: 0 to under 10, and so on; the last one is 90 to 100. */
const buckets = z.array(z.number().int()).length(10)

/** An examination with something to mark, for the page that lists them. */
export const waitingExamination = z.object({
  examinationId: z.string(),
  examinationName: z.string(),
  courseName: z.string(),
  papers: z.number().int(),
  answers: z.number().int(),
  /** When the paper that waits longest was handed in. */
  oldest: z.string().nullable(),
})
export type WaitingExamination = z.output<typeof waitingExamination>

/** A paper that waits, or with a question in it, one answer that waits. */
export const waitingEntry = z.object({
  recordId: z.string(),
  /** For `gradeRecord`, as the queue was read (TCH-084). */
  version: z.number().int(),
  /** Empty where names are hidden. */
  userName: z.string(),
  studentCard: z.string().nullable(),
  number: z.number().int(),
  submittedAt: z.string().nullable(),
  /** Answers of this paper that wait. */
  waiting: z.number().int(),
  answer: wireAnswer,
  /** Both marks of this answer, where they differ too much and the caller decides (EXM-216). */
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

/** How one question was answered, in the counted attempts; shares are from 0 to 1, null where nobody had it. */
export const questionResult = z.object({
  subjectId: z.string(),
  number: z.number().int(),
  /** With words in the place of pictures and audio. */
  subjectName: z.string(),
  /** As written, with its formulas and its marks of pictures and audio (EXM-259). */
  stem: z.string(),
  kind: z.string(),
  maxScore: z.number(),
  /** Counted attempts with this question. */
  counted: z.number().int(),
  /** Null also where only a teacher judges: a mark is not right or wrong then (EXM-260). */
  rightShare: share,
  /** Mean share of the points. */
  pointsShare: share,
  unansweredShare: share,
  /** EXM-188: mean share of points of the upper 27 % less that of the lower 27 %; null below ten papers. */
  discrimination: z.number().nullable(),
  /** EXM-188: half of those who answered it took no longer, in whole seconds; null where nobody did. */
  medianSeconds: z.number().int().nullable(),
  /** For choices, in their order; for pairs, the right ones and those chosen; empty otherwise. `right` is what the key says. */
  options: z.array(
    z.object({
      name: z.string(),
      content: z.string(),
      right: z.boolean(),
      chosen: z.number().int(),
      /** In an order: the place from 1 at which the entry was put (EXM-250). */
      place: z.number().int().nullable(),
    }),
  ),
})
export type QuestionResult = z.output<typeof questionResult>

/** Of each student the highest attempt counts (EXM-037); points with two decimals. */
export const examinationResult = z.object({
  examination,
  /** Students of the course now. */
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

/** Where one result stands; null parts are not shown, so that no single person can be read from them. */
export const examinationPlace = z.object({
  passMark: z.number(),
  /** Points that lack to pass; 0 for who has passed, null while the score is not shown. */
  short: z.number().nullable(),
  spread: z
    .object({ counted: z.number().int(), mean: z.number(), buckets, own: z.number().int() })
    .nullable(),
})
export type ExaminationPlace = z.output<typeof examinationPlace>

/** EXM-219: attempts in one file of results. */
export const resultRowsMost = 20_000

/** What waits for marks, how an examination turned out, and a student's place in it. */
export const resultsCalls = {
  /** EXM-185: examinations with something to mark, those that wait longest first. */
  waitingExaminations: call({
    id: 'CALL-450',
    method: 'POST',
    path: '/exam/waitingExaminations',
    who: 'teacher',
    kind: 'read',
    input: z.object({ courseId: sign.optional(), page, size: size() }),
    data: listOf(waitingExamination),
  }),
  /** EXM-186: what waits of one examination: papers, or with a question its answers; oldest first. */
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
  /** EXM-187, EXM-188. */
  examinationResults: call({
    id: 'CALL-447',
    method: 'POST',
    path: '/exam/examinationResults',
    who: 'teacher',
    kind: 'read',
    input: z.object({ sign }),
    data: examinationResult,
  }),
  /** EXM-126: every attempt with the points of each question, up to `resultRowsMost` of the newest. */
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
      /** Older attempts that the file does not hold (EXM-219). */
      leftOut: z.number().int(),
    }),
  }),
  /** EXM-190: for the student whose attempt it is. */
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
