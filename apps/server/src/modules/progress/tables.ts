import type { Language } from '@titian/contract'
import { bigint, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

const number = (name: string) => bigint(name, { mode: 'number' })

/** CRS-196: the private calendar addresses. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    schoolId: number('school_id').notNull(),
    userId: number('user_id').notNull(),
    token: text().notNull().unique(),
    /** The language of the calendar. It is stored, because calendar programs send no language. */
    language: text().$type<Language>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.userId] })],
)
