import {
  bigint,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'

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
  /** The number of people who may join by the link. */
  seats: integer().notNull().default(1),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at'),
  withdrawnAt: moment('withdrawn_at'),
  /** The person who took the last seat of the link. */
  activatedBy: number('activated_by'),
  activatedAt: moment('activated_at'),
})

export const shareLinkUses = pgTable(
  'share_link_uses',
  {
    schoolId: number('school_id').notNull(),
    linkId: number('link_id').notNull(),
    userId: number('user_id').notNull(),
    usedAt: moment('used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.linkId, table.userId] })],
)

export type NewShareLink = typeof shareLinks.$inferInsert
