import type { PathLink, PracticeKindName, Texts } from '@titian/contract'
import { bigint, integer, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core'

const number = (name: string) => bigint(name, { mode: 'number' })
const moment = (name: string) => timestamp(name, { withTimezone: true })
const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()

/** CNT-058: the career paths of schools. */
export const careerPaths = pgTable('career_paths', {
  id: id(),
  schoolId: number('school_id').notNull(),
  code: text().notNull(),
  position: text().notNull(),
  names: jsonb().$type<Texts>().notNull(),
  summaries: jsonb().$type<Texts>().notNull(),
  /** CNT-057: the links of the path. */
  links: jsonb().$type<PathLink[]>().notNull(),
  /** The time of publishing; null for a draft and for a withdrawn path. */
  publishedAt: moment('published_at'),
  removedAt: moment('removed_at'),
  createdBy: number('created_by').notNull(),
  createdAt: moment('created_at').notNull(),
  changedAt: moment('changed_at').notNull(),
  version: integer().notNull().default(0),
})
export type PathRow = typeof careerPaths.$inferSelect
export type NewPath = typeof careerPaths.$inferInsert

export interface StageSkill {
  code: string
  /** The required level, from 1 to 5. */
  level: number
}

export const careerStages = pgTable('career_stages', {
  id: id(),
  schoolId: number('school_id').notNull(),
  pathId: number('path_id').notNull(),
  /** Position from 0 within the path. */
  place: smallint().notNull(),
  titles: jsonb().$type<Texts>().notNull(),
  skills: jsonb().$type<StageSkill[]>().notNull(),
  trainingId: number('training_id'),
  /** CNT-136: the kind of the stage's practice; null for a stage without a practice. */
  practiceKind: text('practice_kind').$type<PracticeKindName>(),
  /** The code of a practice; null for any practice of the kind. */
  practice: text(),
})

export const careerStageCourses = pgTable('career_stage_courses', {
  schoolId: number('school_id').notNull(),
  stageId: number('stage_id').notNull(),
  courseId: number('course_id').notNull(),
  place: smallint().notNull(),
})
