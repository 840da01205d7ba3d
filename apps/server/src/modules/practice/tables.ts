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
  /** What the next decisions carry. */
  number: integer().notNull().default(1),
  startedAt: moment('started_at').notNull(),
  changedAt: moment('changed_at').notNull(),
  endedAt: moment('ended_at'),
  score: jsonb().$type<ScorePart[]>(),
  points: integer(),
  pointsOf: integer('points_of'),
  assignmentId: number('assignment_id'),
  /** From 1, within the assignment and the person who began the run. */
  attempt: smallint(),
  /** PRC-024: the score by the weights of the assignment, 0 to 100, and no more than its cap. */
  percent: smallint(),
  /** PRC-038: the most that the result in percent can be; null where nothing limits it, and before the end. */
  cap: smallint(),
  /** PRC-040: how far the person is, as the board shows it; null for a kind that gives none. */
  progress: jsonb().$type<RunProgress | ErpProgress>(),
  /** PRC-055: what the players of a team type to join. */
  code: text(),
  turnSeconds: integer('turn_seconds'),
  /** PRC-054: the moment from which the silent seats of the day are played by a bot. */
  turnEndsAt: moment('turn_ends_at'),
  /** PRC-064: when the end of the run was taken up by the evaluations. */
  gatheredAt: moment('gathered_at'),
})
export type RunRow = typeof practiceRuns.$inferSelect
export type NewRun = typeof practiceRuns.$inferInsert

export const practiceCommands = pgTable(
  'practice_commands',
  {
    runId: number('run_id').notNull(),
    number: integer().notNull(),
    /** From 0, within the decisions of one number. */
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

/** PRC-049: the runs of the marketplace whose sales were brought into a run of the ERP, each once. */
export const practiceImports = pgTable(
  'practice_imports',
  {
    runId: number('run_id').notNull(),
    marketId: number('market_id').notNull(),
    /** The running number of the decisions that brought them. */
    number: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.marketId] })],
)

/** PRC-055: who plays which seat of a run; a seat without a row is played by a bot. */
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
  /** In percent. */
  weight: number
}

/** PRC-024: a practice that a teacher gives to the students of a course or training. */
export const practiceAssignments = pgTable(
  'practice_assignments',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    schoolId: number('school_id').notNull(),
    courseId: number('course_id').notNull(),
    authorId: number('author_id').notNull(),
    /** Of the form that made it: the same is one assignment. */
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
    /** Seconds that a team waits for a seat in a week. */
    turnSeconds: integer('turn_seconds').notNull(),
    /** PRC-143: the assignment whose next round this is. */
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

/** PRC-110: what a player of a run has written after its end. */
export const practiceDebriefs = pgTable(
  'practice_debriefs',
  {
    schoolId: number('school_id').notNull(),
    runId: number('run_id').notNull(),
    userId: number('user_id').notNull(),
    /** In the order of the questions, without empty ones. */
    answers: jsonb().$type<DebriefAnswer[]>().notNull().default([]),
    version: integer().notNull().default(0),
    /** Null before the first save. */
    changedAt: moment('changed_at'),
    /** PRC-112: since when the answers are rated; null while they can change. */
    lockedAt: moment('locked_at'),
  },
  (table) => [primaryKey({ columns: [table.runId, table.userId] })],
)

/** PRC-041: what is kept of a playground; its scenario, seed and decisions give every day of it again. */
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
    /** Of the page that made it: the same is one playground. */
    key: uuid().notNull(),
    name: text().notNull(),
    engineVersion: integer('engine_version').notNull(),
    /** Days that are over. */
    days: integer().notNull(),
    /** The key of the playground that it was copied from, which may be gone. */
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

/** PRC-162: what a teacher lets happen in every run of an assignment, once it comes to the day. */
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

/** PRC-050: a card of the ERP practice that a teacher has made. */
export const practiceCards = pgTable(
  'practice_cards',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    schoolId: number('school_id').notNull(),
    authorId: number('author_id').notNull(),
    /** Of the form that made it: the same is one card. */
    key: uuid().notNull(),
    content: jsonb().$type<ErpCardContent>().notNull(),
    version: integer().notNull().default(1),
    createdAt: moment('created_at').notNull(),
    changedAt: moment('changed_at').notNull(),
    /** Assignments keep what they have of it. */
    removedAt: moment('removed_at'),
  },
  (table) => [unique('practice_cards_key').on(table.schoolId, table.authorId, table.key)],
)
export type CardRow = typeof practiceCards.$inferSelect
export type NewCard = typeof practiceCards.$inferInsert
