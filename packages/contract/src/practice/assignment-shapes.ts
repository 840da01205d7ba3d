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
  /** Moments as ISO 8601; null for at once, and for no end. */
  opensAt: moment,
  dueAt: moment,
  attempts: count,
  /** Seconds that a team waits for a seat in a week. */
  turnSeconds: count,
  /** PRC-050: the cards of an ERP practice, those of the school by their codes; null for another kind. */
  erp: z
    .object({
      cards: z.array(z.enum(erpCards)),
      /** Of teachers; without a sign where the card was removed, and for students. */
      own: z.array(z.object({ sign: z.string().nullable(), title: z.string() })),
    })
    .nullable(),
  /** What each part of the score brings, in percent. */
  weights: z.array(partWeight),
  passLine: count,
}

/** CALL-330: an assignment as its teachers see it. */
export const taughtAssignment = z.object({
  ...given,
  version: count,
  /** Students of the course, and those of them who have begun, ended and passed. */
  students: count,
  started: count,
  ended: count,
  passed: count,
  /** Of the best results of the students, in percent; null without one. */
  average: count.nullable(),
  /** PRC-024: practice, mode, weights and pass line are frozen with the first run. */
  hasRuns: z.boolean(),
  /** PRC-090, PRC-180: nobody has begun, so that it can be taken back; a next round with its lobbies. */
  canRemove: z.boolean(),
  /** Games that wait in their lobbies. */
  lobbies: count,
  /** PRC-181: teams that have not ended, and that the next round with the same teams leaves out. */
  leftOut: count,
  /** The most attempts that one student has used. */
  attemptsUsed: count,
  /** PRC-143: the assignment that was given as the next round; null as long as there is none. */
  next: z.string().nullable(),
})
export type TaughtAssignment = z.output<typeof taughtAssignment>

/** CALL-330: an assignment as a student sees it. */
export const ownAssignment = z.object({
  ...given,
  course: z.object({ sign: z.string(), name: z.string() }),
  /** The page that begins it. */
  url: z.string(),
  attemptsUsed: count,
  attemptsLeft: count,
  /** Of the scored runs, in percent; null without one. */
  best: count.nullable(),
  /** Null as long as there is no result. */
  passed: z.boolean().nullable(),
  state: z.enum(assignmentStates),
  /** The run that is open, and the last one that has ended. */
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
  /** Of the newest run that has ended. */
  points: count.nullable(),
  pointsOf: count.nullable(),
  parts: z.array(runScorePart),
  changedAt: moment,
  dueAt: moment,
  /** PRC-040: the student has a due date of their own. */
  extended: z.boolean(),
  /** PRC-105: the game in which the student waits, and else that of the newest run, by its code; null for one person. */
  game: z.string().nullable(),
  seat: z.string().nullable(),
  /** PRC-040: of the newest run; null without one, and for a practice without steps. */
  progress: runProgress.nullable(),
  /** PRC-050: the same of the ERP practice. */
  erp: erpProgress.nullable(),
})
export type PracticeBoardRow = z.output<typeof practiceBoardRow>

/** PRC-105: a game of a team that has not ended, with who is waited for. */
export const boardGame = teamGame.extend({
  /** Of the run, as in the rows of its players. */
  sign: z.string(),
  state: z.enum(openRunStates),
  day: count,
  days: count,
})
export type BoardGame = z.output<typeof boardGame>

/** PRC-031: a run for the teacher of its assignment, also before it has ended. */
export const boardRun = runReview.extend({
  userName: z.string(),
  /** PRC-107: of the game; null for a run of one person. */
  code: z.string().nullable(),
})
export type BoardRun = z.output<typeof boardRun>

/** PRC-144: a run that has ended, by its players. */
export const finishedGame = z.object({
  /** Of the run. */
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
