import { z } from 'zod'
import { courseCard } from '../courses/shapes.ts'
import { postsFound } from '../employment/search-calls.ts'
import { postCard } from '../employment/shapes.ts'
import { courseLevels } from './rules.ts'

/**
 * A skill to choose. For searching, `words` contains its names in all languages and its alternative
 * names.
 */
export const offeredSkill = z.object({
  code: z.string(),
  name: z.string(),
  words: z.array(z.string()),
})

/** JOB-120: a skill of a course: 1 beginner, 2 intermediate, 3 advanced. */
export const courseSkill = z.object({
  code: z.string().trim().min(1).max(40),
  level: z.literal(courseLevels),
})
export type CourseSkill = z.output<typeof courseSkill>

export const evidence = z.object({
  kind: z.enum(['declared', 'text', 'course', 'exam', 'task', 'certificate']),
  /**
   * The course, examination or work that is the evidence; empty if the person only claims the
   * skill.
   */
  title: z.string(),
  /** `YYYY-MM-DD`, or empty. */
  date: z.string(),
})
export type Evidence = z.output<typeof evidence>

/** JOB-055: the match of one skill. */
export const skillMatch = z.object({
  name: z.string(),
  /** The required level, 1 to 5. */
  required: z.number().int(),
  /** The shown level, 0 to 5. */
  level: z.number().int(),
  state: z.enum(['had', 'partly', 'missing']),
  /** The strongest first. */
  evidence: z.array(evidence),
})

const matchPart = z.object({
  part: z.enum(['skills', 'education', 'experience', 'city', 'salary', 'nature']),
  weight: z.number().int(),
  /** The points of this part; null if the post or the resume lacks the data. */
  points: z.number().nullable(),
  /** The side that lacks the data, the post or the resume; null if the points are known. */
  unsaid: z.enum(['post', 'resume']).nullable(),
})

/** JOB-057: a course that teaches missing skills. */
export const coveringCourse = z.object({
  course: courseCard,
  /** The names of the missing skills that the course teaches. */
  covers: z.array(z.string()),
  owned: z.boolean(),
})
export type CoveringCourse = z.output<typeof coveringCourse>

export const postMatch = z.object({
  /** 0 to 100; null if less than 40 of the weight is known (JOB-054). */
  score: z.number().int().nullable(),
  /** The sum of the weights of the known parts, out of 100. */
  known: z.number().int(),
  parts: z.array(matchPart),
  skills: z.array(skillMatch),
  courses: z.array(coveringCourse),
  /** JOB-057: the course that staff have pinned to the post. */
  pinned: courseCard.nullable(),
})
export type PostMatch = z.output<typeof postMatch>

/** JOB-121: the pinned course of a post. It is not shown while students cannot see it. */
export const pinnedCourse = z.object({
  course: z.object({ sign: z.string(), courseName: z.string(), isListed: z.boolean() }).nullable(),
})
export type PinnedCourse = z.output<typeof pinnedCourse>

/**
 * JOB-113, JOB-114: posts that are filtered by the student's skills, or sorted by how well the
 * student matches them.
 */
export const matchedPosts = postsFound.extend({
  /**
   * Each post has its match from 0 to 100; null if less than 40 of the weight is known (JOB-054).
   */
  list: z.array(postCard.extend({ score: z.number().int().nullable() })),
  /** False if the resume has too little data to filter or sort by it (JOB-115). */
  isResumeEnough: z.boolean(),
})
