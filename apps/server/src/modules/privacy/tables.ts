import type { ArchivePart, Language } from '@titian/contract'
import { bigint, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core'

const number = (name: string) => bigint(name, { mode: 'number' })
const moment = (name: string) => timestamp(name, { withTimezone: true })

type ArchiveState = 'waiting' | 'ready' | 'failed' | 'ended'

/** ACC-299: archives of personal data that people ordered. */
export const dataArchives = pgTable('data_archives', {
  id: number('id').primaryKey().generatedAlwaysAsIdentity(),
  schoolId: number('school_id').notNull(),
  userId: number('user_id').notNull(),
  state: text().$type<ArchiveState>().notNull(),
  language: text().$type<Language>().notNull(),
  requestedAt: moment('requested_at').notNull(),
  aliveAt: moment('alive_at'),
  tries: smallint().notNull().default(0),
  madeAt: moment('made_at'),
  endsAt: moment('ends_at'),
  bytes: number('bytes'),
  storageKey: text('storage_key'),
  parts: jsonb().$type<Partial<Record<ArchivePart, number>>>().notNull().default({}),
})

export type ArchiveRow = typeof dataArchives.$inferSelect
