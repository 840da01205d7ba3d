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
    /** The video that was watched; the lesson may have another one by now. */
    fileId: number('file_id'),
    /** The watched intervals in milliseconds, sorted and apart from each other. */
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
  /** Real time up to here has been earned with; what is left may still be earned by reports that come late. */
  earnedUntil: moment('last_report_at'),
  lastSeq: integer('last_seq').notNull().default(0),
  superseded: boolean().notNull().default(false),
})
