import { bigint, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { importStates } from '@titian/contract'
import type { ImportRole, PersonValues, WaitingRow } from './imports/rules.ts'

const number = (name: string) => bigint(name, { mode: 'number' })

export type ImportState = (typeof importStates)[number]

export const peopleImports = pgTable('people_imports', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  schoolId: number('school_id').notNull(),
  byUserId: number('by_user_id').notNull(),
  role: text().$type<ImportRole>().notNull(),
  fileName: text('file_name').notNull(),
  state: text().$type<ImportState>().notNull().default('previewed'),
  waiting: jsonb().$type<WaitingRow[]>().notNull().default([]),
  fresh: integer().notNull(),
  changed: integer().notNull(),
  faulty: integer().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

/** Without `before` the import made the account. */
export const peopleImportEffects = pgTable(
  'people_import_effects',
  {
    schoolId: number('school_id').notNull(),
    importId: number('import_id').notNull(),
    personId: number('person_id').notNull(),
    before: jsonb().$type<PersonValues>(),
    after: jsonb().$type<PersonValues>(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.importId, table.personId] })],
)

export type NewImport = typeof peopleImports.$inferInsert
