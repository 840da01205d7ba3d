import type { Language } from '@titian/contract'
import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { MailReason } from './mail.ts'

const number = (name: string) => bigint(name, { mode: 'number' })
const moment = (name: string) => timestamp(name, { withTimezone: true })

export type MailState = 'queued' | 'sending' | 'sent' | 'failed' | 'bounced'

export const mails = pgTable('mails', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  schoolId: number('school_id').notNull(),
  kind: text().notNull(),
  toName: text('to_name').notNull().default(''),
  toAddress: text('to_address').notNull(),
  fromName: text('from_name').notNull().default(''),
  replyName: text('reply_name').notNull().default(''),
  replyAddress: text('reply_address').notNull().default(''),
  offUrl: text('off_url').notNull().default(''),
  language: text().$type<Language>().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  html: text().notNull().default(''),
  aboutKind: text('about_kind'),
  aboutId: number('about_id'),
  state: text().$type<MailState>().notNull().default('queued'),
  tries: integer().notNull().default(0),
  queuedAt: moment('queued_at').notNull(),
  nextTryAt: moment('next_try_at'),
  sentAt: moment('sent_at'),
  failedAt: moment('failed_at'),
  reason: text().$type<MailReason>(),
  lastError: text('last_error').notNull().default(''),
  messageId: text('message_id').notNull(),
  createdAt: moment('created_at').notNull(),
})

export type MailRow = typeof mails.$inferSelect
export type NewMail = typeof mails.$inferInsert
