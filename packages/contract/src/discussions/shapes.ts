import { z } from 'zod'

/** The common fields of questions and answers. The text is plain, without markup. */
const written = z.object({
  idSign: z.string(),
  /** Null for readers outside the course, because names of students are not public. */
  authorName: z.string().nullable(),
  /** Written by one of the course's teachers. */
  byTeacher: z.boolean(),
  own: z.boolean(),
  createdAt: z.string(),
})

export const courseQuestion = written.extend({
  questionsContent: z.string(),
  answers: z.number().int(),
  answeredByTeacher: z.boolean(),
  may: z.object({ answer: z.boolean(), remove: z.boolean(), report: z.boolean() }),
})
export type CourseQuestion = z.output<typeof courseQuestion>

export const courseAnswer = written.extend({
  answersContent: z.string(),
  may: z.object({ remove: z.boolean(), report: z.boolean() }),
})
export type CourseAnswer = z.output<typeof courseAnswer>

/** A question without an answer by a teacher. */
export const openQuestion = z.object({
  idSign: z.string(),
  courseIdSign: z.string(),
  courseName: z.string(),
  questionsContent: z.string(),
  authorName: z.string(),
  answers: z.number().int(),
  createdAt: z.string(),
})
export type OpenQuestion = z.output<typeof openQuestion>

export const contributionKind = z.enum(['question', 'answer'])

/** A contribution that was reported or hidden. */
export const reportedContribution = z.object({
  kind: contributionKind,
  sign: z.string(),
  content: z.string(),
  courseName: z.string(),
  authorName: z.string(),
  reports: z.number().int(),
  hidden: z.boolean(),
  createdAt: z.string(),
})
export type ReportedContribution = z.output<typeof reportedContribution>
