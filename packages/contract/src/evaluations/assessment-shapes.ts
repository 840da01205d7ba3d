import { z } from 'zod'
import { practiceKinds } from '../practice/rules.ts'
import { keyDecision, runScorePart } from '../practice/shapes.ts'
import { agreements, assessmentStates, raterRoles } from './rules.ts'
import { rubric, rubricCriterion, rubricGate } from './shapes.ts'

const count = z.number().int()
const percent = count.nullable()
/** A moment as ISO 8601; null if the event has not happened. */
const moment = z.string().nullable()

/** The assessed practice or task. */
export const ratedPractice = z.object({
  /** The sealed id of the assignment, or of the task if the kind is null. */
  sign: z.string(),
  title: z.string(),
  /** PRC-130: null for the hand-ins of a task. */
  kind: z.enum(practiceKinds).nullable(),
  courseSign: z.string(),
  courseName: z.string(),
  dueAt: moment,
  passLine: count,
})
export type RatedPractice = z.output<typeof ratedPractice>

/** The rating of a criterion; `level` is the index of the level, 0 is the lowest. */
export const givenRating = z.object({ level: count, comment: z.string() })
export type GivenRating = z.output<typeof givenRating>

/**
 * PRC-066, PRC-070: an override. A `key` of null means the total; an `after` of null means that the
 * override was removed.
 */
export const assessmentChange = z.object({
  key: z.string().nullable(),
  before: percent,
  after: percent,
  reason: z.string(),
  /** Empty for students. */
  byName: z.string(),
  at: z.string(),
})
export type AssessmentChange = z.output<typeof assessmentChange>

/** PRC-070: an appeal. */
export const appeal = z.object({
  text: z.string(),
  at: z.string(),
  answer: z.string(),
  answeredAt: moment,
  totalBefore: percent,
  totalAfter: percent,
})
export type Appeal = z.output<typeof appeal>

/** PRC-072: one student in the heat map. */
export const evaluationRow = z.object({
  /** The sealed id of the assessment; null for a student who has not finished a run. */
  sign: z.string().nullable(),
  userId: z.string(),
  userName: z.string(),
  studentCard: z.string().nullable(),
  state: z.enum(assessmentStates).nullable(),
  /** 0 to 100; null while a criterion is unrated (PRC-065). */
  total: percent,
  /** The percentages of the criteria in the order of the rubric; null for unrated ones. */
  criteria: z.array(percent),
  /** PRC-066: whether a teacher has overridden the total or a criterion. */
  isChanged: z.boolean(),
  changedAt: moment,
})
export type EvaluationRow = z.output<typeof evaluationRow>

/** PRC-072: the agreement of two raters about a criterion; null without two different levels. */
export const criterionAgreement = z.object({
  key: z.string(),
  pairs: count,
  /** Cohen's kappa with quadratic weights, in thousandths. */
  kappa: count.nullable(),
  words: z.enum(agreements).nullable(),
})

/** PRC-064, PRC-072: the assessment of an assignment. */
export const evaluation = z.object({
  practice: ratedPractice,
  /** The chosen rubric; null until a rubric is chosen. */
  rubric: rubric.nullable(),
  /** 0 until a rubric is chosen. */
  version: count,
  /** Whether the rubric can be changed: no person has rated. */
  mayChoose: z.boolean(),
  counts: z.array(z.object({ state: z.enum(assessmentStates), total: count })),
  students: count,
  /** The number of students without an assessment. */
  missing: count,
  /** The numbers of students by tenths of the total. */
  distribution: z.array(count),
  /** The median of the totals in percent. */
  median: percent,
  passed: count,
  agreement: z.array(criterionAgreement),
  releasedAt: moment,
})
export type Evaluation = z.output<typeof evaluation>

/** PRC-072: an assessment that waits for a teacher. */
export const queueRow = z.object({
  sign: z.string(),
  practice: ratedPractice,
  userName: z.string(),
  state: z.enum(assessmentStates),
  endedAt: z.string(),
  /** PRC-067: the role that the caller would have in rating; null if the caller cannot rate. */
  role: z.enum(raterRoles).nullable(),
})
export type QueueRow = z.output<typeof queueRow>

/** PRC-110: the student's answer to a question. */
const debriefAnswer = z.object({ question: z.string(), text: z.string() })

/** PRC-063 to PRC-068: a criterion with all data for the teacher. */
export const ratedCriterion = rubricCriterion.extend({
  /**
   * Whether a teacher rates the criterion: always a criterion for teachers, and a criterion for
   * peers or the student if their ratings are missing.
   */
  isTeachers: z.boolean(),
  /** PRC-063: the measured points; null for criteria rated by people, and for unmeasured parts. */
  machine: z.object({ points: count, of: count, level: count }).nullable(),
  /** PRC-067: the first rating; each rater sees the other's rating only after rating. */
  first: givenRating.nullable(),
  second: givenRating.nullable(),
  moderator: givenRating.nullable(),
  self: givenRating.nullable(),
  /** PRC-068: anonymous, in random order. */
  peers: z.array(givenRating),
  /** The overriding percentage. */
  override: percent,
  /** The percentage that counts; null while unrated. */
  percent,
})
export type RatedCriterion = z.output<typeof ratedCriterion>

/** PRC-132: the work that a student handed in for the assessment. */
const ratedHandIn = z.object({
  /** The sealed id of the hand-in. */
  sign: z.string(),
  number: count,
  content: z.string(),
  /** Empty without a file. */
  fileName: z.string(),
  late: z.boolean(),
})

export const assessment = z.object({
  sign: z.string(),
  practice: ratedPractice,
  userId: z.string(),
  userName: z.string(),
  studentCard: z.string().nullable(),
  /** The sealed id of the run; null for a hand-in. */
  run: z.string().nullable(),
  handIn: ratedHandIn.nullable(),
  endedAt: z.string(),
  parts: z.array(runScorePart),
  /**
   * PRC-063: the decisions on which the measured points are based; parts without one are left out.
   */
  decisions: z.array(keyDecision),
  debrief: z.array(debriefAnswer),
  state: z.enum(assessmentStates),
  rubricName: z.string(),
  criteria: z.array(ratedCriterion),
  gates: z.array(rubricGate),
  /** The gate of the rubric that limits the total; null if no gate does. */
  gate: rubricGate.nullable(),
  /** PRC-038: the highest total that the run allows; null without a limit. */
  cap: count.nullable(),
  /**
   * The total in percent. Null while a criterion is unrated, and for a second rater who has not
   * rated.
   */
  total: percent,
  /** PRC-067: the role of the caller; null if read-only. */
  role: z.enum(raterRoles).nullable(),
  firstName: z.string().nullable(),
  secondName: z.string().nullable(),
  moderatorName: z.string().nullable(),
  isSecondAsked: z.boolean(),
  changes: z.array(assessmentChange),
  appeal: appeal.nullable(),
  releasedAt: moment,
  /** The comments that the caller wrote most often, by criterion. */
  usualComments: z.array(z.object({ key: z.string(), comment: z.string() })),
  /** The previous student of the same assignment, by name. */
  previous: z.string().nullable(),
  next: z.string().nullable(),
  version: count,
})
export type Assessment = z.output<typeof assessment>

/** PRC-064: an assessment in the student's list; the total is null before the release. */
export const ownAssessmentCard = z.object({
  sign: z.string(),
  title: z.string(),
  /** Null for a hand-in. */
  kind: z.enum(practiceKinds).nullable(),
  courseName: z.string(),
  rubricName: z.string(),
  /** `waiting`: the student has nothing to do. */
  state: z.enum(['waiting', 'selfRating', 'released', 'appealed', 'final']),
  total: percent,
  passed: z.boolean().nullable(),
  endedAt: z.string(),
  releasedAt: moment,
})
export type OwnAssessmentCard = z.output<typeof ownAssessmentCard>

/** PRC-068: an anonymous work of another student to rate. */
export const peerTaskCard = z.object({
  sign: z.string(),
  title: z.string(),
  /** Null for a hand-in. */
  kind: z.enum(practiceKinds).nullable(),
  courseName: z.string(),
  isDone: z.boolean(),
  givenAt: z.string(),
})
export type PeerTaskCard = z.output<typeof peerTaskCard>

/**
 * PRC-071: a criterion for the student; before the release everything except the rubric is null.
 */
export const ownCriterion = rubricCriterion.extend({
  machine: z.object({ points: count, of: count }).nullable(),
  /** The percentage that counts, and the reached level. */
  percent,
  level: count.nullable(),
  /** The comments of the raters whose rating counts. */
  comments: z.array(z.string()),
  /**
   * The median of the class in percent; null with fewer than three released assessments, to keep
   * them anonymous.
   */
  median: percent,
  /** The self-assessment. */
  self: givenRating.nullable(),
  override: percent,
})
export type OwnCriterion = z.output<typeof ownCriterion>

export const ownAssessment = ownAssessmentCard.extend({
  /** The sealed id of the run; null for a hand-in. */
  run: z.string().nullable(),
  /** The task of the hand-in, and its course. */
  work: z.object({ sign: z.string(), courseSign: z.string() }).nullable(),
  passLine: count,
  /** PRC-063: the decisions on which the measured points are based; none before the release. */
  decisions: z.array(keyDecision),
  criteria: z.array(ownCriterion),
  gates: z.array(rubricGate),
  gate: rubricGate.nullable(),
  /** PRC-038: the highest total that the run allows; null without a limit. */
  cap: count.nullable(),
  median: percent,
  changes: z.array(assessmentChange),
  appeal: appeal.nullable(),
  /** PRC-070: null if no appeal is possible. */
  appealUntil: moment,
  /** Whether the student may still rate the own work. */
  maySelfRate: z.boolean(),
  version: count,
})
export type OwnAssessment = z.output<typeof ownAssessment>

/** PRC-068: what a peer needs for rating. */
export const peerTask = peerTaskCard.extend({
  criteria: z.array(rubricCriterion.extend({ own: givenRating.nullable() })),
  parts: z.array(runScorePart),
  debrief: z.array(debriefAnswer),
  /** PRC-132: the anonymous hand-in; null for a run. */
  handIn: z.object({ content: z.string(), hasFile: z.boolean() }).nullable(),
  /**
   * Whether the caller may still rate: not after the release, and not if the work was assigned to
   * another student.
   */
  mayRate: z.boolean(),
})
export type PeerTask = z.output<typeof peerTask>

/** PRC-071: the rubric of an assignment or task before the student starts it. */
export const shownRubric = z.object({
  name: z.string(),
  criteria: z.array(rubricCriterion),
  gates: z.array(rubricGate),
  passLine: count,
  /** The sealed id of the student's assessment, if there is one. */
  assessment: z.string().nullable(),
  /**
   * PRC-184: whether the student has rated the current work; null if not required, and after the
   * release.
   */
  ownRating: z.enum(['given', 'missing']).nullable(),
})
export type ShownRubric = z.output<typeof shownRubric>

/** PRC-072: the released totals of one class in one practice or task. */
export const passRateRow = z.object({
  /** Empty for students without a class. */
  className: z.string(),
  practice: z.string(),
  courseName: z.string(),
  assessments: count,
  passed: count,
  /** Rounded half up. */
  average: count,
})
export type PassRateRow = z.output<typeof passRateRow>

/** PRC-123: a practical task that can receive the released scores. */
export const fedTask = z.object({
  sign: z.string(),
  title: z.string(),
  taskNumber: count,
  points: count,
  passLine: z.number(),
  released: z.boolean(),
  /** Whether this task already receives the scores of another practice. */
  isTaken: z.boolean(),
})
export type FedTask = z.output<typeof fedTask>

export const taskChoice = z.object({
  /** The sealed id of the chosen task. */
  task: z.string().nullable(),
  tasks: z.array(fedTask),
  /** The version of the evaluation; 0 until a rubric is chosen. */
  version: count,
  /** False once scores were passed on. */
  mayChoose: z.boolean(),
})
export type TaskChoice = z.output<typeof taskChoice>
