import { bigint, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

const number = (name: string) => bigint(name, { mode: 'number' })

/** The draft that was made from a form or a file. */
export const courseMakings = pgTable(
  'course_makings',
  {
    schoolId: number('school_id').notNull(),
    userId: number('user_id').notNull(),
    key: text().notNull(),
    courseId: number('course_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.userId, table.key] })],
)
