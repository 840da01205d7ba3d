import type { CourseAction, FactName, Language, Texts } from '@titian/contract'
import {
  bigint,
  boolean,
  doublePrecision,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'

const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()
const number = (name: string) => bigint(name, { mode: 'number' })
const moment = (name: string) => timestamp(name, { withTimezone: true })
const words = (name: string) => jsonb(name).$type<Texts>().notNull().default({})

export const courseTypes = pgTable('course_types', {
  id: id(),
  schoolId: number('school_id').notNull(),
  parentId: number('parent_id'),
  level: smallint().notNull(),
  names: words('names'),
  icon: text(),
  sort: integer().notNull().default(0),
})

export const courses = pgTable('courses', {
  id: id(),
  schoolId: number('school_id').notNull(),
  authorId: number('author_id').notNull(),
  names: words('names'),
  /** The lower-case names of all languages. */
  nameSearch: text('name_search').notNull(),
  content: words('content'),
  details: words('details'),
  detailsTwo: words('details_two'),
  aims: words('aims'),
  audience: words('audience'),
  requirements: words('requirements'),
  pictureFileId: number('picture_file_id'),
  coverSeed: text('cover_seed').notNull(),
  priceMinor: integer('price_minor').notNull().default(0),
  credit: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull().default(0),
  hours: integer().notNull().default(0),
  kindId: smallint('kind_id').notNull().default(4),
  type: smallint().notNull().default(2),
  /** CRS-214: the language in which the course is taught; null if it is unknown. */
  language: text().$type<Language>(),
  typeId: number('type_id'),
  type2Id: number('type2_id'),
  type3Id: number('type3_id'),
  sort: integer().notNull().default(0),
  /** TCH-015: 0 draft, 1 waiting, 2 approved, 3 refused. */
  auditStatus: smallint('audit_status').notNull().default(0),
  auditReason: text('audit_reason'),
  onList: boolean('on_list').notNull().default(false),
  /** True for the course of a training, which appears in no course list (decision 0040). */
  training: boolean().notNull().default(false),
  featured: boolean().notNull().default(false),
  recommended: boolean().notNull().default(false),
  /** CRS-114: true forbids skipping past the furthest watched position on the first viewing. */
  forwardLimited: boolean('forward_limited').notNull().default(false),
  /** CRS-042: true requires a face photo before playing a lesson. */
  faceCheck: boolean('face_check').notNull().default(false),
  launchedAt: moment('launched_at'),
  learners: integer().notNull().default(0),
  /**
   * Number of visible reviews with one to five stars; updated in the transaction that changes a
   * review.
   */
  starCounts: integer('star_counts').array().notNull().default([0, 0, 0, 0, 0]),
  version: integer().notNull().default(1),
  /**
   * Rises with each change of the course, its catalogue or its films, because a reviewer decides
   * about one revision.
   */
  revision: integer().notNull().default(1),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
})

/**
 * The number of listed courses for each combination of these values; written by triggers only
 * (decision 0027).
 */
export const courseTallies = pgTable('course_tallies', {
  schoolId: number('school_id').notNull(),
  typeId: number('type_id'),
  type2Id: number('type2_id'),
  type3Id: number('type3_id'),
  kindId: smallint('kind').notNull(),
  type: smallint().notNull(),
  free: boolean().notNull(),
  featured: boolean().notNull(),
  language: text().$type<Language>(),
  courses: integer().notNull(),
})

export const courseTeachers = pgTable(
  'course_teachers',
  {
    id: id(),
    schoolId: number('school_id').notNull(),
    courseId: number('course_id').notNull(),
    userId: number('user_id').notNull(),
    master: boolean().notNull().default(false),
  },
  (table) => [unique().on(table.courseId, table.userId)],
)

/**
 * The students of a course and their progress. `courses.learners` counts the rows (decision 0019).
 */
export const enrolments = pgTable(
  'enrolments',
  {
    id: id(),
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
    /**
     * The watched seconds of the course's videos. For each video, no more than its length counts.
     */
    watchedSeconds: doublePrecision('watched_seconds').notNull().default(0),
    /** Number of days on which the student opened the course: the rows of `course_visit_days`. */
    visitDays: integer('visit_days').notNull().default(0),
  },
  (table) => [unique().on(table.userId, table.courseId)],
)

/** The last state of an enrolment whose student left (CRS-197). */
export const leftEnrolments = pgTable(
  'left_enrolments',
  {
    schoolId: number('school_id').notNull(),
    userId: number('user_id').notNull(),
    courseId: number('course_id').notNull(),
    joinedAt: moment('joined_at').notNull(),
    status: smallint().notNull(),
    completedAt: moment('completed_at'),
    lastLessonId: number('last_lesson_id'),
    lastStudyAt: moment('last_study_at'),
    leftAt: moment('left_at').notNull(),
    /** False after a refund (ORD-068). */
    mayReturn: boolean('may_return').notNull().default(true),
    /** True when a teacher removed the student permanently (TCH-165). */
    barred: boolean().notNull().default(false),
    /** The former enrolment; null for students who left before there was this column. */
    enrolmentId: number('enrolment_id'),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.userId, table.courseId] })],
)

/** The review steps of a course in order (TCH-162). */
export const courseSteps = pgTable('course_steps', {
  id: id(),
  schoolId: number('school_id').notNull(),
  courseId: number('course_id').notNull(),
  actorId: number('actor_id').notNull(),
  action: text().$type<CourseAction>().notNull(),
  reason: text(),
  at: moment('at').notNull(),
})

/**
 * The texts and facts of a course's summary as they were saved, without the ids to which they refer
 * (TCH-164). An older version lacks facts that were added later.
 */
export type SummaryTexts = Pick<
  CourseRow,
  'names' | 'content' | 'details' | 'detailsTwo' | 'priceMinor'
> &
  Partial<Pick<CourseRow, FactName>>

/** The summary of a course after each period of editing (TCH-164). */
export const courseVersions = pgTable(
  'course_versions',
  {
    id: id(),
    schoolId: number('school_id').notNull(),
    courseId: number('course_id').notNull(),
    version: integer().notNull(),
    userId: number('user_id').notNull(),
    begunAt: moment('begun_at').notNull(),
    savedAt: moment('saved_at').notNull(),
    summary: jsonb().$type<SummaryTexts>().notNull(),
    pictureFileId: number('picture_file_id'),
    typeId: number('type_id'),
    type2Id: number('type2_id'),
    type3Id: number('type3_id'),
  },
  (table) => [unique().on(table.courseId, table.version)],
)

export const chapters = pgTable('chapters', {
  id: id(),
  schoolId: number('school_id').notNull(),
  courseId: number('course_id').notNull(),
  level: integer().notNull(),
  names: words('names'),
  synopses: words('synopses'),
  version: integer().notNull().default(1),
})

/**
 * The lessons of a chapter. A lesson without a file has only a text, because its film is not made
 * yet.
 */
export const lessons = pgTable('lessons', {
  id: id(),
  schoolId: number('school_id').notNull(),
  courseId: number('course_id').notNull(),
  chapterId: number('chapter_id').notNull(),
  level: integer().notNull(),
  titles: words('titles'),
  fileId: number('file_id'),
  videoName: text('video_name'),
  /** CRS-205: true lets everybody play the first minutes of the lesson. */
  preview: boolean().notNull().default(false),
  version: integer().notNull().default(1),
})

export const captions = pgTable(
  'captions',
  {
    id: id(),
    schoolId: number('school_id').notNull(),
    lessonId: number('lesson_id').notNull(),
    language: text().$type<Language>().notNull(),
    fileId: number('file_id').notNull(),
  },
  (table) => [unique().on(table.lessonId, table.language)],
)

export type EnrolmentRow = typeof enrolments.$inferSelect
export type CourseRow = typeof courses.$inferSelect
export type NewCourse = typeof courses.$inferInsert
export type ChapterRow = typeof chapters.$inferSelect
export type CourseTypeRow = typeof courseTypes.$inferSelect
