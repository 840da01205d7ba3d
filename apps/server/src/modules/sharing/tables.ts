import { bigint, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core'

const number = (name: string) => bigint(name, { mode: 'number' })
const moment = (name: string) => timestamp(name, { withTimezone: true })

export const shareLinks = pgTable('share_links', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  schoolId: number('school_id').notNull(),
  courseId: number('course_id').notNull(),
  createdBy: number('created_by').notNull(),
  code: text().notNull(),
  /** 1 copied link, 2 QR picture. */
  way: smallint().$type<1 | 2>().notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at'),
  withdrawnAt: moment('withdrawn_at'),
  activatedBy: number('activated_by'),
  activatedAt: moment('activated_at'),
})

export type NewShareLink = typeof shareLinks.$inferInsert
