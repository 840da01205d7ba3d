import type { AuditAction } from '@titian/contract'
import { bigint, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** One changed field, as readable texts. */
export interface AuditChange {
  field: string
  before: string
  after: string
}

const number = (name: string) => bigint(name, { mode: 'number' })

export const auditEntries = pgTable('audit_entries', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  schoolId: number('school_id').notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
  action: text().$type<AuditAction>().notNull(),
  actorId: number('actor_id').notNull(),
  impersonatedId: number('acting_for_id'),
  subjectId: number('subject_id'),
  detail: jsonb().$type<AuditChange[]>().notNull().default([]),
  reason: text(),
  address: text().notNull().default(''),
})
