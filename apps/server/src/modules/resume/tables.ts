import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import type { StoredContent } from './content/content.ts'

const number = (name: string) => bigint(name, { mode: 'number' })
const moment = (name: string) => timestamp(name, { withTimezone: true })

/** RES-012: one of each person, made by the first change. */
export const resumes = pgTable('resumes', {
  userId: number('user_id').primaryKey(),
  schoolId: number('school_id').notNull(),
  revision: integer().notNull(),
  content: jsonb().$type<StoredContent>().notNull(),
  savedAt: moment('saved_at').notNull(),
})

/** RES-080. */
export const resumeShares = pgTable('resume_shares', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  schoolId: number('school_id').notNull(),
  userId: number('user_id').notNull(),
  days: integer().$type<7 | 30 | 90>().notNull(),
  withContact: boolean('with_contact').notNull(),
  withVideo: boolean('with_video').notNull().default(false),
  createdAt: moment('created_at').notNull(),
  /** The link of this address can be renewed after that. */
  endsAt: moment('ends_at').notNull(),
  withdrawnAt: moment('withdrawn_at'),
  openings: integer().notNull().default(0),
})

/** RES-028: one of a person. */
export const resumeVideos = pgTable('resume_videos', {
  userId: number('user_id').primaryKey(),
  schoolId: number('school_id').notNull(),
  fileId: number('file_id').notNull(),
  savedAt: moment('saved_at').notNull(),
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

/** RES-077. */
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
