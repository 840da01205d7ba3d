import type { Texts } from '@titian/contract'
import {
  bigint,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Gaps } from './gaps.ts'
import type { SystemWords } from './system-words.ts'

const number = (name: string) => bigint(name, { mode: 'number' })
const moment = (name: string) => timestamp(name, { withTimezone: true })

export const messages = pgTable('messages', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  schoolId: number('school_id').notNull(),
  /** CNT-022: 1 for a notice of the system, 2 for one of a course, 3 for a bulletin. */
  kind: smallint().notNull(),
  userId: number('user_id'),
  courseId: number('course_id'),
  authorId: number('author_id'),
  /** The class of a bulletin to one class (CNT-097). */
  className: text('class_name'),
  /** The title, if it was written without choosing a language. Otherwise `titles` has it. */
  title: text().notNull().default(''),
  content: text().notNull().default(''),
  titles: jsonb().$type<Texts>().notNull().default({}),
  contents: jsonb().$type<Texts>().notNull().default({}),
  /** The key of the form that sent the notice: sending the form again creates no second notice. */
  key: uuid(),
  words: text().$type<SystemWords>(),
  gaps: jsonb().$type<Gaps>().notNull().default({}),
  url: text(),
  /**
   * The subject of a system notice. It is present while the notice is unread, so that further
   * notices about the subject replace it (CNT-105).
   */
  digestKey: text('digest_key'),
  times: integer().notNull().default(1),
  /** CNT-112: the number of chosen students; null for a notice to everybody of its audience. */
  told: integer(),
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

/**
 * The recipients of a notice to chosen students. They keep the notice when they leave the course.
 */
export const messageRecipients = pgTable(
  'message_recipients',
  {
    schoolId: number('school_id').notNull(),
    userId: number('user_id').notNull(),
    messageId: number('message_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.userId, table.messageId] })],
)

export type MessageRow = typeof messages.$inferSelect
export type NewMessage = typeof messages.$inferInsert
