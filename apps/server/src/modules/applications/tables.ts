import type { ApplicationParty, ApplicationState } from '@titian/contract'
import { bigint, integer, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import type { StoredContent } from '../resume/index.ts'

const number = (name: string) => bigint(name, { mode: 'number' })
const moment = (name: string) => timestamp(name, { withTimezone: true })
const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()

/** JOB-042: a resume as it was sent. A row never changes. */
export const applicationCopies = pgTable('application_copies', {
  id: id(),
  schoolId: number('school_id').notNull(),
  userId: number('user_id').notNull(),
  revision: integer().notNull(),
  content: jsonb().$type<StoredContent>().notNull(),
  contentHash: text('content_hash').notNull(),
  photoFileId: number('photo_file_id'),
  pdfFileId: number('pdf_file_id'),
  pdfTries: smallint('pdf_tries').notNull().default(0),
  pdfNextTryAt: moment('pdf_next_try_at').notNull(),
  createdAt: moment('created_at').notNull(),
})
export type CopyRow = typeof applicationCopies.$inferSelect

/** JOB-041: rows are only added and never changed. */
export const applicationSteps = pgTable('application_steps', {
  id: id(),
  applicationId: number('application_id').notNull(),
  at: moment('at').notNull(),
  by: text().$type<ApplicationParty>().notNull(),
  /** Null for the first step, the delivery. */
  fromState: text('from_state').$type<ApplicationState>(),
  toState: text('to_state').$type<ApplicationState>().notNull(),
  note: text().notNull().default(''),
  interviewAt: moment('interview_at'),
  interviewPlace: text('interview_place').notNull().default(''),
})
export type StepRow = typeof applicationSteps.$inferSelect

/** JOB-046: the links by which companies open an application. */
export const applicationLinks = pgTable('application_links', {
  id: id(),
  applicationId: number('application_id').notNull(),
  createdAt: moment('created_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  /** The time when staff replaced the link. */
  endedAt: moment('ended_at'),
})
export type LinkRow = typeof applicationLinks.$inferSelect
