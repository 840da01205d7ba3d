import type { Language, MailKind } from '@titian/contract'
import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const number = (name: string) => bigint(name, { mode: 'number' })
const moment = (name: string) => timestamp(name, { withTimezone: true })

export const mailAddresses = pgTable('mail_addresses', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  schoolId: number('school_id').notNull(),
  userId: number('user_id').notNull(),
  /** The confirmed address. */
  address: text(),
  /** The unconfirmed address. */
  waiting: text(),
  linkHash: text('link_hash').notNull(),
  linkEndsAt: moment('link_ends_at').notNull(),
  linkUsedAt: moment('link_used_at'),
  kinds: text().array().$type<MailKind[]>().notNull().default([]),
  language: text().$type<Language>().notNull(),
  /** Scheme and host for links. */
  origin: text().notNull(),
  createdAt: moment('created_at').notNull(),
})

export type MailAddressRow = typeof mailAddresses.$inferSelect
