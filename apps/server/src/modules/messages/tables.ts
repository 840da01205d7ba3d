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
  /** CNT-022: 1 system, 2 course, 3 bulletin. */
  kind: smallint().notNull(),
  userId: number('user_id'),
  courseId: number('course_id'),
  authorId: number('author_id'),
  /** A bulletin for one class alone (CNT-097). */
  className: text('class_name'),
  /** What was written without naming a language; else the texts of the languages. */
  title: text().notNull().default(''),
  content: text().notNull().default(''),
  titles: jsonb().$type<Texts>().notNull().default({}),
  contents: jsonb().$type<Texts>().notNull().default({}),
  /** Of the form that sent it: the same is one notice. */
  key: uuid(),
  words: text().$type<SystemWords>(),
  gaps: jsonb().$type<Gaps>().notNull().default({}),
  url: text(),
  /** What a system notice is about, as long as it is unread and gathers those of the same (CNT-105). */
  digestKey: text('digest_key'),
  times: integer().notNull().default(1),
  /** To chosen students of the course (CNT-112): how many they were. */
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

/** Whom a notice to chosen students is for; it stays theirs when they leave the course. */
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
