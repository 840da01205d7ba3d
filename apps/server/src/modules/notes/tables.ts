import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const number = (name: string) => bigint(name, { mode: 'number' })
const moment = (name: string) => timestamp(name, { withTimezone: true })

export const courseNotes = pgTable('course_notes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  schoolId: number('school_id').notNull(),
  courseId: number('course_id').notNull(),
  lessonId: number('lesson_id').notNull(),
  authorId: number('author_id').notNull(),
  key: text().notNull(),
  second: integer().notNull(),
  content: text().notNull(),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
})

export type NewNote = typeof courseNotes.$inferInsert
