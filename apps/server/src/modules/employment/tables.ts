import type {
  ApplicationState,
  Language,
  PostSkill,
  SalaryPeriod,
  salaryCurrencies,
} from '@titian/contract'
import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'

const number = (name: string) => bigint(name, { mode: 'number' })
const moment = (name: string) => timestamp(name, { withTimezone: true })
const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()

/** JOB-033: the companies that offer posts. */
export const companies = pgTable('companies', {
  id: id(),
  schoolId: number('school_id').notNull(),
  name: text().notNull(),
  industry: text().notNull(),
  size: smallint().notNull(),
  city: text().notNull(),
  address: text().notNull(),
  website: text().notNull(),
  introduction: text().notNull(),
  logoFileId: number('logo_file_id'),
  contactName: text('contact_name').notNull(),
  email: text().notNull(),
  verified: boolean().notNull(),
  recommended: boolean().notNull(),
  createdBy: number('created_by').notNull(),
  createdAt: moment('created_at').notNull(),
  changedAt: moment('changed_at').notNull(),
  version: integer().notNull().default(0),
  removedAt: moment('removed_at'),
  /**
   * JOB-094: the company into which this company was merged, and to which its address redirects.
   */
  mergedInto: number('merged_into'),
})
export type CompanyRow = typeof companies.$inferSelect
export type NewCompany = typeof companies.$inferInsert

/** JOB-033, JOB-049, JOB-052: job posts. Amounts are in hundredths of the currency. */
export const jobPosts = pgTable('job_posts', {
  id: id(),
  schoolId: number('school_id').notNull(),
  companyId: number('company_id').notNull(),
  title: text().notNull(),
  position: text().notNull(),
  industry: text().notNull(),
  city: text().notNull(),
  remote: boolean().notNull(),
  salaryLeast: integer('salary_least'),
  salaryMost: integer('salary_most'),
  currency: text().$type<(typeof salaryCurrencies)[number]>().notNull(),
  salaryPer: text('salary_per').$type<SalaryPeriod>().notNull(),
  negotiable: boolean().notNull(),
  monthlyLeast: integer('monthly_least'),
  monthlyMost: integer('monthly_most'),
  nature: smallint().notNull(),
  degree: smallint().notNull(),
  experience: smallint().notNull(),
  skills: jsonb().$type<PostSkill[]>().notNull(),
  language: text().$type<Language>().notNull(),
  description: text().notNull(),
  recommended: boolean().notNull(),
  publishedAt: moment('published_at'),
  endsAt: moment('ends_at').notNull(),
  /** JOB-049: true if the end is computed from the publication. */
  usualEnd: boolean('usual_end').notNull().default(false),
  /** The end for which the reminder was sent. */
  remindedFor: moment('reminded_for'),
  takenDownAt: moment('taken_down_at'),
  takenDownReason: text('taken_down_reason').notNull().default(''),
  createdBy: number('created_by').notNull(),
  createdAt: moment('created_at').notNull(),
  changedAt: moment('changed_at').notNull(),
  version: integer().notNull().default(0),
})
export type JobPostRow = typeof jobPosts.$inferSelect
export type NewJobPost = typeof jobPosts.$inferInsert

/** JOB-027: the favourite posts of a person. */
export const postCollections = pgTable(
  'post_collections',
  {
    userId: number('user_id').notNull(),
    postId: number('post_id').notNull(),
    schoolId: number('school_id').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.postId] })],
)

/** JOB-051, JOB-100: reports of students about posts. */
export const postReports = pgTable('post_reports', {
  id: id(),
  schoolId: number('school_id').notNull(),
  postId: number('post_id').notNull(),
  userId: number('user_id').notNull(),
  reason: text().notNull(),
  createdAt: moment('created_at').notNull(),
  decidedAt: moment('decided_at'),
  decidedBy: number('decided_by'),
  takenDown: boolean('taken_down').notNull().default(false),
  decisionReason: text('decision_reason').notNull().default(''),
})

/**
 * JOB-024, JOB-040: the applications. The table is in this module, because posts show the state of
 * their applications. The module `applications` writes the rows.
 */
export const jobApplications = pgTable('job_applications', {
  id: id(),
  schoolId: number('school_id').notNull(),
  userId: number('user_id').notNull(),
  postId: number('post_id').notNull(),
  copyId: number('copy_id').notNull(),
  state: text().$type<ApplicationState>().notNull(),
  letter: text().notNull(),
  deliveredAt: moment('delivered_at').notNull(),
  changedAt: moment('changed_at').notNull(),
  answeredAt: moment('answered_at'),
  interviewAt: moment('interview_at'),
  interviewPlace: text('interview_place').notNull().default(''),
  version: integer().notNull().default(0),
})
export type JobApplicationRow = typeof jobApplications.$inferSelect

/** The content of a saved search. An empty value does not limit the search. */
export interface StoredSearch {
  content: string
  city: string
  industry: string
  position: string
  nature: number
  degree: number
  salaryBand: number
  currency: (typeof salaryCurrencies)[number]
  remote: 0 | 1
}

/** JOB-038: the saved searches of a person. */
export const savedSearches = pgTable('saved_searches', {
  id: id(),
  schoolId: number('school_id').notNull(),
  userId: number('user_id').notNull(),
  name: text().notNull(),
  search: jsonb().$type<StoredSearch>().notNull(),
  /** A key that is equal for searches that find the same posts. */
  key: text().notNull(),
  isOn: boolean('is_on').notNull().default(true),
  /** Posts published before this time were announced. */
  seenUntil: moment('seen_until').notNull(),
  createdAt: moment('created_at').notNull(),
})
export type SavedSearchRow = typeof savedSearches.$inferSelect
