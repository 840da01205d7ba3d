import { bigint, pgTable, timestamp } from 'drizzle-orm/pg-core'

const number = (name: string) => bigint(name, { mode: 'number' })
const moment = (name: string) => timestamp(name, { withTimezone: true })
const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()

export const courseFavourites = pgTable('course_favourites', {
  id: id(),
  schoolId: number('school_id').notNull(),
  userId: number('user_id').notNull(),
  courseId: number('course_id').notNull(),
  createdAt: moment('created_at').notNull(),
})

export const courseVisits = pgTable('course_visits', {
  id: id(),
  schoolId: number('school_id').notNull(),
  userId: number('user_id').notNull(),
  courseId: number('course_id').notNull(),
  visitedAt: moment('visited_at').notNull(),
})
