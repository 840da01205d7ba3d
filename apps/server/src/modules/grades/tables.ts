import { bigint, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core'

const number = (name: string) => bigint(name, { mode: 'number' })
const moment = (name: string) => timestamp(name, { withTimezone: true })
const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()

/** TCH-048: percents of the result, which add up to 100. */
export const assessmentStandards = pgTable('assessment_standards', {
  id: id(),
  schoolId: number('school_id').notNull(),
  courseId: number('course_id').notNull().unique(),
  watchVideo: smallint('watch_video').notNull(),
  unitTesting: smallint('unit_testing').notNull(),
  theFinalExam: smallint('the_final_exam').notNull(),
  logSig: smallint('log_sig').notNull(),
  interactiveQuestion: smallint('interactive_question').notNull(),
  daysAsked: integer('days_asked').notNull().default(10),
  postsAsked: integer('posts_asked').notNull().default(5),
  version: integer().notNull().default(1),
  changedAt: moment('changed_at').notNull(),
})

/**
 * TCH-091: marks given by teachers. A row without an end is in force. A row with neither
 * examination nor item is the result of the course.
 */
export const gradeOverrides = pgTable('grade_overrides', {
  id: id(),
  schoolId: number('school_id').notNull(),
  courseId: number('course_id').notNull(),
  userId: number('user_id').notNull(),
  examinationId: number('examination_id'),
  itemId: number('item_id'),
  /** The points in hundredths. */
  points: integer().notNull(),
  reason: text().notNull(),
  givenBy: number('given_by').notNull(),
  givenAt: moment('given_at').notNull(),
  endedBy: number('ended_by'),
  endedAt: moment('ended_at'),
  /** The computed mark at the time when this mark was given, in hundredths of a point. */
  computed: integer(),
  /** The reason of the withdrawal; null if another mark replaced this mark. */
  endReason: text('end_reason'),
})

/** TCH-179: texts that a teacher uses repeatedly as comments on marked work. */
export const markComments = pgTable('mark_comments', {
  id: id(),
  schoolId: number('school_id').notNull(),
  authorId: number('author_id').notNull(),
  name: text().notNull(),
  content: text().notNull(),
  createdAt: moment('created_at').notNull(),
})

export type StandardRow = typeof assessmentStandards.$inferSelect
export type OverrideRow = typeof gradeOverrides.$inferSelect
