import { bigint, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

const number = (name: string) => bigint(name, { mode: 'number' })

/** Which draft a form or a file became. */
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
