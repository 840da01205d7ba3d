import {
  bigint,
  boolean,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })
const number = (name: string) => bigint(name, { mode: 'number' })

export const twoSteps = pgTable(
  'two_steps',
  {
    schoolId: number('school_id').notNull(),
    userId: number('user_id').notNull(),
    sealedSecret: text('sealed_secret').notNull(),
    createdAt: moment('created_at').notNull(),
    confirmedAt: moment('confirmed_at'),
    lastUsedStep: number('last_used_step').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.userId] })],
)

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    schoolId: number('school_id').notNull(),
    userId: number('user_id').notNull(),
    codeHash: text('code_hash').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.userId, table.codeHash] })],
)

export const secondStepTickets = pgTable('second_step_tickets', {
  tokenHash: text('token_hash').primaryKey(),
  schoolId: number('school_id').notNull(),
  userId: number('user_id').notNull(),
  remembered: boolean().notNull(),
  teacher: boolean().notNull(),
  tries: smallint().notNull().default(0),
  expiresAt: moment('expires_at').notNull(),
})

export type TwoStepRow = typeof twoSteps.$inferSelect
