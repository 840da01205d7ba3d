import type {
  PracticeKindName,
  RubricCriterion,
  RubricGate,
  RubricState,
  Texts,
} from '@titian/contract'
import { bigint, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const number = (name: string) => bigint(name, { mode: 'number' })
const moment = (name: string) => timestamp(name, { withTimezone: true })

/** PRC-062: one version of a rubric. */
export const rubrics = pgTable('rubrics', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  schoolId: number('school_id').notNull(),
  authorId: number('author_id').notNull(),
  /** Of the form that made it: the same is one rubric. */
  key: uuid().notNull(),
  /** The id of the first version. */
  family: number('family').notNull(),
  number: integer().notNull(),
  kind: text().$type<PracticeKindName>(),
  names: jsonb().$type<Texts>().notNull(),
  state: text().$type<RubricState>().notNull(),
  criteria: jsonb().$type<RubricCriterion[]>().notNull(),
  gates: jsonb().$type<RubricGate[]>().notNull(),
  version: integer().notNull().default(0),
  createdAt: moment('created_at').notNull(),
  changedAt: moment('changed_at').notNull(),
})
export type RubricRow = typeof rubrics.$inferSelect
export type NewRubric = typeof rubrics.$inferInsert
