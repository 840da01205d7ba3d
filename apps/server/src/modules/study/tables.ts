import {
  bigint,
  boolean,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import type { Interval } from './rules.ts'

const number = (name: string) => bigint(name, { mode: 'number' })
const moment = (name: string) => timestamp(name, { withTimezone: true })

export const videoProgress = pgTable(
  'video_progress',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    schoolId: number('school_id').notNull(),
    userId: number('user_id').notNull(),
    courseId: number('course_id').notNull(),
    lessonId: number('lesson_id').notNull(),
    /** The watched video; the lesson may have another one now. */
    fileId: number('file_id'),
    /** The watched intervals in milliseconds, sorted and separate. */
    intervals: jsonb().$type<Interval[]>().notNull().default([]),
    watchedSeconds: doublePrecision('watched_seconds').notNull().default(0),
    position: doublePrecision().notNull().default(0),
    furthest: doublePrecision().notNull().default(0),
    done: boolean().notNull().default(false),
    doneAt: moment('done_at'),
    version: integer().notNull().default(1),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [unique().on(table.userId, table.lessonId)],
)

export const playingSessions = pgTable('playing_sessions', {
  id: text().primaryKey(),
  schoolId: number('school_id').notNull(),
  userId: number('user_id').notNull(),
  lessonId: number('lesson_id').notNull(),
  openedAt: moment('opened_at').notNull(),
  /** Real time is credited up to this time; late reports may earn the rest. */
  earnedUntil: moment('last_report_at'),
  lastSeq: integer('last_seq').notNull().default(0),
  superseded: boolean().notNull().default(false),
})
