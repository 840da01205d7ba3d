import { z } from 'zod'
import { practiceKinds } from '../practice/rules.ts'
import { keyDecision, runScorePart } from '../practice/shapes.ts'
import { agreements, assessmentStates, raterRoles } from './rules.ts'
import { rubric, rubricCriterion, rubricGate } from './shapes.ts'

const count = z.number().int()
const percent = count.nullable()
/** ISO 8601, or null where it has not happened. */
const moment = z.string().nullable()

/** Which practice or which task of which course is rated. */
export const ratedPractice = z.object({
  /** Of the assignment, or of the task where the kind is null. */
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

/** What a rater has chosen for a criterion: the place of the level from 0, the lowest. */
export const givenRating = z.object({ level: count, comment: z.string() })
export type GivenRating = z.output<typeof givenRating>

/** PRC-066, PRC-070: a percent that was set in place of the ratings; null as `key` for the total, as `after` where it was taken back. */
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

/** PRC-070. */
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
  /** Of the assessment; null for a student who has not ended a run. */
  sign: z.string().nullable(),
  userId: z.string(),
  userName: z.string(),
  studentCard: z.string().nullable(),
  state: z.enum(assessmentStates).nullable(),
  /** 0 to 100; null as long as a criterion is not yet rated (PRC-065). */
  total: percent,
  /** What counts of each criterion in percent, in the order of the rubric; null for one that is not yet rated. */
  criteria: z.array(percent),
  /** PRC-066: a teacher has set the total or a criterion. */
  isChanged: z.boolean(),
  changedAt: moment,
})
export type EvaluationRow = z.output<typeof evaluationRow>

/** PRC-072: how far the two raters of a criterion agree; null without two different levels. */
export const criterionAgreement = z.object({
  key: z.string(),
  pairs: count,
  /** Cohen's kappa with quadratic weights, in thousandths. */
  kappa: count.nullable(),
  words: z.enum(agreements).nullable(),
})

/** PRC-064, PRC-072: how the runs of an assignment are rated. */
export const evaluation = z.object({
  practice: ratedPractice,
  /** Null as long as none is chosen. */
  rubric: rubric.nullable(),
  /** 0 as long as no rubric was chosen. */
  version: count,
  /** Whether another rubric can be chosen: no person has rated. */
  mayChoose: z.boolean(),
  counts: z.array(z.object({ state: z.enum(assessmentStates), total: count })),
  students: count,
  /** Students without an assessment. */
  missing: count,
  /** Students by tenths of the total. */
  distribution: z.array(count),
  /** Of the totals in percent. */
  median: percent,
  passed: count,
  agreement: z.array(criterionAgreement),
  releasedAt: moment,
})
export type Evaluation = z.output<typeof evaluation>

/** PRC-072: one assessment that waits for a teacher. */
export const queueRow = z.object({
  sign: z.string(),
  practice: ratedPractice,
  userName: z.string(),
  state: z.enum(assessmentStates),
  endedAt: z.string(),
  /** PRC-067: what the caller would be; null where the caller can do nothing. */
  role: z.enum(raterRoles).nullable(),
})
export type QueueRow = z.output<typeof queueRow>

/** PRC-110: the words of the student. */
const debriefAnswer = z.object({ question: z.string(), text: z.string() })

/** PRC-063 to PRC-068: a criterion with all that is known of it to the teacher. */
export const ratedCriterion = rubricCriterion.extend({
  /** Whose level a teacher sets: criteria of teachers, and of peers and the student where these are missing. */
  isTeachers: z.boolean(),
  /** PRC-063: the points of the evidence; null for a criterion of people, and for a part that has no measure. */
  machine: z.object({ points: count, of: count, level: count }).nullable(),
  /** PRC-067: a second rater sees the levels of the first one after rating, and the first those of the second. */
  first: givenRating.nullable(),
  second: givenRating.nullable(),
  moderator: givenRating.nullable(),
  self: givenRating.nullable(),
  /** PRC-068: without names, in no order of time. */
  peers: z.array(givenRating),
  /** Percent set in place of the ratings. */
  override: percent,
  /** Percent that counts; null as long as it is not yet rated. */
  percent,
})
export type RatedCriterion = z.output<typeof ratedCriterion>

/** PRC-132: what the student has handed in. */
const ratedHandIn = z.object({
  /** Of the hand-in. */
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
  /** Of the run, whose review has every day of it; null for a hand-in. */
  run: z.string().nullable(),
  handIn: ratedHandIn.nullable(),
  endedAt: z.string(),
  parts: z.array(runScorePart),
  /** PRC-063: where the points of the machine come from; a part without such a decision is left out. */
  decisions: z.array(keyDecision),
  debrief: z.array(debriefAnswer),
  state: z.enum(assessmentStates),
  rubricName: z.string(),
  criteria: z.array(ratedCriterion),
  gates: z.array(rubricGate),
  /** The gate that lowers the total. */
  gate: rubricGate.nullable(),
  /** PRC-038: the most that the total can be by the run, where that lowers it. */
  cap: count.nullable(),
  /** Null as long as a criterion is not yet rated, or for a second rater who has not rated. */
  total: percent,
  /** PRC-067: what the caller rates as; null where the caller can only read. */
  role: z.enum(raterRoles).nullable(),
  firstName: z.string().nullable(),
  secondName: z.string().nullable(),
  moderatorName: z.string().nullable(),
  isSecondAsked: z.boolean(),
  changes: z.array(assessmentChange),
  appeal: appeal.nullable(),
  releasedAt: moment,
  /** The own comments that the caller has written most often, by criterion. */
  usualComments: z.array(z.object({ key: z.string(), comment: z.string() })),
  /** Of the same assignment, by name of the student. */
  previous: z.string().nullable(),
  next: z.string().nullable(),
  version: count,
})
export type Assessment = z.output<typeof assessment>

/** PRC-064: an own assessment in the list; the total is null before the release. */
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

/** PRC-068: a work of another student to rate; nothing names that student. */
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

/** PRC-071: a criterion for its student; all but the words of the rubric is null before the release. */
export const ownCriterion = rubricCriterion.extend({
  machine: z.object({ points: count, of: count }).nullable(),
  /** Percent that counts, and the level that it reaches. */
  percent,
  level: count.nullable(),
  /** Of the raters whose rating counts. */
  comments: z.array(z.string()),
  /** Of the class, in percent; null with fewer than three released assessments, so that nobody can be worked out. */
  median: percent,
  /** The own rating. */
  self: givenRating.nullable(),
  override: percent,
})
export type OwnCriterion = z.output<typeof ownCriterion>

export const ownAssessment = ownAssessmentCard.extend({
  /** Of the run, whose review has every day; null for a hand-in. */
  run: z.string().nullable(),
  /** The task that was handed in, and its course. */
  work: z.object({ sign: z.string(), courseSign: z.string() }).nullable(),
  passLine: count,
  /** PRC-063: where the points of the machine come from; none before the release. */
  decisions: z.array(keyDecision),
  criteria: z.array(ownCriterion),
  gates: z.array(rubricGate),
  gate: rubricGate.nullable(),
  /** PRC-038: the most that the total can be by the run, where that lowers it. */
  cap: count.nullable(),
  median: percent,
  changes: z.array(assessmentChange),
  appeal: appeal.nullable(),
  /** PRC-070: null where no appeal is possible. */
  appealUntil: moment,
  /** The student may still rate the own work. */
  maySelfRate: z.boolean(),
  version: count,
})
export type OwnAssessment = z.output<typeof ownAssessment>

/** PRC-068: what a peer needs to rate. */
export const peerTask = peerTaskCard.extend({
  criteria: z.array(rubricCriterion.extend({ own: givenRating.nullable() })),
  parts: z.array(runScorePart),
  debrief: z.array(debriefAnswer),
  /** PRC-132: what was handed in, without a name; null for a run. */
  handIn: z.object({ content: z.string(), hasFile: z.boolean() }).nullable(),
  /** False after the release, or when the work was given to somebody else. */
  mayRate: z.boolean(),
})
export type PeerTask = z.output<typeof peerTask>

/** PRC-071: the rubric of an assignment before it is begun, or of a task before it is handed in. */
export const shownRubric = z.object({
  name: z.string(),
  criteria: z.array(rubricCriterion),
  gates: z.array(rubricGate),
  passLine: count,
  /** The own assessment as soon as there is one. */
  assessment: z.string().nullable(),
})
export type ShownRubric = z.output<typeof shownRubric>

/** PRC-072: released totals of one class in one practice or task. */
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

/** PRC-123: a practical task of the course, for the choice which one gets the released scores. */
export const fedTask = z.object({
  sign: z.string(),
  title: z.string(),
  taskNumber: count,
  points: count,
  passLine: z.number(),
  released: z.boolean(),
  /** Another practice feeds it. */
  isTaken: z.boolean(),
})
export type FedTask = z.output<typeof fedTask>

export const taskChoice = z.object({
  /** The sign of the chosen one. */
  task: z.string().nullable(),
  tasks: z.array(fedTask),
  /** Of the evaluation; 0 as long as no rubric was chosen. */
  version: count,
  /** False once scores were passed on. */
  mayChoose: z.boolean(),
})
export type TaskChoice = z.output<typeof taskChoice>
