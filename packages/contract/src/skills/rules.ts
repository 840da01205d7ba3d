/** JOB-053: the fixed parts of a match and their weights, which are 100 together. */
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

/** JOB-054: no number where less of the weight is known. */
export const knownLeast = 40

/** JOB-056: what shows a skill, from the weakest to the strongest, and the level that it reaches. */
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

/** JOB-139: skills that a school adds, and other words for one skill. */
export const schoolSkillsMost = 1000
export const skillAliasesMost = 40
export const skillSheetRows = 2000

/** Courses that a match names. */
export const matchCoursesMost = 5
/** Skills of one course. */
export const courseSkillsMost = 12
