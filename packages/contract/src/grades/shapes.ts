import { z } from 'zod'
import { bookColumnKinds, bookStates, resultStandings } from './rules.ts'

/** TCH-048, TCH-049: each value is a percentage as text, such as "30%". */
export const assessmentStandard = z.object({
  id: z.string(),
  courseId: z.string(),
  watchVideo: z.string(),
  unitTesting: z.string(),
  theFinalExam: z.string(),
  logSig: z.string(),
  interactiveQuestion: z.string(),
  /** TCH-087: the days with a visit, and the questions and answers, that make 100 %. */
  daysAsked: z.number().int(),
  postsAsked: z.number().int(),
  version: z.number().int(),
})
export type AssessmentStandard = z.output<typeof assessmentStandard>

/** One part of a course result; `percent` with one decimal, null if there is nothing to measure. */
export const resultPart = z.object({
  part: z.enum(['watchVideo', 'unitTesting', 'theFinalExam', 'logSig', 'interactiveQuestion']),
  /** Percent of the result. */
  weight: z.number().int(),
  percent: z.number().nullable(),
})
export type ResultPart = z.output<typeof resultPart>

/** TCH-088: the reader's result in one course, as far as its marks may be shown. */
export const ownCourseResult = z.object({
  /**
   * The parts of the result; empty if the course has no standard. Then only the submitted exams of
   * the course decide (CRS-195).
   */
  parts: z.array(resultPart),
  /** Out of 100 with one decimal; null if nothing can be measured yet. */
  result: z.number().nullable(),
  /** Exams whose mark is missing or hidden. */
  waits: z.number().int(),
  standing: z.enum(resultStandings),
  /** Null while the result is preliminary (TCH-169). */
  passed: z.boolean().nullable(),
  daysAsked: z.number().int(),
  days: z.number().int(),
  postsAsked: z.number().int(),
  posts: z.number().int(),
  /** A mark that replaces the computed result, with the reason. */
  given: z.object({ reason: z.string() }).nullable(),
})
export type OwnCourseResult = z.output<typeof ownCourseResult>

/** TCH-090: a column of the gradebook. */
export const bookColumn = z.object({
  kind: z.enum(bookColumnKinds),
  itemSign: z.string(),
  title: z.string(),
  /**
   * For an examination 0 (unit test) or 1 (final exam), for a task its resource type, for the
   * course result null.
   */
  type: z.number().int().nullable(),
  /** The maximum points. */
  most: z.number(),
})
export type BookColumn = z.output<typeof bookColumn>

/** TCH-091: one mark. */
export const bookCell = z.object({
  /** The mark that a teacher gave; if there is none, the computed mark. */
  points: z.number().nullable(),
  computed: z.number().nullable(),
  /**
   * The state of the mark. `late` means that the work was submitted late, whether it is marked or
   * not; it is also used beside a given mark.
   */
  state: z.enum(bookStates),
  /** The sealed id of the mark that a teacher gave and that applies; null for a computed mark. */
  given: z.string().nullable(),
  /** The sealed id of the paper or the hand-in for which the mark was given; null without one. */
  paper: z.string().nullable(),
})
export type BookCell = z.output<typeof bookCell>

/** A student; `cells` are in the order of the columns. */
export const bookRow = z.object({
  userSign: z.string(),
  name: z.string(),
  studentCard: z.string(),
  className: z.string(),
  cells: z.array(bookCell),
})
export type BookRow = z.output<typeof bookRow>

/** A line in the history of a mark. */
export const givenMark = z.object({
  sign: z.string(),
  points: z.number(),
  /** The mark that was computed at the time when this mark was given. */
  computed: z.number().nullable(),
  reason: z.string(),
  givenBy: z.string(),
  givenAt: z.string(),
  endedBy: z.string().nullable(),
  endedAt: z.string().nullable(),
  /** The reason why the mark no longer applies; null if another mark has replaced it. */
  endReason: z.string().nullable(),
})
export type GivenMark = z.output<typeof givenMark>
