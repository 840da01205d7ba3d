import type { FullTexts } from '@titian/contract'
import { bigint, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

const number = (name: string) => bigint(name, { mode: 'number' })
const moment = (name: string) => timestamp(name, { withTimezone: true })

/** JOB-139: a school's skill, or its words for a skill of the platform. */
export const schoolSkills = pgTable('school_skills', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  schoolId: number('school_id').notNull(),
  code: text().notNull(),
  /** The names of the skill; null for a skill of the platform. */
  names: jsonb().$type<FullTexts>(),
  jobGroup: text('job_group').notNull().default(''),
  aliases: text().array().notNull().default([]),
  retiredAt: moment('retired_at'),
  /** JOB-141: the code of the skill it was merged into. */
  mergedInto: text('merged_into'),
  createdBy: number('created_by').notNull(),
  createdAt: moment('created_at').notNull(),
  changedAt: moment('changed_at').notNull(),
  version: integer().notNull().default(0),
})
export type SchoolSkillRow = typeof schoolSkills.$inferSelect
export type NewSchoolSkill = typeof schoolSkills.$inferInsert

/** The normalised names and words of these rows. */
export const schoolSkillWords = pgTable(
  'school_skill_words',
  {
    schoolId: number('school_id').notNull(),
    word: text().notNull(),
    code: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.schoolId, table.word] })],
)
