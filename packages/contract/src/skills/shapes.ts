import { z } from 'zod'
import { courseCard } from '../courses/shapes.ts'
import { postsFound } from '../employment/search-calls.ts'
import { postCard } from '../employment/shapes.ts'
import { courseLevels } from './rules.ts'

/** `words` are its names in the three languages and other words for it, by which it is found. */
export const offeredSkill = z.object({
  code: z.string(),
  name: z.string(),
  words: z.array(z.string()),
})

/** JOB-120: a skill that a course teaches: 1 beginner, 2 intermediate, 3 advanced. */
export const courseSkill = z.object({
  code: z.string().trim().min(1).max(40),
  level: z.literal(courseLevels),
})
export type CourseSkill = z.output<typeof courseSkill>

export const evidence = z.object({
  kind: z.enum(['declared', 'text', 'course', 'exam', 'task', 'certificate']),
  /** What it rests on: the course, the examination, the work, or empty for what the person says. */
  title: z.string(),
  /** `YYYY-MM-DD`, or empty. */
  date: z.string(),
})
export type Evidence = z.output<typeof evidence>

/** JOB-055. */
export const skillMatch = z.object({
  name: z.string(),
  /** From 1 to 5, as the post asks for it. */
  required: z.number().int(),
  /** From 0 to 5, as the student has shown it. */
  level: z.number().int(),
  state: z.enum(['had', 'partly', 'missing']),
  /** The strongest first. */
  evidence: z.array(evidence),
})

const matchPart = z.object({
  part: z.enum(['skills', 'education', 'experience', 'city', 'salary', 'nature']),
  weight: z.number().int(),
  /** Null where the part is unknown. */
  points: z.number().nullable(),
  /** Who does not say it, where the part is unknown. */
  unsaid: z.enum(['post', 'resume']).nullable(),
})

/** JOB-057: a course that teaches a skill that is missing. */
export const coveringCourse = z.object({
  course: courseCard,
  /** Names of the missing skills that it covers. */
  covers: z.array(z.string()),
  owned: z.boolean(),
})
export type CoveringCourse = z.output<typeof coveringCourse>

export const postMatch = z.object({
  /** From 0 to 100; null where less than 40 of the weight is known (JOB-054). */
  score: z.number().int().nullable(),
  /** Of 100. */
  known: z.number().int(),
  parts: z.array(matchPart),
  skills: z.array(skillMatch),
  courses: z.array(coveringCourse),
  /** JOB-057: the course that staff have pinned to the post. */
  pinned: courseCard.nullable(),
})
export type PostMatch = z.output<typeof postMatch>

/** JOB-121: the course that staff have pinned to a post; a course that students do not see at the moment is not shown. */
export const pinnedCourse = z.object({
  course: z.object({ sign: z.string(), courseName: z.string(), isListed: z.boolean() }).nullable(),
})
export type PinnedCourse = z.output<typeof pinnedCourse>

/** JOB-113, JOB-114. */
export const matchedPosts = postsFound.extend({
  /** With its match from 0 to 100; null where less than 40 of the weight is known (JOB-054). */
  list: z.array(postCard.extend({ score: z.number().int().nullable() })),
  /** False: the resume says too little, so that the posts are neither narrowed nor ordered by it (JOB-115). */
  isResumeEnough: z.boolean(),
})
