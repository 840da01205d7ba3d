import { itemSchema } from '@titian/exam-items/shape'
import { publicItemSchema } from '@titian/exam-items/public'
import { z } from 'zod'
import { says } from '../wire/issues.ts'

/** A stored answer: a text, texts, yes or no, or null (EXM-017). */
export const wireAnswer = z.union([z.string(), z.array(z.string()), z.boolean(), z.null()])

/** EXM-125: returns a schema for points with two decimals, up to a maximum. */
export function pointsUpTo(most = 1000) {
  const error = says('points', most)
  return z.number({ error }).min(0, { error }).max(most, { error }).multipleOf(0.01, { error })
}

/**
 * EXM-058, EXM-059: an examination. Times are in UTC, `examTime` is in minutes with 0 for no limit,
 * and points have two decimals.
 */
export const examination = z.object({
  idSign: z.string(),
  examinationName: z.string(),
  courseIdSign: z.string(),
  courseName: z.string(),
  /**
   * Whether the course belongs to a training. Students know such a course by the name of the
   * training.
   */
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
  /** The action of the start button; null if there is none. */
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
  /** The score; null while the paper is being marked or the score is hidden. */
  score: z.number().nullable(),
  passed: z.boolean().nullable(),
  /** Answers that arrived after the paper was closed (EXM-104). */
  late: z.object({ waiting: z.number().int(), taken: z.number().int(), refused: z.number().int() }),
})

/** The states of a late answer. */
export const lateState = z.enum(['waiting', 'taken', 'refused'])

/** A late answer for its student. */
export const ownLateAnswer = z.object({
  value: wireAnswer,
  receivedAt: z.string(),
  state: lateState,
  reason: z.string().nullable(),
})
export type OwnLateAnswer = z.output<typeof ownLateAnswer>

/**
 * How a frozen question counts: by its key, with full marks for everybody, or not at all (EXM-123).
 */
export const scoring = z.enum(['marked', 'fullMarks', 'leftOut'])

export const review = z.object({
  answer: wireAnswer,
  analysis: z.string(),
  model: z.string().optional(),
  /** The author's feedback for each option (EXM-252). */
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
  /** The number of the takeover under which the answer was stored (EXM-127). */
  generation: z.number().int(),
  savedAt: z.string().nullable(),
  late: z.array(ownLateAnswer),
  /** Whether the question counts; false if it was left out (EXM-123). */
  counted: z.boolean(),
  /** The newest valid correction of this question, once its marks are shown (EXM-178). */
  correction: z.object({ at: z.string(), reason: z.string() }).nullable(),
  /**
   * The points of the student; null before submission, and if the review policy hides them
   * (EXM-041).
   */
  studentScore: z.number().nullable(),
  right: z.boolean().nullable(),
  comment: z.string().nullable(),
  review: review.nullable(),
})
export type PaperChild = z.output<typeof paperChild>

/** EXM-117: an extension of an open attempt. */
export const extension = z.object({
  at: z.string(),
  deadline: z.string().nullable(),
  by: z.string(),
  reason: z.string(),
})
export type Extension = z.output<typeof extension>

/** EXM-107: the limits of one student, including allowances. */
export const ownTime = z.object({
  /** Null without a limit. */
  limitSeconds: z.number().int().nullable(),
  endTime: z.string().nullable(),
  /** Whether the student has more time than others. */
  moreTime: z.boolean(),
  moreAttempts: z.number().int(),
})

export const paper = z.object({
  /** EXM-026: do, continue, redo, view. */
  status: z.enum(['do', 'continue', 'redo', 'view']),
  examination,
  own: ownTime,
  /** The last extension of the shown attempt. */
  extension: extension.nullable(),
  unitestingUserRecordId: z.string().nullable(),
  state: attemptState.nullable(),
  /** The number of the takeover under which this tab writes; null if no attempt is shown. */
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
  /** The share of the total in percent, for the pass mark of 60 (EXM-053). */
  percent: z.number().nullable(),
  passed: z.boolean().nullable(),
  waitingForMarks: z.boolean(),
  history: z.array(historyEntry),
  highestScore: z.number().nullable(),
  attemptsLeft: z.number().int().nullable(),
  may: z.object({ start: z.boolean(), review: z.boolean() }),
  /** Why the examination cannot be started, in words, if `may.start` is false. */
  notice: z.string().nullable(),
})
export type Paper = z.output<typeof paper>

export const savedNumber = z.object({ unitestingBankId: z.string(), seq: z.number().int() })

export const saveAnswer = z.object({
  serverTime: z.string(),
  deadline: z.string().nullable(),
  remaining: z.number().nullable(),
  /** The last extension of the attempt (EXM-117). */
  extension: extension.nullable(),
  acceptedSeq: z.number().int(),
  /**
   * The numbers under which the server stored the entries; a missing question is not saved
   * (EXM-102).
   */
  saved: z.array(savedNumber),
  /**
   * Answers that were not written because another device changed the question later; `seq` as it
   * was sent (EXM-127).
   */
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

/** EXM-086: an option of one version of a question; answers contain its `id`. */
export const optionRow = z.object({
  sign: z.string(),
  id: z.string(),
  /** The letter of the option's position. */
  optionName: z.string(),
  optionContent: z.string(),
  /** The sealed id of the question to which the option belongs. */
  subjectId: z.string(),
})

/** A question of the bank with its key, only for teachers and staff (EXM-085). */
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
  /** Whether the question was drawn by chance, so that only some papers have it (EXM-118). */
  drawn: z.boolean(),
  /** The version of the question's content, which the next change must name (TCH-084). */
  version: z.number().int(),
  /** Whether the question was changed in this examination only (EXM-084). */
  edited: z.boolean(),
  /** Whether the bank has another version of the question, which can replace this one. */
  bankDiffers: z.boolean(),
})
export type ExamSubject = z.output<typeof examSubject>

/** EXM-085: a frozen question with its key and options. */
export const examCopy = examSubject.extend({
  answer: wireAnswer,
  analysis: z.string(),
  optionList: z.array(optionRow),
})
export type ExamCopy = z.output<typeof examCopy>

/** EXM-074: `reply` is the answer in the record; null without a record. */
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
  /** The number of undecided late answers. */
  lateWaiting: z.number().int(),
})
export type RecordRow = z.output<typeof recordRow>

/** A late answer for teachers, beside the stored one (EXM-130). */
export const lateAnswer = z.object({
  lateId: z.string(),
  answer: wireAnswer,
  /** The time by the device's clock; null if unknown. */
  writtenAt: z.string().nullable(),
  receivedAt: z.string(),
  state: lateState,
  reason: z.string().nullable(),
  decidedBy: z.string().nullable(),
  decidedAt: z.string().nullable(),
})
export type LateAnswer = z.output<typeof lateAnswer>

/** A replaced answer: it was stored and replaced by another device, or never stored (EXM-128). */
export const earlierAnswer = z.object({
  kind: z.enum(['replaced', 'unchosen']),
  answer: wireAnswer,
  writtenAt: z.string(),
})

/** EXM-116: an allowance for teachers; `factor` in hundredths of the usual time. */
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
 * EXM-215: the step of double marking for the caller. `mark`: the caller has not marked yet.
 * `given`: the caller has marked, and the other teacher has not. `decide`: the two marks differ too
 * much, and the caller decides. `elsewhere`: another person decides. `settled`: the points are
 * final.
 */
export const doubleStep = z.enum(['mark', 'given', 'decide', 'elsewhere', 'settled'])
export type DoubleStep = z.output<typeof doubleStep>

/** The mark of one of two markers. */
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
  /** The allowances during the attempt (EXM-116), and the last extension (EXM-117). */
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
      /** Null if one person or no one marks the answer (EXM-214). */
      double: z
        .object({
          step: doubleStep,
          /**
           * The visible marks: the caller's mark, and the marks of both teachers once both have
           * been given.
           */
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
