import type { certificateKinds, Texts } from '@titian/contract'
import {
  bigint,
  boolean,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'

const number = (name: string) => bigint(name, { mode: 'number' })
const moment = (name: string) => timestamp(name, { withTimezone: true })

/** CNT-080: the courses that give a certificate; one without a row gives none. */
export const certificateCourses = pgTable(
  'certificate_courses',
  {
    schoolId: number('school_id').notNull(),
    courseId: number('course_id').notNull(),
    gives: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.courseId] })],
)

/** CNT-072: but for its revocation no row is ever changed, and none is deleted. */
export const certificates = pgTable('certificates', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  schoolId: number('school_id').notNull(),
  number: text().notNull().unique(),
  userId: number('user_id').notNull(),
  kind: text().$type<(typeof certificateKinds)[number]>().notNull(),
  /** Nothing once the course is removed, and for what was earned otherwise. */
  courseId: number('course_id'),
  /** The training that this course carries (TRN-067). */
  trainingId: number('training_id'),
  holderName: text('holder_name').notNull(),
  schoolTitle: jsonb('school_title').$type<Texts>().notNull(),
  courseNames: jsonb('course_names').$type<Texts>().notNull(),
  credit: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull(),
  /** Of 100; null where nothing was to be measured. */
  result: numeric({ precision: 4, scale: 1, mode: 'number' }),
  issuedAt: moment('issued_at').notNull(),
  /** Null where the platform issued it. */
  issuedBy: number('issued_by'),
  importId: number('import_id'),
  /** The revoked one in whose place it stands (CNT-071). */
  replacesId: number('replaces_id'),
  revokedAt: moment('revoked_at'),
  revokedBy: number('revoked_by'),
  revokeReason: text('revoke_reason'),
})

export type CertificateRow = typeof certificates.$inferSelect
export type NewCertificate = typeof certificates.$inferInsert
