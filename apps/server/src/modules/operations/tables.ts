import type { Texts } from '@titian/contract'
import { bigint, integer, jsonb, pgTable, timestamp } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** OPS-076: notices of planned maintenance; they concern all schools. */
export const maintenanceNotices = pgTable('maintenance_notices', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  leadHours: integer('lead_hours').notNull().default(24),
  texts: jsonb().$type<Texts>().notNull().default({}),
  version: integer().notNull().default(1),
  createdAt: moment('created_at').notNull(),
  changedAt: moment('changed_at').notNull(),
  withdrawnAt: moment('withdrawn_at'),
})

export type MaintenanceRow = typeof maintenanceNotices.$inferSelect
export type MaintenanceValues = Pick<
  MaintenanceRow,
  'startsAt' | 'endsAt' | 'leadHours' | 'texts' | 'changedAt'
>
