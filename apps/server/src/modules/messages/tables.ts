import { bigint, jsonb, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import type { SystemWords } from './system-words.ts'

const number = (name: string) => bigint(name, { mode: 'number' })
const moment = (name: string) => timestamp(name, { withTimezone: true })

export const messages = pgTable('messages', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  schoolId: number('school_id').notNull(),
  /** CNT-022: 1 system, 2 course, 3 bulletin. */
  kind: smallint().notNull(),
  userId: number('user_id'),
  courseId: number('course_id'),
  authorId: number('author_id'),
  title: text().notNull().default(''),
  content: text().notNull().default(''),
  words: text().$type<SystemWords>(),
  gaps: jsonb().$type<Record<string, string>>().notNull().default({}),
  url: text(),
  createdAt: moment('created_at').notNull(),
  removedAt: moment('removed_at'),
})

export const messageReads = pgTable(
  'message_reads',
  {
    schoolId: number('school_id').notNull(),
    userId: number('user_id').notNull(),
    messageId: number('message_id').notNull(),
    readAt: moment('read_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.userId, table.messageId] })],
)

export type MessageRow = typeof messages.$inferSelect
export type NewMessage = typeof messages.$inferInsert
