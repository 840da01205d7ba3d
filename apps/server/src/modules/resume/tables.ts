import type { CommentSection } from '@titian/contract'
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
} from 'drizzle-orm/pg-core'
import type { StoredContent } from './content/content.ts'

const number = (name: string) => bigint(name, { mode: 'number' })
const moment = (name: string) => timestamp(name, { withTimezone: true })

/** RES-012: one resume for each person, created by the first change. */
export const resumes = pgTable('resumes', {
  userId: number('user_id').primaryKey(),
  schoolId: number('school_id').notNull(),
  revision: integer().notNull(),
  content: jsonb().$type<StoredContent>().notNull(),
  savedAt: moment('saved_at').notNull(),
  /** RES-087, RES-091: null until a resume from before this column was counted. */
  points: smallint(),
})

/** RES-080: sharing links. */
export const resumeShares = pgTable('resume_shares', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  schoolId: number('school_id').notNull(),
  userId: number('user_id').notNull(),
  days: integer().$type<7 | 30 | 90>().notNull(),
  withContact: boolean('with_contact').notNull(),
  withVideo: boolean('with_video').notNull().default(false),
  createdAt: moment('created_at').notNull(),
  /**
   * The time until which the link is valid; afterwards the link can be renewed with the same
   * address.
   */
  endsAt: moment('ends_at').notNull(),
  withdrawnAt: moment('withdrawn_at'),
  openings: integer().notNull().default(0),
})

/** RES-028: one video for each person. */
export const resumeVideos = pgTable('resume_videos', {
  userId: number('user_id').primaryKey(),
  schoolId: number('school_id').notNull(),
  fileId: number('file_id').notNull(),
  savedAt: moment('saved_at').notNull(),
})

/** RES-120: a student's request to a teacher for comments on a copy. */
export const resumeReviews = pgTable('resume_reviews', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  schoolId: number('school_id').notNull(),
  /** The student. */
  userId: number('user_id').notNull(),
  teacherId: number('teacher_id').notNull(),
  key: text().notNull(),
  note: text().notNull(),
  withContact: boolean('with_contact').notNull(),
  /** The copied revision. */
  revision: integer().notNull(),
  /** The copy for the teacher; deleted when the student withdraws the request (RES-125). */
  content: jsonb().$type<StoredContent>(),
  createdAt: moment('created_at').notNull(),
  finishedAt: moment('finished_at'),
  withdrawnAt: moment('withdrawn_at'),
})

/** RES-127: comments of teachers. */
export const resumeComments = pgTable('resume_comments', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  reviewId: number('review_id').notNull(),
  key: text().notNull(),
  section: text().$type<CommentSection>().notNull(),
  /** The id of an entry of the copy, or empty for the whole section. */
  entryKey: text('entry_key').notNull(),
  entryTitle: text('entry_title').notNull(),
  content: text().notNull(),
  createdAt: moment('created_at').notNull(),
  changedAt: moment('changed_at'),
  resolvedAt: moment('resolved_at'),
})

export type RevisionAct =
  | 'created'
  | 'added'
  | 'changed'
  | 'removed'
  | 'ordered'
  | 'restored'
  | 'imported'
  | 'filled'
  | 'fitted'

/** RES-077: revisions of resumes. */
export const resumeRevisions = pgTable(
  'resume_revisions',
  {
    userId: number('user_id').notNull(),
    revision: integer().notNull(),
    part: text().notNull(),
    entryId: text('entry_id'),
    act: text().$type<RevisionAct>().notNull(),
    content: jsonb().$type<StoredContent>().notNull(),
    beganAt: moment('began_at').notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.revision] })],
)
