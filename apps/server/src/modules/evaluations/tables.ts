import type {
  AssessmentState,
  PracticeKindName,
  RaterRole,
  RubricCriterion,
  RubricGate,
  RubricState,
  Texts,
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
  uuid,
} from 'drizzle-orm/pg-core'

const number = (name: string) => bigint(name, { mode: 'number' })
const moment = (name: string) => timestamp(name, { withTimezone: true })

/** PRC-062: one version of a rubric. */
export const rubrics = pgTable('rubrics', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  schoolId: number('school_id').notNull(),
  authorId: number('author_id').notNull(),
  /** The key of the form that made the rubric. A form that is sent again makes no second rubric. */
  key: uuid().notNull(),
  /** The id of the first version of the rubric. */
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

/** PRC-064, PRC-130: which rubric rates the runs of an assignment or the hand-ins of a task. */
export const evaluations = pgTable('evaluations', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  schoolId: number('school_id').notNull(),
  /** Null for a task. */
  assignmentId: number('assignment_id'),
  /** Null for an assignment. */
  itemId: number('item_id'),
  courseId: number('course_id').notNull(),
  rubricId: number('rubric_id').notNull(),
  chosenBy: number('chosen_by').notNull(),
  /** PRC-069: the practical task that receives the released totals as scores. */
  taskId: number('task_id'),
  version: integer().notNull().default(1),
  /** The time of the last release. */
  releasedAt: moment('released_at'),
  createdAt: moment('created_at').notNull(),
  changedAt: moment('changed_at').notNull(),
})
export type EvaluationRow = typeof evaluations.$inferSelect

/** PRC-064, PRC-130: the rating of the best run or the newest hand-in of one student. */
export const assessments = pgTable('assessments', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  schoolId: number('school_id').notNull(),
  evaluationId: number('evaluation_id').notNull(),
  userId: number('user_id').notNull(),
  /** Null for a hand-in. */
  runId: number('run_id'),
  /** Null for a run. */
  handInId: number('hand_in_id'),
  state: text().$type<AssessmentState>().notNull(),
  total: smallint(),
  /** The percent that counts for each rated criterion, by its key. */
  percents: jsonb().$type<Record<string, number>>().notNull().default({}),
  firstId: number('first_id'),
  secondId: number('second_id'),
  moderatorId: number('moderator_id'),
  /** PRC-067: the person who requested a second rater. */
  secondAskedBy: number('second_asked_by'),
  /** The parts of the score of the run. */
  parts: jsonb().$type<ScorePart[]>().notNull(),
  /** PRC-038: the maximum of the total because of the run; null for no limit. */
  cap: smallint(),
  endedAt: moment('ended_at').notNull(),
  releasedAt: moment('released_at'),
  version: integer().notNull().default(0),
  createdAt: moment('created_at').notNull(),
  changedAt: moment('changed_at').notNull(),
})
export type AssessmentRow = typeof assessments.$inferSelect
export type NewAssessment = typeof assessments.$inferInsert

/** The role of the rater in a row of `assessment_ratings`. */
export type RatingRole = RaterRole | 'self' | 'peer'

export const assessmentRatings = pgTable(
  'assessment_ratings',
  {
    schoolId: number('school_id').notNull(),
    assessmentId: number('assessment_id').notNull(),
    criterion: text().notNull(),
    role: text().$type<RatingRole>().notNull(),
    raterId: number('rater_id').notNull(),
    /** Counted from 0, the lowest level. */
    level: smallint().notNull(),
    comment: text().notNull().default(''),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.assessmentId, table.criterion, table.role, table.raterId] }),
  ],
)
export type RatingRow = typeof assessmentRatings.$inferSelect

/** PRC-068: which students rate the work of another student. */
export const assessmentPeers = pgTable(
  'assessment_peers',
  {
    schoolId: number('school_id').notNull(),
    assessmentId: number('assessment_id').notNull(),
    userId: number('user_id').notNull(),
    givenAt: moment('given_at').notNull(),
    doneAt: moment('done_at'),
  },
  (table) => [primaryKey({ columns: [table.assessmentId, table.userId] })],
)

/**
 * PRC-066: percents that a teacher has set instead of the ratings. The last one of a criterion
 * counts.
 */
export const assessmentChanges = pgTable('assessment_changes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  schoolId: number('school_id').notNull(),
  assessmentId: number('assessment_id').notNull(),
  /** Null for the total. */
  criterion: text(),
  before: smallint(),
  /** Null if the change withdraws an earlier one. */
  after: smallint(),
  reason: text().notNull(),
  userId: number('user_id').notNull(),
  at: moment('at').notNull(),
})
export type ChangeRow = typeof assessmentChanges.$inferSelect
export type NewChange = typeof assessmentChanges.$inferInsert

/** PRC-070: the appeals of students against their assessments. */
export const assessmentAppeals = pgTable('assessment_appeals', {
  assessmentId: number('assessment_id').primaryKey(),
  schoolId: number('school_id').notNull(),
  text: text().notNull(),
  at: moment('at').notNull(),
  answer: text().notNull().default(''),
  answeredBy: number('answered_by'),
  answeredAt: moment('answered_at'),
  totalBefore: smallint('total_before'),
  totalAfter: smallint('total_after'),
})
export type AppealRow = typeof assessmentAppeals.$inferSelect
