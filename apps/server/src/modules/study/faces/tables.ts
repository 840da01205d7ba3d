import { bigint, boolean, pgTable, smallint, text, timestamp, unique } from 'drizzle-orm/pg-core'

const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()
const number = (name: string) => bigint(name, { mode: 'number' })
const moment = (name: string) => timestamp(name, { withTimezone: true })

/** A person's last answer in a course, and a teacher's permission after a refusal. */
export const faceConsents = pgTable(
  'face_consents',
  {
    id: id(),
    schoolId: number('school_id').notNull(),
    courseId: number('course_id').notNull(),
    userId: number('user_id').notNull(),
    agreed: boolean().notNull(),
    textVersion: smallint('text_version').notNull(),
    decidedAt: moment('decided_at').notNull(),
    allowedBy: number('allowed_by'),
    allowedAt: moment('allowed_at'),
  },
  (table) => [unique().on(table.userId, table.courseId)],
)

/** Every answer and every permission. */
export const faceEvents = pgTable('face_events', {
  id: id(),
  schoolId: number('school_id').notNull(),
  courseId: number('course_id').notNull(),
  userId: number('user_id').notNull(),
  kind: text().$type<'agreed' | 'refused' | 'allowed' | 'takenBack'>().notNull(),
  actorId: number('actor_id').notNull(),
  textVersion: smallint('text_version'),
  at: moment('at').notNull(),
})

export const faceTickets = pgTable('face_tickets', {
  id: id(),
  schoolId: number('school_id').notNull(),
  courseId: number('course_id').notNull(),
  userId: number('user_id').notNull(),
  /** The requesting session, for which the photo is valid. */
  sessionId: number('session_id').notNull(),
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  replaced: boolean().notNull().default(false),
  usedAt: moment('used_at'),
})

export const facePhotos = pgTable('face_photos', {
  id: id(),
  schoolId: number('school_id').notNull(),
  courseId: number('course_id').notNull(),
  userId: number('user_id').notNull(),
  fileId: number('file_id'),
  takenAt: moment('taken_at').notNull(),
  removedAt: moment('removed_at'),
})

export const faceViews = pgTable('face_views', {
  id: id(),
  schoolId: number('school_id').notNull(),
  photoId: number('photo_id').notNull(),
  viewerId: number('viewer_id').notNull(),
  viewedAt: moment('viewed_at').notNull(),
})
