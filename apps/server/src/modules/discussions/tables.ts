import { bigint, boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const number = (name: string) => bigint(name, { mode: 'number' })
const moment = (name: string) => timestamp(name, { withTimezone: true })
const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()

const written = {
  id: id(),
  schoolId: number('school_id').notNull(),
  authorId: number('author_id').notNull(),
  content: text().notNull(),
  /** Number of reports that await a decision of the staff. */
  reports: integer().notNull().default(0),
  hidden: boolean().notNull().default(false),
  createdAt: moment('created_at').notNull(),
  removedAt: moment('removed_at'),
}

export const questions = pgTable('discussion_questions', {
  ...written,
  courseId: number('course_id').notNull(),
  /** Number of answers that are not hidden. */
  answers: integer().notNull().default(0),
  answeredByTeacher: boolean('answered_by_teacher').notNull().default(false),
})

export const answers = pgTable('discussion_answers', {
  ...written,
  questionId: number('question_id').notNull(),
  byTeacher: boolean('by_teacher').notNull(),
})

export const reports = pgTable('discussion_reports', {
  id: id(),
  schoolId: number('school_id').notNull(),
  userId: number('user_id').notNull(),
  questionId: number('question_id'),
  answerId: number('answer_id'),
  createdAt: moment('created_at').notNull(),
})

export type NewQuestion = typeof questions.$inferInsert
export type NewAnswer = typeof answers.$inferInsert
