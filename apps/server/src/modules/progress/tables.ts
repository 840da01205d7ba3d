import type { Language } from '@titian/contract'
import { bigint, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

const number = (name: string) => bigint(name, { mode: 'number' })

/** CRS-196: the private address of one person's dates. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    schoolId: number('school_id').notNull(),
    userId: number('user_id').notNull(),
    token: text().notNull().unique(),
    /** Calendar programs send none of their own. */
    language: text().$type<Language>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.userId] })],
)
