/** JOB-053: the parts of a match with weights that add up to 100. */
export const matchWeights = {
  skills: 45,
  education: 15,
  experience: 15,
  city: 10,
  salary: 10,
  nature: 5,
} as const
export type MatchPart = keyof typeof matchWeights
export const matchParts = Object.keys(matchWeights) as MatchPart[]

/**
 * JOB-054: the minimum sum of the weights of known parts. If less is known, no match is computed.
 */
export const knownLeast = 40

/** JOB-056: the kinds of evidence from weakest to strongest. Each kind proves a level. */
export const evidenceLevels = {
  declared: 1,
  text: 2,
  course: 3,
  exam: 4,
  task: 4,
  certificate: 5,
} as const

/** JOB-057: beginner, intermediate, advanced. */
export const courseLevels = [1, 2, 3] as const
export type CourseLevel = (typeof courseLevels)[number]

/** JOB-139: the maximum number of skills of a school, and of alternative names. */
export const schoolSkillsMost = 1000
export const skillAliasesMost = 40
export const skillSheetRows = 2000

/** The maximum number of courses in a match. */
export const matchCoursesMost = 5
/** The maximum number of skills of a course. */
export const courseSkillsMost = 12
