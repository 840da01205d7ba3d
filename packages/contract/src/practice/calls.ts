import { z } from 'zod'
import { call } from '../wire/call.ts'
import { flag, listOf, nothing, page, sign, size, whole } from '../wire/fields.ts'
import { contentCalls } from './content-calls.ts'
import { debriefCalls } from './debrief-calls.ts'
import { gameCalls } from './game-calls.ts'
import { assignmentCalls } from './assignment-calls.ts'
import { roundCalls } from './round-calls.ts'
import { command } from './decision-fields.ts'
import { erpCalls } from './erp-calls.ts'
import { erpClassCalls } from './erp-class-calls.ts'
import { eventCalls } from './event-calls.ts'
import { lessonCalls } from './lesson-calls.ts'
import { processCalls } from './process-calls.ts'
import { playgroundCalls } from './playground-calls.ts'
import { decisionsMost, noteMost, practiceKinds, practiceModes } from './rules.ts'
import {
  practiceCard,
  practiceCategoryRow,
  practiceDetail,
  practiceRun,
  runCard,
  runReview,
} from './shapes.ts'

const own = { id: 'CALL-331', who: 'signedIn' } as const
const oneRun = z.object({ sign })

const decision = z.object({
  seat: z.string().trim().min(1).max(40),
  command,
  /** The reason of the decision, for the review. */
  note: z.string().trim().max(noteMost).default(''),
})

/** The practices and the runs of a person (PRC-001 to PRC-031). */
export const practice = {
  ...contentCalls,
  ...assignmentCalls,
  practiceList: call({
    id: 'CALL-275',
    method: 'GET',
    path: '/simulation/practiceList',
    who: 'anyone',
    kind: 'read',
    input: z.object({ kind: z.enum(practiceKinds).optional() }),
    data: z.array(practiceCard),
  }),
  practiceCategory: call({
    id: 'CALL-276',
    method: 'GET',
    path: '/simulation/practiceCategory',
    who: 'anyone',
    kind: 'read',
    input: nothing,
    data: z.array(practiceCategoryRow),
  }),
  practiceDetail: call({
    id: 'CALL-275',
    method: 'GET',
    path: '/simulation/practiceDetail',
    who: 'anyone',
    kind: 'read',
    input: z.object({ idSign: sign }),
    data: practiceDetail,
  }),
  /** The caller's runs, last changed first. */
  practiceRuns: call({
    ...own,
    method: 'GET',
    path: '/practice/runs',
    kind: 'read',
    input: z.object({
      page,
      size: size(10, 50),
      kind: z.enum(practiceKinds).optional(),
      /** 1 for open runs only. */
      open: flag.default(0),
    }),
    data: listOf(runCard),
  }),
  /**
   * Starts a run with a random seed (PRC-029). If the caller has a run of the same practice, mode
   * and seat without decisions, that run is returned instead. The call is refused with -4 and the
   * reason if there are too many open runs, before the opening, after the due date, and if no
   * attempts are left.
   */
  startRun: call({
    ...own,
    method: 'POST',
    path: '/practice/startRun',
    kind: 'save',
    input: z.object({
      idSign: sign,
      mode: z.enum(practiceModes).default('oneSeat'),
      /**
       * The seat of the person, by default the first one; only used in the mode with one seat and
       * bots.
       */
      seat: z.string().trim().max(40).default(''),
      /**
       * PRC-024: the assignment of which this run is an attempt, in the mode of the assignment. If
       * the person has an open run of the assignment, that run is returned instead.
       */
      assignment: sign.optional(),
    }),
    data: practiceRun,
    refusals: ['alreadyDone'],
  }),
  practiceRun: call({
    ...own,
    method: 'GET',
    path: '/practice/run',
    kind: 'read',
    input: oneRun,
    data: practiceRun,
  }),
  /**
   * PRC-027, PRC-056: stores the decisions with their number. Moves to the next day when the person
   * has decided for every own seat, or `endDay` is 1. Repeating the same number and decisions
   * returns the run. Other decisions with the same number, or another number, are refused with -4
   * and the run. If the engine refuses a decision, the error names the field.
   */
  decideRun: call({
    ...own,
    method: 'POST',
    path: '/practice/decide',
    kind: 'save',
    input: z.object({
      sign,
      number: whole(1, 1_000_000),
      decisions: z.array(decision).max(decisionsMost),
      endDay: flag.default(0),
    }),
    data: practiceRun,
    refusals: ['alreadyDone'],
  }),
  /**
   * PRC-025: a bot plays the remaining days, and the run is submitted. Repeating the call returns
   * the run.
   */
  submitRun: call({
    ...own,
    method: 'POST',
    path: '/practice/submit',
    kind: 'save',
    input: oneRun,
    data: practiceRun,
    refusals: ['alreadyDone'],
  }),
  /**
   * PRC-031, PRC-059: the review of a run that has ended. Before the end, the call is refused with
   * -4 and the reason.
   */
  runReview: call({
    ...own,
    method: 'GET',
    path: '/practice/review',
    kind: 'read',
    input: oneRun,
    data: runReview,
    refusals: ['alreadyDone'],
  }),
  ...debriefCalls,
  ...gameCalls,
  ...roundCalls,
  ...playgroundCalls,
  ...eventCalls,
  ...processCalls,
  ...lessonCalls,
  ...erpCalls,
  ...erpClassCalls,
}
