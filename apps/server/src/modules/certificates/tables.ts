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

/** CNT-080: whether a course gives certificates. A course without a row gives none. */
export const certificateCourses = pgTable(
  'certificate_courses',
  {
    schoolId: number('school_id').notNull(),
    courseId: number('course_id').notNull(),
    gives: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.courseId] })],
)

/** CNT-072: only the revocation of a row changes, and no row is deleted. */
export const certificates = pgTable('certificates', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  schoolId: number('school_id').notNull(),
  number: text().notNull().unique(),
  userId: number('user_id').notNull(),
  kind: text().$type<(typeof certificateKinds)[number]>().notNull(),
  /** Null after the course was removed, and for a certificate of anything but a course. */
  courseId: number('course_id'),
  /** The training that the course carries (TRN-067); null for a course without a training. */
  trainingId: number('training_id'),
  holderName: text('holder_name').notNull(),
  schoolTitle: jsonb('school_title').$type<Texts>().notNull(),
  courseNames: jsonb('course_names').$type<Texts>().notNull(),
  credit: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull(),
  /** The result of 0 to 100; null if there was nothing to measure. */
  result: numeric({ precision: 4, scale: 1, mode: 'number' }),
  issuedAt: moment('issued_at').notNull(),
  /** The member of staff who issued the certificate; null if the platform issued it. */
  issuedBy: number('issued_by'),
  importId: number('import_id'),
  /** The revoked certificate that this certificate replaces (CNT-071). */
  replacesId: number('replaces_id'),
  revokedAt: moment('revoked_at'),
  revokedBy: number('revoked_by'),
  revokeReason: text('revoke_reason'),
})

export type CertificateRow = typeof certificates.$inferSelect
export type NewCertificate = typeof certificates.$inferInsert
