import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** OPS-007: one run of a removal of old rows. */
export const retentionRuns = pgTable('retention_runs', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text().notNull(),
  /** Rows from before this moment were removed. */
  keptFrom: timestamp('kept_from', { withTimezone: true }).notNull(),
  removed: bigint({ mode: 'number' }).notNull().default(0),
  /** The moment of the oldest row after the run; null if no row was left. */
  oldestAt: timestamp('oldest_at', { withTimezone: true }),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
  /** Null while the run lasts, and if its process was killed. */
  endedAt: timestamp('ended_at', { withTimezone: true }),
})
