import type {
  DebriefAnswer,
  ErpCardContent,
  ErpProgress,
  MarketEvent,
  PracticeKindName,
  PracticeMode,
  RunProgress,
  RunState,
} from '@titian/contract'
import type { ScorePart } from '@titian/practice/engine'
import {
  bigint,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'

const number = (name: string) => bigint(name, { mode: 'number' })
const moment = (name: string) => timestamp(name, { withTimezone: true })

export const practiceRuns = pgTable('practice_runs', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  schoolId: number('school_id').notNull(),
  userId: number('user_id').notNull(),
  /** The code of the practice. */
  practice: text().notNull(),
  practiceVersion: integer('practice_version').notNull(),
  kind: text().$type<PracticeKindName>().notNull(),
  engineVersion: integer('engine_version').notNull(),
  scenario: jsonb().$type<unknown>().notNull(),
  seed: text().notNull(),
  mode: text().$type<PracticeMode>().notNull(),
  seats: text().array().notNull(),
  state: text().$type<RunState>().notNull(),
  day: integer().notNull(),
  days: integer().notNull(),
  /** The number that the next decisions must have. */
  number: integer().notNull().default(1),
  startedAt: moment('started_at').notNull(),
  changedAt: moment('changed_at').notNull(),
  endedAt: moment('ended_at'),
  score: jsonb().$type<ScorePart[]>(),
  points: integer(),
  pointsOf: integer('points_of'),
  assignmentId: number('assignment_id'),
  /**
   * The number of the attempt, from 1. It is counted for the assignment and the person who began
   * the run.
   */
  attempt: smallint(),
  /**
   * PRC-024: the score by the weights of the assignment, 0 to 100. It is limited to the highest
   * possible result.
   */
  percent: smallint(),
  /** PRC-038: the maximum result in percent; null without a limit, and before the end. */
  cap: smallint(),
  /** PRC-040: the person's progress as the board shows it; null for a kind without progress. */
  progress: jsonb().$type<RunProgress | ErpProgress>(),
  /** PRC-055: the code with which players join. */
  code: text(),
  turnSeconds: integer('turn_seconds'),
  /** PRC-054: when bots play for the seats that have not ordered. */
  turnEndsAt: moment('turn_ends_at'),
  /** PRC-064: the time at which the evaluations processed the ended run. */
  gatheredAt: moment('gathered_at'),
})
export type RunRow = typeof practiceRuns.$inferSelect
export type NewRun = typeof practiceRuns.$inferInsert

export const practiceCommands = pgTable(
  'practice_commands',
  {
    runId: number('run_id').notNull(),
    number: integer().notNull(),
    /** The position of the decision, from 0, among all decisions with the same number. */
    place: smallint().notNull(),
    day: integer().notNull(),
    seat: text().notNull(),
    command: jsonb().$type<Record<string, unknown>>().notNull(),
    note: text().notNull().default(''),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.number, table.place] })],
)
export type CommandRow = typeof practiceCommands.$inferSelect

export const practiceSnapshots = pgTable('practice_snapshots', {
  runId: number('run_id').primaryKey(),
  state: jsonb().$type<unknown>().notNull(),
})

/** PRC-049: the marketplace runs whose sales were imported into an ERP run, each once. */
export const practiceImports = pgTable(
  'practice_imports',
  {
    runId: number('run_id').notNull(),
    marketId: number('market_id').notNull(),
    /** The running number of the importing decisions. */
    number: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.marketId] })],
)

/** PRC-055: the players of a run's seats; a bot plays a seat without a row. */
export const practiceSeats = pgTable(
  'practice_seats',
  {
    runId: number('run_id').notNull(),
    seat: text().notNull(),
    userId: number('user_id').notNull(),
    /** PRC-054: since when a bot plays for the person. */
    botSince: moment('bot_since'),
    seenAt: moment('seen_at'),
  },
  (table) => [primaryKey({ columns: [table.runId, table.seat] })],
)
export type SeatRow = typeof practiceSeats.$inferSelect

export interface Weight {
  name: string
  /** The weight in percent. */
  weight: number
}

/** PRC-024: a practice that a teacher assigns to the students of a course or training. */
export const practiceAssignments = pgTable(
  'practice_assignments',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    schoolId: number('school_id').notNull(),
    courseId: number('course_id').notNull(),
    authorId: number('author_id').notNull(),
    /**
     * The key of the form. A form that is sent again with the same key creates no second
     * assignment.
     */
    key: uuid().notNull(),
    practice: text().notNull(),
    practiceVersion: integer('practice_version').notNull(),
    kind: text().$type<PracticeKindName>().notNull(),
    scenario: jsonb().$type<unknown>().notNull(),
    mode: text().$type<PracticeMode>().notNull(),
    opensAt: moment('opens_at'),
    dueAt: moment('due_at'),
    attempts: smallint().notNull(),
    weights: jsonb().$type<Weight[]>().notNull(),
    passLine: smallint('pass_line').notNull(),
    /** Seconds that a team waits for a seat's order in a week. */
    turnSeconds: integer('turn_seconds').notNull(),
    /** PRC-143: the assignment of which this one is the next round. */
    followsId: number('follows_id'),
    version: integer().notNull().default(1),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [unique('practice_assignments_once').on(table.schoolId, table.authorId, table.key)],
)
export type AssignmentRow = typeof practiceAssignments.$inferSelect
export type NewAssignment = typeof practiceAssignments.$inferInsert

export const practiceExtensions = pgTable(
  'practice_extensions',
  {
    schoolId: number('school_id').notNull(),
    assignmentId: number('assignment_id').notNull(),
    userId: number('user_id').notNull(),
    dueAt: moment('due_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.assignmentId, table.userId] })],
)

/** PRC-110: a player's answers after the end of a run. */
export const practiceDebriefs = pgTable(
  'practice_debriefs',
  {
    schoolId: number('school_id').notNull(),
    runId: number('run_id').notNull(),
    userId: number('user_id').notNull(),
    /** The answers in the order of the questions, without empty ones. */
    answers: jsonb().$type<DebriefAnswer[]>().notNull().default([]),
    version: integer().notNull().default(0),
    /** The time of the last save; null before the first one. */
    changedAt: moment('changed_at'),
    /**
     * PRC-112: the time at which the answers were locked for rating; null while they can change.
     */
    lockedAt: moment('locked_at'),
  },
  (table) => [primaryKey({ columns: [table.runId, table.userId] })],
)

/** PRC-041: the stored part of a playground. Scenario, seed and decisions determine every day. */
export interface PlaygroundGame {
  scenario: Record<string, unknown>
  seed: string
  log: { day: number; seat: string; command: Record<string, unknown> }[]
}

export const practicePlaygrounds = pgTable(
  'practice_playgrounds',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    schoolId: number('school_id').notNull(),
    userId: number('user_id').notNull(),
    /** The key that the page made. Saving again with the same key changes the same playground. */
    key: uuid().notNull(),
    name: text().notNull(),
    engineVersion: integer('engine_version').notNull(),
    /** Number of ended days. */
    days: integer().notNull(),
    /**
     * The key of the playground from which this playground was copied. That playground may have
     * been deleted.
     */
    forkOf: uuid('fork_of'),
    forkDay: integer('fork_day'),
    content: jsonb().$type<PlaygroundGame>().notNull(),
    version: integer().notNull(),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [unique('practice_playgrounds_key').on(table.schoolId, table.userId, table.key)],
)
export type PlaygroundRow = typeof practicePlaygrounds.$inferSelect
export type NewPlayground = typeof practicePlaygrounds.$inferInsert

/** PRC-162: an event that a teacher sets. It happens on its day in every run of an assignment. */
export const practiceEvents = pgTable(
  'practice_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    schoolId: number('school_id').notNull(),
    assignmentId: number('assignment_id').notNull(),
    authorId: number('author_id').notNull(),
    event: text().$type<MarketEvent>().notNull(),
    day: integer().notNull(),
    days: integer().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [unique('practice_events_once').on(table.assignmentId, table.day, table.event)],
)
export type EventRow = typeof practiceEvents.$inferSelect
export type NewEvent = typeof practiceEvents.$inferInsert

/** PRC-050: an ERP card created by a teacher. */
export const practiceCards = pgTable(
  'practice_cards',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    schoolId: number('school_id').notNull(),
    authorId: number('author_id').notNull(),
    /** The key of the form. A form that is sent again with the same key creates no second card. */
    key: uuid().notNull(),
    content: jsonb().$type<ErpCardContent>().notNull(),
    version: integer().notNull().default(1),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
    /**
     * The time of the removal. The row is not deleted, because assignments keep copies of the card.
     */
    removedAt: moment('removed_at'),
  },
  (table) => [unique('practice_cards_key').on(table.schoolId, table.authorId, table.key)],
)
export type CardRow = typeof practiceCards.$inferSelect
export type NewCard = typeof practiceCards.$inferInsert
