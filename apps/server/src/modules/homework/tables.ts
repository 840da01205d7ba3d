import type { Comparison, ReportOutcome, ResourcesType } from '@titian/contract'
import {
  bigint,
  boolean,
  integer,
  numeric,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'

const number = (name: string) => bigint(name, { mode: 'number' })
const moment = (name: string) => timestamp(name, { withTimezone: true })
const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()
const score = () => numeric({ precision: 6, scale: 2, mode: 'number' })

export const homeworkItems = pgTable('homework_items', {
  id: id(),
  schoolId: number('school_id').notNull(),
  courseId: number('course_id').notNull(),
  chapterId: number('chapter_id'),
  lessonId: number('lesson_id'),
  authorId: number('author_id').notNull(),
  resourcesType: smallint('resources_type').$type<ResourcesType>().notNull(),
  title: text().notNull(),
  description: text().notNull().default(''),
  link: text().notNull().default(''),
  points: integer().notNull(),
  /**
   * A practical task has both number and pass line, other tasks have neither (TRN-041). The rules
   * on prerequisites refer to the number.
   */
  taskNumber: integer('task_number'),
  passLine: numeric('pass_line', { precision: 6, scale: 2, mode: 'number' }),
  endTime: moment('end_time'),
  lateAllowed: boolean('late_allowed').notNull().default(false),
  released: boolean().notNull().default(false),
  rubricChosen: boolean('rubric_chosen').notNull().default(false),
  sort: integer().notNull().default(0),
  version: integer().notNull().default(1),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
})

/** The version of a school's rules about practical tasks, which rises with each change of them. */
export const prerequisiteSets = pgTable('task_prerequisite_sets', {
  schoolId: number('school_id').primaryKey(),
  version: integer().notNull().default(1),
})

/** TRN-046: a practical task that opens only after another practical task. */
export const prerequisites = pgTable(
  'task_prerequisites',
  {
    id: id(),
    schoolId: number('school_id').notNull(),
    taskNumber: integer('task_number').notNull(),
    requiredNumber: integer('required_number').notNull(),
    comparison: text().$type<Comparison>().notNull(),
  },
  (table) => [unique().on(table.schoolId, table.taskNumber, table.requiredNumber)],
)

export const handIns = pgTable('hand_ins', {
  id: id(),
  schoolId: number('school_id').notNull(),
  itemId: number('item_id').notNull(),
  userId: number('user_id').notNull(),
  /** The version of the hand-in of one student, from 1. */
  number: integer().notNull(),
  newest: boolean().notNull().default(true),
  fileId: number('file_id'),
  fileName: text('file_name').notNull().default(''),
  content: text().notNull().default(''),
  handedInAt: moment('handed_in_at').notNull(),
  late: boolean().notNull().default(false),
  score: score(),
  comment: text().notNull().default(''),
  returnedFileId: number('returned_file_id'),
  gradedBy: number('graded_by'),
  gradedAt: moment('graded_at'),
  ratedAt: moment('rated_at'),
  version: integer().notNull().default(1),
})

export const handInGrades = pgTable('hand_in_grades', {
  id: id(),
  schoolId: number('school_id').notNull(),
  handInId: number('hand_in_id').notNull(),
  /** Null if an outside system reported the score (PRC-019). */
  gradedBy: number('graded_by'),
  gradedAt: moment('graded_at').notNull(),
  score: score().notNull(),
  comment: text().notNull().default(''),
  returnedFileId: number('returned_file_id'),
})

/** PRC-019: keys of outside practice systems. */
export const practiceKeys = pgTable('practice_keys', {
  id: id(),
  schoolId: number('school_id').notNull(),
  code: text().notNull(),
  name: text().notNull(),
  origin: text().notNull(),
  /** Encrypted, because the plain secret could sign reports. */
  secret: text().notNull(),
  createdBy: number('created_by').notNull(),
  createdAt: moment('created_at').notNull(),
  usedAt: moment('used_at'),
  revokedAt: moment('revoked_at'),
  revokedBy: number('revoked_by'),
})
export type KeyRow = typeof practiceKeys.$inferSelect

/** PRC-019: a report of a run of an outside system, and its outcome. */
export const practiceReports = pgTable('practice_reports', {
  id: id(),
  schoolId: number('school_id').notNull(),
  keyId: number('key_id').notNull(),
  run: text().notNull(),
  sentUser: text('sent_user').notNull(),
  sentTask: text('sent_task').notNull(),
  userId: number('user_id'),
  itemId: number('item_id'),
  /** The score in percent. */
  score: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull(),
  reportedAt: moment('reported_at').notNull(),
  receivedAt: moment('received_at').notNull(),
  outcome: text().$type<ReportOutcome>().notNull(),
})
export type ReportRow = typeof practiceReports.$inferSelect

export type ItemRow = typeof homeworkItems.$inferSelect
export type NewItem = typeof homeworkItems.$inferInsert
