import {
  bigint,
  boolean,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import type { Stretch } from './rules.ts'

const number = (name: string) => bigint(name, { mode: 'number' })
const moment = (name: string) => timestamp(name, { withTimezone: true })

export const enrolments = pgTable(
  'enrolments',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    schoolId: number('school_id').notNull(),
    userId: number('user_id').notNull(),
    courseId: number('course_id').notNull(),
    joinedAt: moment('joined_at').notNull(),
    /** CRS-053: 1 in progress, 2 completed. */
    status: smallint().notNull().default(1),
    completedAt: moment('completed_at'),
    lastLessonId: number('last_lesson_id'),
    lastStudyAt: moment('last_study_at'),
    lessonsDone: integer('lessons_done').notNull().default(0),
    examsTotal: integer('exams_total').notNull().default(0),
    examsSubmitted: integer('exams_submitted').notNull().default(0),
  },
  (table) => [unique().on(table.userId, table.courseId)],
)

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
    /** The watched stretches in milliseconds, sorted and apart from each other. */
    intervals: jsonb().$type<Stretch[]>().notNull().default([]),
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

export type EnrolmentRow = typeof enrolments.$inferSelect
