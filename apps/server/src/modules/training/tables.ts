import {
  bigint,
  boolean,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'

const number = (name: string) => bigint(name, { mode: 'number' })
const moment = (name: string) => timestamp(name, { withTimezone: true })

/** The data of a training beyond its course (decision 0040). */
export const trainings = pgTable(
  'trainings',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    schoolId: number('school_id').notNull(),
    courseId: number('course_id').notNull().unique(),
    authorId: number('author_id').notNull(),
    /** The key of the form: sending the form again creates no second training. */
    key: uuid().notNull(),
    cohort: text().notNull().default(''),
    startAt: moment('start_at'),
    endAt: moment('end_at'),
    /**
     * True while the training is published; a trigger lists and unlists its course at the same time
     * (TRN-058).
     */
    published: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [unique('trainings_once').on(table.schoolId, table.authorId, table.key)],
)

export const chapterDates = pgTable(
  'training_chapter_dates',
  {
    schoolId: number('school_id').notNull(),
    trainingId: number('training_id').notNull(),
    chapterId: number('chapter_id').notNull(),
    startAt: moment('start_at').notNull(),
    endAt: moment('end_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.trainingId, table.chapterId] })],
)

export type NewTraining = typeof trainings.$inferInsert
