import type { IdentityKind } from '@titian/contract'
import { bigint, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const number = (name: string) => bigint(name, { mode: 'number' })
const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()

export type RosterKind = 'student' | 'teacher'

export const rosterEntries = pgTable('roster_entries', {
  id: id(),
  schoolId: number('school_id').notNull(),
  kind: text().$type<RosterKind>().notNull(),
  number: text().notNull(),
  numberKey: text('number_key').notNull(),
  name: text().notNull(),
  nameKey: text('name_key').notNull(),
  areaCode: text('area_code'),
  mobile: text(),
  department: text(),
  major: text(),
  className: text('class_name'),
  takenBy: number('held_by'),
  takenAt: moment('held_at'),
  importId: number('import_id'),
  createdAt: moment('created_at').notNull(),
})

export const identityRequests = pgTable('identity_requests', {
  id: id(),
  schoolId: number('school_id').notNull(),
  userId: number('user_id').notNull(),
  kind: text().$type<IdentityKind>().notNull(),
  name: text().notNull(),
  number: text().notNull(),
  numberKey: text('number_key').notNull(),
  university: text().notNull().default(''),
  department: text().notNull().default(''),
  major: text().notNull().default(''),
  className: text('class_name').notNull().default(''),
  status: smallint().notNull().default(1),
  submittedAt: moment('submitted_at').notNull(),
  reason: text(),
  decidedBy: number('decided_by'),
  decidedAt: moment('decided_at'),
})

export type RosterEntryRow = typeof rosterEntries.$inferSelect
export type RequestRow = typeof identityRequests.$inferSelect
export type NewRequest = typeof identityRequests.$inferInsert
