import { itemSchema } from '@titian/exam-items/shape'
import { publicItemSchema } from '@titian/exam-items/public'
import { z } from 'zod'
import { says } from '../wire/issues.ts'

/** An answer as it is stored: text, texts, yes or no, or nothing yet (EXM-017). */
export const wireAnswer = z.union([z.string(), z.array(z.string()), z.boolean(), z.null()])

/** EXM-125: points are decimals with two places, at most 1000 or what a question is worth. */
export function pointsUpTo(most = 1000) {
  const error = says('points', most)
  return z.number({ error }).min(0, { error }).max(most, { error }).multipleOf(0.01, { error })
}

/** EXM-058, EXM-059; times are UTC, `examTime` in minutes with 0 for no limit, points with two decimals. */
export const examination = z.object({
  idSign: z.string(),
  examinationName: z.string(),
  courseIdSign: z.string(),
  courseName: z.string(),
  /** The course carries a training, which students know by that word. */
  ofTraining: z.boolean(),
  startTime: z.string().nullable(),
  endTime: z.string().nullable(),
  examTime: z.number().int(),
  totalScore: z.number(),
  type: z.number().int(),
  attention: z.string(),
  /** 0 draft, 1 released, 2 closed (EXM-068). */
  status: z.number().int(),
  attempts: z.number().int().nullable(),
  graceSeconds: z.number().int(),
  clockStops: z.boolean(),
  shuffle: z.boolean(),
  reviewWhen: z.enum(['submitted', 'graded', 'ended', 'never']),
  subjects: z.number().int(),
  records: z.number().int(),
  version: z.number().int(),
})
export type Examination = z.output<typeof examination>

/** EXM-043 for the exam tab of a course. `commitStatus`: 0 not submitted, 1 submitted. */
export const examineItem = z.object({
  examinationId: z.string(),
  examinationName: z.string(),
  resourcesType: z.number().int(),
  type: z.number().int(),
  studentScore: z.number().nullable(),
  totalScore: z.number(),
  commitStatus: z.number().int(),
  startTime: z.string().nullable(),
  endTime: z.string().nullable(),
  examTime: z.number().int(),
  subjects: z.number().int(),
  /** What the start button may say; null where nothing can be begun. */
  paperStatus: z.enum(['do', 'continue', 'redo', 'view']).nullable(),
})
export type ExamineItem = z.output<typeof examineItem>

export const attemptState = z.enum(['inProgress', 'submitted', 'autoSubmitted'])

export const historyEntry = z.object({
  recordId: z.string(),
  number: z.number().int(),
  state: attemptState,
  startedAt: z.string(),
  submittedAt: z.string().nullable(),
  /** Null while marks are waited for or not shown. */
  score: z.number().nullable(),
  passed: z.boolean().nullable(),
  /** Answers that arrived after the paper was closed (EXM-104). */
  late: z.object({ waiting: z.number().int(), taken: z.number().int(), refused: z.number().int() }),
})

/** What became of an answer that arrived late. */
export const lateState = z.enum(['waiting', 'taken', 'refused'])

/** A late answer as its student sees it. */
export const ownLateAnswer = z.object({
  value: wireAnswer,
  receivedAt: z.string(),
  state: lateState,
  reason: z.string().nullable(),
})
export type OwnLateAnswer = z.output<typeof ownLateAnswer>

/** How a frozen question counts: by its key, with full marks for everybody, or not at all (EXM-123). */
export const scoring = z.enum(['marked', 'fullMarks', 'leftOut'])

export const review = z.object({
  answer: wireAnswer,
  analysis: z.string(),
  model: z.string().optional(),
  /** What the author says to those who chose an option (EXM-252). */
  feedback: z.array(z.object({ id: z.string(), text: z.string() })).optional(),
})

/** One question of a paper; `value` is the saved answer. */
export const paperChild = z.object({
  unitestingBankId: z.string(),
  number: z.number().int(),
  score: z.number(),
  item: publicItemSchema,
  value: wireAnswer,
  seq: z.number().int(),
  /** The takeover under which it was stored (EXM-127). */
  generation: z.number().int(),
  savedAt: z.string().nullable(),
  late: z.array(ownLateAnswer),
  /** False for a question that was left out (EXM-123). */
  counted: z.boolean(),
  /** The newest correction of this question that stands, once its marks may be seen (EXM-178). */
  correction: z.object({ at: z.string(), reason: z.string() }).nullable(),
  /** After submission, as the review policy allows (EXM-041). */
  studentScore: z.number().nullable(),
  right: z.boolean().nullable(),
  comment: z.string().nullable(),
  review: review.nullable(),
})
export type PaperChild = z.output<typeof paperChild>

/** EXM-117: what made an open attempt end later. */
export const extension = z.object({
  at: z.string(),
  deadline: z.string().nullable(),
  by: z.string(),
  reason: z.string(),
})
export type Extension = z.output<typeof extension>

/** EXM-107: what holds for the one student, with more time and attempts included. */
export const ownTime = z.object({
  /** Null without a limit. */
  limitSeconds: z.number().int().nullable(),
  endTime: z.string().nullable(),
  /** More than the others have. */
  moreTime: z.boolean(),
  moreAttempts: z.number().int(),
})

export const paper = z.object({
  /** EXM-026: do, continue, redo, view. */
  status: z.enum(['do', 'continue', 'redo', 'view']),
  examination,
  own: ownTime,
  /** The last one of the attempt that is shown. */
  extension: extension.nullable(),
  unitestingUserRecordId: z.string().nullable(),
  state: attemptState.nullable(),
  /** The takeover under which this tab writes; null where no attempt is shown. */
  generation: z.number().int().nullable(),
  groups: z.array(
    z.object({ kind: z.string(), type: z.number().int(), children: z.array(paperChild) }),
  ),
  serverTime: z.string(),
  deadline: z.string().nullable(),
  remaining: z.number().nullable(),
  startedAt: z.string().nullable(),
  submittedAt: z.string().nullable(),
  studentScore: z.number().nullable(),
  /** Share of the total in percent, for the pass mark of 60 (EXM-053). */
  percent: z.number().nullable(),
  passed: z.boolean().nullable(),
  waitingForMarks: z.boolean(),
  history: z.array(historyEntry),
  highestScore: z.number().nullable(),
  attemptsLeft: z.number().int().nullable(),
  may: z.object({ start: z.boolean(), review: z.boolean() }),
  /** Why it cannot be begun, as a text, where `may.start` is false. */
  notice: z.string().nullable(),
})
export type Paper = z.output<typeof paper>

export const savedNumber = z.object({ unitestingBankId: z.string(), seq: z.number().int() })

export const saveAnswer = z.object({
  serverTime: z.string(),
  deadline: z.string().nullable(),
  remaining: z.number().nullable(),
  /** The last one of the attempt (EXM-117). */
  extension: extension.nullable(),
  acceptedSeq: z.number().int(),
  /** The number under which the server holds what was sent; a question that is not here is not saved (EXM-102). */
  saved: z.array(savedNumber),
  /** Answers that were not written, because another device changed the question later: `seq` as it was sent (EXM-127). */
  conflicts: z.array(
    z.object({
      unitestingBankId: z.string(),
      seq: z.number().int(),
      stored: wireAnswer,
      storedSeq: z.number().int(),
      storedAt: z.string().nullable(),
    }),
  ),
})

/** EXM-086: an option of one version of a question; `id` is what answers name. */
export const optionRow = z.object({
  sign: z.string(),
  id: z.string(),
  /** The letter of its place. */
  optionName: z.string(),
  optionContent: z.string(),
  /** Of the question that it belongs to. */
  subjectId: z.string(),
})

/** A question of the bank with its key; only teachers and staff see it (EXM-085). */
export const bankQuestion = z.object({
  /** Empty for kinds without options. */
  optionList: z.array(optionRow),
  idSign: z.string(),
  subjectName: z.string(),
  type: z.number().int(),
  level: z.number().int(),
  score: z.number(),
  item: itemSchema,
  /** In the order of the alphabet (EXM-203). */
  tags: z.array(z.string()),
  version: z.number().int(),
  courseIdSign: z.string().nullable(),
  updatedAt: z.string(),
  authorName: z.string(),
  may: z.object({ edit: z.boolean() }),
})
export type BankQuestion = z.output<typeof bankQuestion>

/** A frozen question of an examination (EXM-084). */
export const examSubject = z.object({
  id: z.string(),
  questionSign: z.string(),
  subjectName: z.string(),
  serialNumber: z.number().int(),
  type: z.number().int(),
  level: z.number().int(),
  score: z.number(),
  item: itemSchema,
  scoring,
  /** One of those that only some papers have, by a random draw (EXM-118). */
  drawn: z.boolean(),
  /** Of its content, which the next change names (TCH-084). */
  version: z.number().int(),
  /** Changed in this examination alone (EXM-084). */
  edited: z.boolean(),
  /** The bank has another version of it, and may be followed. */
  bankDiffers: z.boolean(),
})
export type ExamSubject = z.output<typeof examSubject>

/** EXM-085: the same with its key and its options apart. */
export const examCopy = examSubject.extend({
  answer: wireAnswer,
  analysis: z.string(),
  optionList: z.array(optionRow),
})
export type ExamCopy = z.output<typeof examCopy>

/** EXM-074: `reply` is what the record holds for it; null where no record was named. */
export const twoListRow = examCopy.extend({
  reply: z
    .object({
      value: wireAnswer,
      score: z.number().nullable(),
      right: z.boolean().nullable(),
      comment: z.string().nullable(),
      waiting: z.boolean(),
      savedAt: z.string().nullable(),
    })
    .nullable(),
})
export type TwoListRow = z.output<typeof twoListRow>

export const recordRow = z.object({
  recordId: z.string(),
  examinationId: z.string(),
  examinationName: z.string(),
  courseName: z.string(),
  userName: z.string(),
  studentCard: z.string().nullable(),
  number: z.number().int(),
  state: attemptState,
  submitStatus: z.number().int(),
  startedAt: z.string(),
  submittedAt: z.string().nullable(),
  score: z.number().nullable(),
  totalScore: z.number(),
  waitingForMarks: z.boolean(),
  /** Late answers that nobody has decided about. */
  lateWaiting: z.number().int(),
})
export type RecordRow = z.output<typeof recordRow>

/** An answer that arrived late, as teachers see it beside the stored one (EXM-130). */
export const lateAnswer = z.object({
  lateId: z.string(),
  answer: wireAnswer,
  /** The device's word; null where it gave none. */
  writtenAt: z.string().nullable(),
  receivedAt: z.string(),
  state: lateState,
  reason: z.string().nullable(),
  decidedBy: z.string().nullable(),
  decidedAt: z.string().nullable(),
})
export type LateAnswer = z.output<typeof lateAnswer>

/** An answer that gave way: it was stored and replaced by another device, or never stored (EXM-128). */
export const earlierAnswer = z.object({
  kind: z.enum(['replaced', 'unchosen']),
  answer: wireAnswer,
  writtenAt: z.string(),
})

/** EXM-116: more time or attempts as teachers see it; `factor` in hundredths of the usual time. */
export const recordAllowance = z.object({
  allowanceId: z.string(),
  standing: z.boolean(),
  factor: z.number().int(),
  extraMinutes: z.number().int(),
  extraAttempts: z.number().int(),
  reason: z.string(),
  givenBy: z.string(),
  givenAt: z.string(),
})
export type RecordAllowance = z.output<typeof recordAllowance>

/**
 * EXM-215, where two mark an answer: the caller's mark is asked for, is given and waits for the other one, both differ
 * too much and the caller decides, or somebody else decides, or the mark stands.
 */
export const doubleStep = z.enum(['mark', 'given', 'decide', 'elsewhere', 'settled'])
export type DoubleStep = z.output<typeof doubleStep>

/** What one of the two gave. */
export const markerMark = z.object({
  by: z.string(),
  score: z.number(),
  comment: z.string(),
  at: z.string(),
  own: z.boolean(),
})
export type MarkerMark = z.output<typeof markerMark>

export const recordDetail = z.object({
  record: recordRow,
  version: z.number().int(),
  deadline: z.string().nullable(),
  /** What held while it was written (EXM-116), and the last extension meanwhile (EXM-117). */
  allowances: z.array(recordAllowance),
  extension: extension.nullable(),
  items: z.array(
    z.object({
      subjectId: z.string(),
      number: z.number().int(),
      maxScore: z.number(),
      scoring,
      item: itemSchema,
      answer: wireAnswer,
      score: z.number().nullable(),
      comment: z.string().nullable(),
      waiting: z.boolean(),
      /** Null where one person marks the answer alone, or nobody (EXM-214). */
      double: z
        .object({
          step: doubleStep,
          /** Those that the caller may see: the own one, and both as soon as both are given. */
          marks: z.array(markerMark),
        })
        .nullable(),
      savedAt: z.string().nullable(),
      late: z.array(lateAnswer),
      earlier: z.array(earlierAnswer),
    }),
  ),
})
export type RecordDetail = z.output<typeof recordDetail>
