import { bigint, boolean, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core'

const number = (name: string) => bigint(name, { mode: 'number' })
const moment = (name: string) => timestamp(name, { withTimezone: true })
const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()

export const courseReviews = pgTable('course_reviews', {
  id: id(),
  schoolId: number('school_id').notNull(),
  courseId: number('course_id').notNull(),
  authorId: number('author_id').notNull(),
  stars: smallint().notNull(),
  content: text().notNull().default(''),
  /** Number of reports that staff have not handled. */
  reports: integer().notNull().default(0),
  hidden: boolean().notNull().default(false),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
})

export const reviewReports = pgTable('review_reports', {
  id: id(),
  schoolId: number('school_id').notNull(),
  userId: number('user_id').notNull(),
  reviewId: number('review_id').notNull(),
  createdAt: moment('created_at').notNull(),
})

export type NewReview = typeof courseReviews.$inferInsert
