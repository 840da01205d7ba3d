import { z } from 'zod'
import { assignmentStates, boardStates } from './assignment-rules.ts'
import { erpCards } from './kinds/erp/names.ts'
import { erpProgress } from './kinds/erp/progress.ts'
import { teamGame } from './game-shapes.ts'
import { openRunStates, practiceKinds, practiceModes } from './rules.ts'
import { runProgress, runReview, runScorePart } from './shapes.ts'

const count = z.number().int()
const moment = z.string().nullable()

export const partWeight = z.object({ name: z.string(), weight: count })

const given = {
  sign: z.string(),
  practice: z.object({
    idSign: z.string(),
    title: z.string(),
    kind: z.enum(practiceKinds),
    version: count,
  }),
  mode: z.enum(practiceModes),
  days: count,
  /**
   * When an assignment opens and ends, as ISO 8601 times. Null means that it opens at once, or
   * never ends.
   */
  opensAt: moment,
  dueAt: moment,
  attempts: count,
  /** The seconds that each week lasts in team mode. */
  turnSeconds: count,
  /**
   * PRC-050: the ERP cards of the assignment, the school's cards by their codes; null for other
   * kinds of practice.
   */
  erp: z
    .object({
      cards: z.array(z.enum(erpCards)),
      /**
       * The teachers' own cards. The sealed id is null for students, and if the card was removed.
       */
      own: z.array(z.object({ sign: z.string().nullable(), title: z.string() })),
    })
    .nullable(),
  /** The weight of each part in percent. */
  weights: z.array(partWeight),
  passLine: count,
}

/** CALL-330: an assignment for its teachers. */
export const taughtAssignment = z.object({
  ...given,
  version: count,
  /** The numbers of students in the course, and how many have started, finished and passed. */
  students: count,
  started: count,
  ended: count,
  passed: count,
  /** The mean of the best results in percent; null if there is no result yet. */
  average: count.nullable(),
  /** PRC-024: whether a run exists, so that practice, mode, weights and pass line are frozen. */
  hasRuns: z.boolean(),
  /** PRC-090, PRC-180: whether the assignment can be deleted, because no student has begun. */
  canRemove: z.boolean(),
  /** The number of games in the lobby. */
  lobbies: count,
  /**
   * PRC-181: the number of teams that have not finished. A next round with the same teams leaves
   * them out.
   */
  leftOut: count,
  /** The highest number of attempts that a student has used. */
  attemptsUsed: count,
  /** PRC-143: the assignment of the next round; null if there is none. */
  next: z.string().nullable(),
})
export type TaughtAssignment = z.output<typeof taughtAssignment>

/** CALL-330: an assignment for a student. */
export const ownAssignment = z.object({
  ...given,
  course: z.object({ sign: z.string(), name: z.string() }),
  /** The address of the page that starts a run. */
  url: z.string(),
  attemptsUsed: count,
  attemptsLeft: count,
  /** The best of the scored runs in percent; null if no run is scored. */
  best: count.nullable(),
  /** Null as long as there is no result. */
  passed: z.boolean().nullable(),
  state: z.enum(assignmentStates),
  /** The sealed ids of the open run and of the last finished one. */
  run: z.string().nullable(),
  ended: z.string().nullable(),
})
export type OwnAssignment = z.output<typeof ownAssignment>

/** PRC-040: a student of the course, with the newest run. */
export const practiceBoardRow = z.object({
  userId: z.string(),
  userName: z.string(),
  studentCard: z.string().nullable(),
  state: z.enum(boardStates),
  /** Null without a run. */
  run: z.string().nullable(),
  day: count.nullable(),
  days: count,
  attempt: count,
  /** The best result, in percent. */
  percent: count.nullable(),
  passed: z.boolean().nullable(),
  /** The points of the newest finished run. */
  points: count.nullable(),
  pointsOf: count.nullable(),
  parts: z.array(runScorePart),
  changedAt: moment,
  dueAt: moment,
  /** PRC-040: whether the student has a separate due date. */
  extended: z.boolean(),
  /** PRC-105: the code of the current or newest game; null for a run of one person. */
  game: z.string().nullable(),
  seat: z.string().nullable(),
  /**
   * PRC-040: the progress of the newest run; null without a run, and for a practice without steps.
   */
  progress: runProgress.nullable(),
  /** PRC-050: the progress in ERP. */
  erp: erpProgress.nullable(),
})
export type PracticeBoardRow = z.output<typeof practiceBoardRow>

/** PRC-105: an unfinished team game with the awaited players. */
export const boardGame = teamGame.extend({
  /** The sealed id of the run, as in the rows of its players. */
  sign: z.string(),
  state: z.enum(openRunStates),
  day: count,
  days: count,
})
export type BoardGame = z.output<typeof boardGame>

/** PRC-031: a run for the teacher, even if unfinished. */
export const boardRun = runReview.extend({
  userName: z.string(),
  /** PRC-107: the code of the game; null for a run of one person. */
  code: z.string().nullable(),
})
export type BoardRun = z.output<typeof boardRun>

/** PRC-144: a finished run with its players. */
export const finishedGame = z.object({
  /** The sealed id of the run. */
  sign: z.string(),
  /** Null for a run of one person. */
  code: z.string().nullable(),
  percent: count.nullable(),
  points: count.nullable(),
  pointsOf: count.nullable(),
  endedAt: z.string(),
  players: z.array(z.object({ seats: z.array(z.string()), name: z.string() })),
})
export type FinishedGame = z.output<typeof finishedGame>
