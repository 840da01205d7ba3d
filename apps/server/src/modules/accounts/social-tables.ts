import { bigint, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core'

const number = (name: string) => bigint(name, { mode: 'number' })

/** Which social account signs in which account: at most one each way. */
export const socialBindings = pgTable(
  'social_bindings',
  {
    schoolId: number('school_id').notNull(),
    userId: number('user_id').notNull(),
    openId: text('open_id').notNull(),
    name: text().notNull(),
    boundAt: timestamp('bound_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ name: 'social_bindings_user', columns: [table.schoolId, table.userId] }),
    unique('social_bindings_open_id').on(table.schoolId, table.openId),
  ],
)
