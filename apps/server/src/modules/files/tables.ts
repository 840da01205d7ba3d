import type { FilePurpose } from '@titian/contract'
import { bigint, integer, numeric, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

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

/** FRM-402, OPS-073: the triggers of the table `files` write the used bytes and seconds. */
export const schoolStorage = pgTable('school_storage', {
  schoolId: bigint('school_id', { mode: 'number' }).primaryKey(),
  usedBytes: bigint('used_bytes', { mode: 'number' }).notNull().default(0),
  mostBytes: bigint('most_bytes', { mode: 'number' }),
  countedAt: timestamp('counted_at', { withTimezone: true }),
  videoSeconds: numeric('video_seconds', { precision: 14, scale: 3, mode: 'number' })
    .notNull()
    .default(0),
  mostVideoMinutes: integer('most_video_minutes'),
})

/** CRS-046: the videos whose conversion was attempted. */
export const videoConversions = pgTable('video_conversions', {
  fileId: bigint('file_id', { mode: 'number' }).primaryKey(),
  schoolId: bigint('school_id', { mode: 'number' }).notNull(),
  state: text().$type<'working' | 'made' | 'failed'>().notNull(),
  tries: integer().notNull().default(1),
  aliveAt: timestamp('alive_at', { withTimezone: true }).notNull(),
  problem: text(),
})

/**
 * CRS-046: a rendition is one fragmented MP4 whose playlist lists the byte ranges of its segments.
 */
export const videoRenditions = pgTable('video_renditions', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  schoolId: bigint('school_id', { mode: 'number' }).notNull(),
  sourceId: bigint('source_id', { mode: 'number' }).notNull(),
  fileId: bigint('file_id', { mode: 'number' }).notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  /** Bits per second of the heaviest segment. */
  bandwidth: integer().notNull(),
  averageBandwidth: integer('average_bandwidth').notNull(),
  codecs: text().notNull(),
  playlist: text().notNull(),
})

export type FileRow = typeof files.$inferSelect
export type NewFile = typeof files.$inferInsert
export type UploadRow = typeof uploads.$inferSelect
export type RenditionRow = typeof videoRenditions.$inferSelect
export type NewRendition = typeof videoRenditions.$inferInsert
