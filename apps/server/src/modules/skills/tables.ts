import type { CourseLevel } from '@titian/contract'
import { bigint, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core'

const number = (name: string) => bigint(name, { mode: 'number' })

/** JOB-057: the skills of a course, by the codes of the taxonomy. */
export const courseSkills = pgTable(
  'course_skills',
  {
    schoolId: number('school_id').notNull(),
    courseId: number('course_id').notNull(),
    code: text().notNull(),
    level: smallint().$type<CourseLevel>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.courseId, table.code] })],
)

export const postCourses = pgTable('post_courses', {
  postId: number('post_id').primaryKey(),
  schoolId: number('school_id').notNull(),
  courseId: number('course_id').notNull(),
  chosenBy: number('chosen_by').notNull(),
  chosenAt: timestamp('chosen_at', { withTimezone: true }).notNull(),
})
