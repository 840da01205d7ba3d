import type { FilePurpose } from '@titian/contract'
import { bigint, numeric, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export type FileState = 'storing' | 'stored' | 'removed'

export const files = pgTable('files', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  schoolId: bigint('school_id', { mode: 'number' }).notNull(),
  ownerId: bigint('owner_id', { mode: 'number' }),
  uploadId: text('upload_id').unique(),
  storageKey: text('storage_key').notNull().unique(),
  name: text().notNull(),
  size: bigint({ mode: 'number' }).notNull(),
  type: text().notNull(),
  purpose: text().$type<FilePurpose>().notNull(),
  durationSeconds: numeric('duration_seconds', { precision: 12, scale: 3, mode: 'number' }),
  sha256: text().notNull(),
  state: text().$type<FileState>().notNull().default('stored'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})

export const uploads = pgTable('uploads', {
  id: text().primaryKey(),
  schoolId: bigint('school_id', { mode: 'number' }).notNull(),
  userId: bigint('user_id', { mode: 'number' }).notNull(),
  purpose: text().$type<FilePurpose>().notNull(),
  name: text().notNull(),
  size: bigint({ mode: 'number' }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

export type FileRow = typeof files.$inferSelect
export type NewFile = typeof files.$inferInsert
export type UploadRow = typeof uploads.$inferSelect
