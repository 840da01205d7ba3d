import type { Examination, Extension, PageEvidence } from '@titian/contract'
import type { Item, ItemAnswer, ItemKind } from '@titian/exam-items/shape'
import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'

export type AttemptState = 'in_progress' | 'submitted' | 'auto_submitted'
export type ReviewWhen = Examination['reviewWhen']
/** How a frozen question is scored (EXM-123). */
export type Scoring = 'marked' | 'fullMarks' | 'leftOut'
export type RegradeKind = 'key' | 'points' | 'fullMarks' | 'leaveOut'

/** An answer in a file that a student saved. `at` is milliseconds by the clock of the device. */
export interface FiledAnswer {
  itemId: number
  answer: ItemAnswer
  seq: number
  generation: number
  at?: number | undefined
}

const id = () => bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey()
const key = (name: string) => bigint(name, { mode: 'number' })
const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const questions = pgTable('questions', {
  id: id(),
  schoolId: key('school_id').notNull(),
  authorId: key('author_id').notNull(),
  courseId: key('course_id'),
  level: smallint().notNull(),
  points: integer().notNull(),
  status: smallint().notNull().default(0),
  currentVersion: integer('current_version').notNull().default(1),
  /**
   * The key of the content; null for questions that are older than this column, and for questions
   * that may have an equal one.
   */
  contentKey: text('content_key'),
  /** The import that made the question (EXM-120). */
  importId: key('import_id'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
})

export const questionVersions = pgTable('question_versions', {
  id: id(),
  schoolId: key('school_id').notNull(),
  questionId: key('question_id').notNull(),
  version: integer().notNull(),
  kind: text().$type<ItemKind>().notNull(),
  item: jsonb().$type<Item>().notNull(),
  subjectName: text('subject_name').notNull(),
  createdBy: key('created_by').notNull(),
  createdAt: moment('created_at').notNull(),
  /** The version of the bank from which a version for one examination was made (EXM-084). */
  copyOf: key('copy_of'),
})

/**
 * The files to which a version refers; a file is kept as long as a version refers to it (EXM-201).
 */
export const questionFiles = pgTable('question_files', {
  questionVersionId: key('question_version_id').notNull(),
  fileId: key('file_id').notNull(),
})

/** EXM-203: the tags of a school; `key` is the name without differences of case and spaces. */
export const questionTags = pgTable('question_tags', {
  id: id(),
  schoolId: key('school_id').notNull(),
  name: text().notNull(),
  key: text().notNull(),
})

export const questionTagUses = pgTable('question_tag_uses', {
  questionId: key('question_id').notNull(),
  tagId: key('tag_id').notNull(),
})

export const examinations = pgTable('examinations', {
  id: id(),
  schoolId: key('school_id').notNull(),
  courseId: key('course_id').notNull(),
  authorId: key('author_id').notNull(),
  name: text().notNull(),
  attention: text().notNull(),
  startTime: moment('start_time'),
  endTime: moment('end_time'),
  minutes: integer().notNull(),
  total: integer().notNull(),
  type: smallint().notNull(),
  status: smallint().notNull().default(0),
  attempts: integer(),
  graceSeconds: integer('grace_seconds').notNull(),
  clockStops: boolean('clock_stops').notNull(),
  shuffle: boolean().notNull(),
  /**
   * EXM-214: two teachers mark each answer; their marks may differ by this percent of its points.
   */
  doubleMarking: boolean('double_marking').notNull().default(false),
  doubleWithin: smallint('double_within').notNull().default(0),
  reviewWhen: text('review_when').$type<ReviewWhen>().notNull(),
  version: integer().notNull().default(1),
  /** The version of the drawing rules of this examination (EXM-208). */
  drawsVersion: integer('draws_version').notNull().default(1),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
})

/** EXM-118: how many questions of the bank are drawn at random for each attempt. */
export const examDraws = pgTable('exam_draws', {
  id: id(),
  schoolId: key('school_id').notNull(),
  examinationId: key('examination_id').notNull(),
  serial: integer().notNull(),
  amount: integer().notNull(),
  points: integer().notNull(),
  anyCourse: boolean('any_course').notNull(),
  /**
   * The course to draw from. Null means all courses, or that the course was deleted; then nothing
   * can be drawn.
   */
  courseId: key('course_id'),
  kind: text().$type<ItemKind>(),
  level: smallint(),
  tagId: key('tag_id'),
})

export const examSubjects = pgTable('exam_subjects', {
  id: id(),
  schoolId: key('school_id').notNull(),
  examinationId: key('examination_id').notNull(),
  questionId: key('question_id').notNull(),
  questionVersionId: key('question_version_id').notNull(),
  serial: integer().notNull(),
  points: integer().notNull(),
  scoring: text().$type<Scoring>().notNull().default('marked'),
  /**
   * The rule that may draw this question, so that only some attempts contain it; null for a fixed
   * question.
   */
  drawId: key('draw_id'),
})

export const attempts = pgTable('attempts', {
  id: id(),
  schoolId: key('school_id').notNull(),
  examinationId: key('examination_id').notNull(),
  courseId: key('course_id').notNull(),
  userId: key('user_id').notNull(),
  number: integer().notNull(),
  state: text().$type<AttemptState>().notNull(),
  startedAt: moment('started_at').notNull(),
  endsAt: moment('ends_at'),
  deadline: moment('deadline'),
  closesAt: moment('closes_at'),
  clockStops: boolean('clock_stops').notNull(),
  seenAt: moment('seen_at').notNull(),
  pausedSeconds: integer('paused_seconds').notNull().default(0),
  submittedAt: moment('submitted_at'),
  submittedBy: key('submitted_by'),
  holder: text(),
  generation: integer().notNull().default(1),
  acceptedSeq: integer('accepted_seq').notNull().default(0),
  score: integer(),
  waiting: boolean().notNull().default(false),
  seed: key('seed').notNull(),
  version: integer().notNull().default(1),
  extension: jsonb().$type<Extension>(),
})

export const attemptItems = pgTable('attempt_items', {
  id: id(),
  attemptId: key('attempt_id').notNull(),
  number: integer().notNull(),
  examSubjectId: key('exam_subject_id').notNull(),
  questionVersionId: key('question_version_id').notNull(),
  points: integer().notNull(),
  optionOrder: jsonb('option_order').$type<string[]>(),
  score: integer(),
  isRight: boolean('is_right'),
  waiting: boolean().notNull().default(false),
  comment: text(),
  gradedBy: key('graded_by'),
  gradedAt: moment('graded_at'),
})

export const attemptAnswers = pgTable('attempt_answers', {
  attemptItemId: key('attempt_item_id').primaryKey(),
  answer: jsonb().$type<Exclude<ItemAnswer, null>>(),
  seq: integer().notNull(),
  generation: integer().notNull().default(1),
  savedAt: moment('saved_at').notNull(),
  clientCountDown: key('client_count_down'),
})

export const attemptAnswerVersions = pgTable('attempt_answer_versions', {
  id: id(),
  attemptItemId: key('attempt_item_id').notNull(),
  kind: text().$type<'replaced' | 'unchosen'>().notNull(),
  answer: jsonb().$type<Exclude<ItemAnswer, null>>(),
  seq: integer().notNull(),
  generation: integer().notNull(),
  writtenAt: moment('written_at').notNull(),
  keptAt: moment('kept_at').notNull(),
})

export const attemptLateAnswers = pgTable('attempt_late_answers', {
  id: id(),
  attemptId: key('attempt_id').notNull(),
  attemptItemId: key('attempt_item_id').notNull(),
  answer: jsonb().$type<Exclude<ItemAnswer, null>>(),
  seq: integer().notNull(),
  generation: integer().notNull(),
  writtenAt: moment('written_at'),
  receivedAt: moment('received_at').notNull(),
  state: text().$type<'waiting' | 'taken' | 'refused'>().notNull().default('waiting'),
  reason: text(),
  decidedBy: key('decided_by'),
  decidedAt: moment('decided_at'),
})

/**
 * EXM-193, EXM-194: the evidence of an attempt. Page and number are null for changes that the
 * server noticed.
 */
export const attemptEvidence = pgTable('attempt_evidence', {
  id: id(),
  attemptId: key('attempt_id').notNull(),
  page: text(),
  seq: integer(),
  kind: text().$type<PageEvidence | 'deviceChanged' | 'addressChanged'>().notNull(),
  at: moment('at').notNull(),
  receivedAt: moment('received_at').notNull(),
  length: integer(),
  was: text(),
  became: text(),
})

export const attemptEvidencePages = pgTable('attempt_evidence_pages', {
  attemptId: key('attempt_id').notNull(),
  page: text().notNull(),
  lastSeq: integer('last_seq').notNull(),
  leftOut: integer('left_out').notNull().default(0),
})

export const attemptClients = pgTable('attempt_clients', {
  attemptId: key('attempt_id').primaryKey(),
  device: text().notNull(),
  address: text().notNull(),
})

/** The answers of a file are stored here while the attempt is open (EXM-197). */
export const attemptAnswerFiles = pgTable('attempt_answer_files', {
  id: id(),
  attemptId: key('attempt_id').notNull(),
  digest: text().notNull(),
  madeAt: moment('made_at').notNull(),
  uploadedBy: key('uploaded_by').notNull(),
  uploadedAt: moment('uploaded_at').notNull(),
  answers: jsonb().$type<FiledAnswer[]>(),
})

export const attemptEvents = pgTable('attempt_events', {
  id: id(),
  attemptId: key('attempt_id').notNull(),
  at: moment('at').notNull(),
  actorId: key('actor_id'),
  kind: text().notNull(),
  detail: jsonb(),
})

/**
 * EXM-215: one of the two marks of an answer. `points` is the most that the answer could get when
 * the mark was given.
 */
export const attemptItemMarks = pgTable('attempt_item_marks', {
  id: id(),
  attemptItemId: key('attempt_item_id').notNull(),
  markedBy: key('marked_by').notNull(),
  markedAt: moment('marked_at').notNull(),
  score: integer().notNull(),
  points: integer().notNull(),
  comment: text().notNull().default(''),
  replacedAt: moment('replaced_at'),
})

export const gradingHistory = pgTable('grading_history', {
  id: id(),
  attemptItemId: key('attempt_item_id').notNull(),
  gradedBy: key('graded_by').notNull(),
  gradedAt: moment('graded_at').notNull(),
  scoreBefore: integer('score_before'),
  scoreAfter: integer('score_after').notNull(),
  commentBefore: text('comment_before'),
  commentAfter: text('comment_after'),
  regradeId: key('regrade_id'),
})

export const regrades = pgTable('regrades', {
  id: id(),
  schoolId: key('school_id').notNull(),
  examinationId: key('examination_id').notNull(),
  examSubjectId: key('exam_subject_id').notNull(),
  kind: text().$type<RegradeKind>().notNull(),
  versionBefore: key('version_before').notNull(),
  versionAfter: key('version_after').notNull(),
  pointsBefore: integer('points_before').notNull(),
  pointsAfter: integer('points_after').notNull(),
  scoringBefore: text('scoring_before').$type<Scoring>().notNull(),
  scoringAfter: text('scoring_after').$type<Scoring>().notNull(),
  totalBefore: integer('total_before').notNull(),
  totalAfter: integer('total_after').notNull(),
  changed: integer().notNull(),
  historyMark: key('history_mark').notNull(),
  reason: text().notNull(),
  createdBy: key('created_by').notNull(),
  createdAt: moment('created_at').notNull(),
  undoneBy: key('undone_by'),
  undoneAt: moment('undone_at'),
  undoReason: text('undo_reason'),
})

export const regradeChanges = pgTable('regrade_changes', {
  id: id(),
  regradeId: key('regrade_id').notNull(),
  attemptItemId: key('attempt_item_id').notNull(),
  closed: boolean().notNull(),
  versionBefore: key('version_before').notNull(),
  versionAfter: key('version_after').notNull(),
  pointsBefore: integer('points_before').notNull(),
  pointsAfter: integer('points_after').notNull(),
  scoreBefore: integer('score_before'),
  scoreAfter: integer('score_after'),
  rightBefore: boolean('right_before'),
  rightAfter: boolean('right_after'),
  waitingBefore: boolean('waiting_before').notNull(),
  waitingAfter: boolean('waiting_after').notNull(),
})

/**
 * EXM-116: extra time. A row without an examination is permanent. A row can be ended, but is never
 * changed.
 */
export const examAllowances = pgTable('exam_allowances', {
  id: id(),
  schoolId: key('school_id').notNull(),
  userId: key('user_id').notNull(),
  examinationId: key('examination_id'),
  factor: integer().notNull(),
  extraMinutes: integer('extra_minutes').notNull(),
  extraAttempts: integer('extra_attempts').notNull(),
  reason: text().notNull(),
  createdBy: key('created_by').notNull(),
  createdAt: moment('created_at').notNull(),
  endedBy: key('ended_by'),
  endedAt: moment('ended_at'),
})

export const examinationChanges = pgTable('examination_changes', {
  id: id(),
  schoolId: key('school_id').notNull(),
  examinationId: key('examination_id').notNull(),
  kind: text().$type<'extended' | 'given' | 'ended'>().notNull(),
  userId: key('user_id'),
  standing: boolean().notNull().default(false),
  before: jsonb(),
  after: jsonb(),
  reason: text().notNull(),
  changedBy: key('changed_by').notNull(),
  changedAt: moment('changed_at').notNull(),
})

export type ExaminationRow = typeof examinations.$inferSelect
export type AttemptRow = typeof attempts.$inferSelect
