import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import type { importStates, PeopleFilter } from '@titian/contract'

const number = (name: string) => bigint(name, { mode: 'number' })
const moment = (name: string) => timestamp(name, { withTimezone: true })

export type ImportState = (typeof importStates)[number]

/** Imported sheets of every kind. `waiting` contains valid rows until they are applied. */
export const sheetImports = pgTable('sheet_imports', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  schoolId: number('school_id').notNull(),
  kind: text().notNull(),
  options: jsonb().notNull().default({}),
  fileName: text('file_name').notNull(),
  state: text().$type<ImportState>().notNull().default('previewed'),
  waiting: jsonb().$type<unknown[]>().notNull().default([]),
  fresh: integer().notNull(),
  changed: integer().notNull(),
  faulty: integer().notNull(),
  byUserId: number('by_user_id').notNull(),
  createdAt: moment('created_at').notNull(),
  confirmedAt: moment('confirmed_at'),
  undoneAt: moment('undone_at'),
})

/** What an import did to each row. Without `before`, the import created the row. */
export const sheetImportEffects = pgTable(
  'sheet_import_effects',
  {
    schoolId: number('school_id').notNull(),
    importId: number('import_id').notNull(),
    targetId: number('target_id').notNull(),
    before: jsonb(),
    after: jsonb(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.importId, table.targetId] })],
)

/** Saved filters of the list of people, by staff member (ACC-288). */
export const peopleViews = pgTable(
  'people_views',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    schoolId: number('school_id').notNull(),
    userId: number('user_id').notNull(),
    name: text().notNull(),
    filter: jsonb().$type<PeopleFilter>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [unique().on(table.schoolId, table.userId, table.name)],
)

export type NewSheetImport = typeof sheetImports.$inferInsert
export type SheetImportRow = typeof sheetImports.$inferSelect

/**
 * OPS-085: the number of accounts for each combination of roles and state; written by triggers of
 * `users` only. Its sum over all slots is exact.
 */
export const peopleTallies = pgTable(
  'people_tallies',
  {
    schoolId: number('school_id').notNull(),
    slot: smallint().notNull(),
    roles: text().notNull(),
    disabled: boolean().notNull(),
    people: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.slot, table.roles, table.disabled] })],
)
