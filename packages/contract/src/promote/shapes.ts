import { z } from 'zod'
import { courseCard } from '../courses/shapes.ts'
import { postCard } from '../employment/shapes.ts'
import { practiceKinds } from '../practice/rules.ts'
import { skillMatch } from '../skills/shapes.ts'
import { perLanguage } from '../wire/fields.ts'

/** CNT-057, CNT-059: a further link of a career path. */
export const pathLink = z.object({ name: z.string(), url: z.string() })
export type PathLink = z.output<typeof pathLink>

/**
 * CNT-058: a career path: a position within a direction. The calls of a single path return its
 * stages.
 */
export const careerPathCard = z.object({
  pathCode: z.string(),
  name: z.string(),
  summary: z.string(),
  /** The group of the position. */
  directionName: z.string(),
  position: z.string(),
  positionName: z.string(),
  stages: z.number().int(),
  courses: z.number().int(),
  /** The number of open posts of the position. */
  posts: z.number().int(),
})
export type CareerPathCard = z.output<typeof careerPathCard>

/** CNT-067: a job intention of the resume, with its path. */
export const aimedAt = z.object({
  positionId: z.string(),
  position: z.string(),
  positionName: z.string(),
  city: z.string(),
  cityName: z.string(),
  /** Null if the school has no path for the position. */
  pathCode: z.string().nullable(),
})
export type AimedAt = z.output<typeof aimedAt>

export const intendedInfo = z.object({
  intentions: z.array(aimedAt),
  paths: z.array(careerPathCard),
  /** The path of the first job intention that has a path. */
  chosen: z.string().nullable(),
})
export type IntendedInfo = z.output<typeof intendedInfo>

const road = z.object({
  pathCode: z.string(),
  name: z.string(),
  summary: z.string(),
  directionName: z.string(),
  position: z.string(),
  positionName: z.string(),
  extend: z.array(pathLink),
})

/** CNT-058: how many of all competences are met. */
const count = { met: z.number().int(), all: z.number().int() }
export const competence = skillMatch.extend({ code: z.string() })
export type Competence = z.output<typeof competence>

export const normTotal = road.extend({
  ...count,
  stages: z.array(z.object({ title: z.string(), ...count, competences: z.array(competence) })),
})
export type NormTotal = z.output<typeof normTotal>

/** The states of a course, a training or a practice for the caller. */
export const pathStates = ['open', 'owned', 'finished'] as const
export type PathState = (typeof pathStates)[number]

export const pathCourse = z.object({ course: courseCard, state: z.enum(pathStates) })
export type PathCourse = z.output<typeof pathCourse>

/** CNT-137: the training or the practice of a stage. */
export const pathPractice = z.object({
  type: z.enum(['training', 'practice']),
  /** The sealed id of a training, or the code of a practice. */
  sign: z.string(),
  name: z.string(),
  state: z.enum(pathStates),
  /** The next unsubmitted task of a joined training; null if there is none. */
  task: z.object({ number: z.number().int(), title: z.string() }).nullable(),
  /** The best result in a practice, 0 to 100; null without one. */
  percent: z.number().int().nullable(),
  /** The assignment of the practice; null if it is played freely. */
  given: z
    .object({ sign: z.string(), courseName: z.string(), dueAt: z.string().nullable() })
    .nullable(),
})
export type PathPractice = z.output<typeof pathPractice>

export const courseLine = road.extend({
  stages: z.array(
    z.object({
      title: z.string(),
      courses: z.array(pathCourse),
      practices: z.array(pathPractice),
    }),
  ),
  /** The index of the current stage; null if all competences are met and all courses finished. */
  current: z.number().int().nullable(),
  /** The first unfinished course from the current stage on. */
  nextCourse: pathCourse.nullable(),
  /** The first unfinished practice from the current stage on. */
  nextPractice: pathPractice.nullable(),
})
export type CourseLine = z.output<typeof courseLine>

export const pathVacancies = z.object({
  position: z.string(),
  positionName: z.string(),
  posts: z.number().int(),
  /** The city of the intention for this position, or empty. */
  city: z.string(),
  cityName: z.string(),
  /** How many of `posts` are in that city or remote. */
  postsInCity: z.number().int(),
  list: z.array(postCard),
})
export type PathVacancies = z.output<typeof pathVacancies>

/** A row of the list that staff keep. */
export const keptPathCard = z.object({
  sign: z.string(),
  pathCode: z.string(),
  name: z.string(),
  positionName: z.string(),
  stages: z.number().int(),
  courses: z.number().int(),
  published: z.boolean(),
  changedAt: z.string(),
  version: z.number().int(),
})
export type KeptPathCard = z.output<typeof keptPathCard>

/** A course or a training that a stage names. */
const named = z.object({ sign: z.string(), name: z.string() })

/** CNT-136: null as `idSign` means any practice of the kind. */
const stagePractice = z.object({ kind: z.enum(practiceKinds), idSign: z.string().nullable() })

/** All fields of a path, for its form. */
export const keptPath = z.object({
  sign: z.string(),
  pathCode: z.string(),
  position: z.string(),
  names: perLanguage,
  summaries: perLanguage,
  stages: z.array(
    z.object({
      titles: perLanguage,
      skills: z.array(z.object({ code: z.string(), level: z.number().int() })),
      courses: z.array(named),
      training: named.nullable(),
      practice: stagePractice.nullable(),
    }),
  ),
  links: z.array(pathLink),
  published: z.boolean(),
  changedAt: z.string(),
  version: z.number().int(),
})
export type KeptPath = z.output<typeof keptPath>
