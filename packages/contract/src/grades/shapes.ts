import { z } from 'zod'
import { bookColumnKinds, bookStates, resultStandings } from './rules.ts'

/** TCH-048, TCH-049: each value as a percent string such as "30%". */
export const assessmentStandard = z.object({
  id: z.string(),
  courseId: z.string(),
  watchVideo: z.string(),
  unitTesting: z.string(),
  theFinalExam: z.string(),
  logSig: z.string(),
  interactiveQuestion: z.string(),
  /** TCH-087: days with a visit, and questions and answers of one's own, that make 100 %. */
  daysAsked: z.number().int(),
  postsAsked: z.number().int(),
  version: z.number().int(),
})
export type AssessmentStandard = z.output<typeof assessmentStandard>

/** One part of a course result; `percent` with one decimal, null where there is nothing to measure. */
export const resultPart = z.object({
  part: z.enum(['watchVideo', 'unitTesting', 'theFinalExam', 'logSig', 'interactiveQuestion']),
  /** Percent of the result. */
  weight: z.number().int(),
  percent: z.number().nullable(),
})
export type ResultPart = z.output<typeof resultPart>

/** TCH-088: the result of the reader in one course, as far as its marks may be shown. */
export const ownCourseResult = z.object({
  /** Empty where the course has no standard: then its handed-in exams alone decide (CRS-195). */
  parts: z.array(resultPart),
  /** Of 100 with one decimal; null where nothing is to be measured, or where it waits. */
  result: z.number().nullable(),
  /** Exams whose mark is not there yet, or may not be shown yet. */
  waits: z.number().int(),
  standing: z.enum(resultStandings),
  /** Null as long as the result is one so far (TCH-169). */
  passed: z.boolean().nullable(),
  daysAsked: z.number().int(),
  days: z.number().int(),
  postsAsked: z.number().int(),
  posts: z.number().int(),
  /** A mark given in place of the computed result, and why. */
  given: z.object({ reason: z.string() }).nullable(),
})
export type OwnCourseResult = z.output<typeof ownCourseResult>

/** TCH-090: what a gradebook has a mark for. */
export const bookColumn = z.object({
  kind: z.enum(bookColumnKinds),
  itemSign: z.string(),
  title: z.string(),
  /** An examination: 0 unit test, 1 final; a task: its resource type; the result: null. */
  type: z.number().int().nullable(),
  /** Points that can be reached. */
  most: z.number(),
})
export type BookColumn = z.output<typeof bookColumn>

/** TCH-091: one mark. */
export const bookCell = z.object({
  /** What counts: the given mark, else the computed one. */
  points: z.number().nullable(),
  computed: z.number().nullable(),
  /** `late` has been handed in late, with a mark or without; of a given mark it is told too. */
  state: z.enum(bookStates),
  /** The given mark in force. */
  given: z.string().nullable(),
  /** The paper or the hand-in behind it. */
  paper: z.string().nullable(),
})
export type BookCell = z.output<typeof bookCell>

/** A student; `cells` stand in the order of the columns. */
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
  /** The computed mark when this one was given. */
  computed: z.number().nullable(),
  reason: z.string(),
  givenBy: z.string(),
  givenAt: z.string(),
  endedBy: z.string().nullable(),
  endedAt: z.string().nullable(),
  /** Null where another mark took its place. */
  endReason: z.string().nullable(),
})
export type GivenMark = z.output<typeof givenMark>
