import type { PracticeKindName, PracticeMode, RunState } from '@titian/contract'
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
