import { z } from 'zod'
import { call } from '../wire/call.ts'
import {
  listOf,
  nothing,
  page,
  reason,
  sign,
  size,
  timeZone,
  version,
  whole,
} from '../wire/fields.ts'
import { says } from '../wire/issues.ts'
import {
  assessment,
  evaluation,
  evaluationRow,
  ownAssessment,
  ownAssessmentCard,
  passRateRow,
  peerTask,
  peerTaskCard,
  queueRow,
  shownRubric,
  taskChoice,
} from './assessment-shapes.ts'
import {
  appealMost,
  assessmentStates,
  criteriaMost,
  levelsMost,
  ratingCommentMost,
  waitingStates,
} from './rules.ts'

const rating = { id: 'CALL-336', method: 'POST', who: 'teacher' } as const
const feeding = { id: 'CALL-724', method: 'POST', who: 'teacher' } as const
const own = { id: 'CALL-718', method: 'POST', who: 'signedIn' } as const

/** PRC-130: an assignment whose runs are assessed, or a task whose hand-ins are. */
const ofRated = z.object({
  assignment: sign.nullable().default(null),
  work: sign.nullable().default(null),
})

/** Exactly one of `assignment` and `work` must be given. */
const namesOne = ({ value, issues }: z.core.ParsePayload<z.output<typeof ofRated>>) => {
  if ((value.assignment === null) === (value.work === null))
    issues.push({
      code: 'custom',
      input: value,
      path: [value.work === null ? 'assignment' : 'work'],
      message: value.work === null ? says('required') : says('wrong'),
    })
}

const one = z.object({ sign })
const seen = one.extend({ version })
const percentIn = whole(0, 100)

const ratings = z
  .array(
    z.object({
      key: z.string().trim().min(1).max(40),
      level: whole(0, levelsMost - 1),
      comment: z.string().trim().max(ratingCommentMost).default(''),
    }),
  )
  .min(1)
  .max(criteriaMost)

/** The assessment of runs and hand-ins by teachers (PRC-063 to PRC-072). */
export const assessmentCalls = {
  /** Chooses the rubric; null removes the rubric. The call is refused once a person has rated. */
  chooseRubric: call({
    ...rating,
    path: '/evaluations/chooseRubric',
    kind: 'save',
    input: ofRated.extend({ rubric: sign.nullable(), version }).check(namesOne),
    data: evaluation,
    refusals: ['alreadyDone'],
  }),
  evaluationOf: call({
    ...rating,
    path: '/evaluations/evaluationOf',
    kind: 'read',
    input: ofRated.check(namesOne),
    data: evaluation,
  }),
  /**
   * PRC-072: the students of the course with their percentages of each criterion, sorted by name.
   */
  evaluationRows: call({
    ...rating,
    path: '/evaluations/evaluationRows',
    kind: 'read',
    input: ofRated
      .extend({ page, size: size(50), state: z.enum(assessmentStates).optional() })
      .check(namesOne),
    data: listOf(evaluationRow),
  }),
  /** PRC-072: what the caller has to rate in all courses, sorted by due date. */
  assessmentQueue: call({
    ...rating,
    path: '/evaluations/assessmentQueue',
    kind: 'read',
    input: z.object({ page, size: size(20), state: z.enum(waitingStates).optional() }),
    data: listOf(queueRow),
  }),
  assessmentBySign: call({
    ...rating,
    path: '/evaluations/assessmentBySign',
    kind: 'read',
    input: one,
    data: assessment,
  }),
  /**
   * Saves ratings; criteria that are not sent remain unchanged. An outdated version is refused with
   * -4 and the newer `assessment`.
   */
  rateAssessment: call({
    ...rating,
    path: '/evaluations/rateAssessment',
    kind: 'save',
    input: seen.extend({ ratings }),
    data: assessment,
    refusals: ['alreadyDone'],
  }),
  /**
   * PRC-067: requests a second rater; false cancels the request, as long as the second rater has
   * not rated.
   */
  askSecondRater: call({
    ...rating,
    path: '/evaluations/askSecondRater',
    kind: 'save',
    input: seen.extend({ asked: z.boolean() }),
    data: assessment,
    refusals: ['alreadyDone'],
  }),
  /**
   * PRC-066: overrides the percentage of a criterion, or of the total if `key` is null. If
   * `percent` is null, the override is removed.
   */
  overrideAssessment: call({
    ...rating,
    path: '/evaluations/overrideAssessment',
    kind: 'save',
    input: seen.extend({
      key: z.string().trim().min(1).max(40).nullable(),
      percent: percentIn.nullable(),
      reason,
    }),
    data: assessment,
    refusals: ['alreadyDone'],
  }),
  /**
   * PRC-064: releases the assessments that are ready; assessments without all ratings are left out.
   */
  releaseEvaluation: call({
    ...rating,
    path: '/evaluations/releaseEvaluation',
    kind: 'save',
    input: ofRated.check(namesOne),
    data: z.object({ released: z.number().int(), left: z.number().int() }),
  }),
  /** PRC-123: the practical tasks of the course, and which task receives the released scores. */
  practicalTasksOf: call({
    ...feeding,
    path: '/evaluations/practicalTasksOf',
    kind: 'read',
    input: z.object({ assignment: sign }),
    data: taskChoice,
  }),
  /**
   * Chooses the practical task that receives the released scores; null for none. Scores that were
   * released before are passed on at once, and then the task cannot be changed.
   */
  choosePracticalTask: call({
    ...feeding,
    path: '/evaluations/choosePracticalTask',
    kind: 'save',
    input: z.object({ assignment: sign, task: sign.nullable(), version }),
    data: taskChoice,
    refusals: ['alreadyDone'],
  }),
  /** PRC-070: decides an appeal. A total of null keeps the released total.. */
  answerAppeal: call({
    ...rating,
    path: '/evaluations/answerAppeal',
    kind: 'save',
    input: seen.extend({
      answer: z.string().trim().min(3).max(appealMost),
      percent: percentIn.nullable(),
    }),
    data: assessment,
    refusals: ['alreadyDone'],
  }),
  exportEvaluation: call({
    ...rating,
    path: '/evaluations/exportEvaluation',
    kind: 'read',
    input: ofRated
      .extend({ format: z.enum(['csv', 'xlsx']).default('csv'), timeZone })
      .check(namesOne),
    data: z.object({ fileName: z.string(), mediaType: z.string(), base64: z.string() }),
  }),
  /** PRC-072: last released first. */
  passRates: call({
    id: 'CALL-719',
    method: 'POST',
    path: '/evaluations/passRates',
    who: 'staff',
    kind: 'read',
    input: z.object({ page, size: size(50), name: z.string().trim().max(100).default('') }),
    data: listOf(passRateRow),
  }),
}

/** Assessments for students (PRC-064, PRC-068, PRC-070, PRC-071). */
export const ownAssessmentCalls = {
  ownAssessments: call({
    ...own,
    path: '/evaluations/ownAssessments',
    kind: 'read',
    input: z.object({ page, size: size(20) }),
    data: listOf(ownAssessmentCard),
  }),
  ownAssessment: call({
    ...own,
    path: '/evaluations/ownAssessment',
    kind: 'read',
    input: one,
    data: ownAssessment,
  }),
  /** Rates the own work, until the release; another rating replaces the earlier one. */
  rateSelf: call({
    ...own,
    path: '/evaluations/rateSelf',
    kind: 'save',
    input: one.extend({ ratings }),
    data: ownAssessment,
    refusals: ['alreadyDone'],
  }),
  /** The works of peers that the caller has to rate, works without a rating first. */
  peerTasks: call({
    ...own,
    path: '/evaluations/peerTasks',
    kind: 'read',
    input: nothing,
    data: z.array(peerTaskCard),
  }),
  peerTask: call({
    ...own,
    path: '/evaluations/peerTask',
    kind: 'read',
    input: one,
    data: peerTask,
  }),
  /** PRC-132: returns the address of the file to rate, under an anonymous name. */
  peerFile: call({
    ...own,
    id: 'CALL-720',
    path: '/evaluations/peerFile',
    kind: 'read',
    input: one,
    data: z.object({ url: z.string() }),
  }),
  /**
   * Rates the work of a peer, until the release. The criteria that peers rate must be sent
   * together.
   */
  ratePeer: call({
    ...own,
    path: '/evaluations/ratePeer',
    kind: 'save',
    input: one.extend({ ratings }),
    data: peerTask,
    refusals: ['alreadyDone'],
  }),
  /** PRC-070: appeals against an assessment: once, within seven days of the release. */
  appealAssessment: call({
    ...own,
    path: '/evaluations/appealAssessment',
    kind: 'save',
    input: one.extend({ text: z.string().trim().min(3).max(appealMost) }),
    data: ownAssessment,
    refusals: ['alreadyDone'],
  }),
  /** PRC-071: null if the assignment or task has no rubric. */
  rubricOf: call({
    ...own,
    path: '/evaluations/rubricOf',
    kind: 'read',
    input: ofRated.check(namesOne),
    data: shownRubric.nullable(),
  }),
}
