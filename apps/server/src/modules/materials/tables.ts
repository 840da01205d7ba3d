import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const number = (name: string) => bigint(name, { mode: 'number' })

export const materials = pgTable('course_materials', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  schoolId: number('school_id').notNull(),
  courseId: number('course_id').notNull(),
  /** The chapter of the file; null for a file of the whole course. */
  chapterId: number('chapter_id'),
  fileId: number('file_id').notNull().unique(),
  name: text().notNull(),
  /** Position from 1 within the chapter or the files of the whole course. */
  sort: integer().notNull(),
  createdBy: number('created_by').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  version: integer().notNull().default(1),
})

export type NewMaterial = typeof materials.$inferInsert
