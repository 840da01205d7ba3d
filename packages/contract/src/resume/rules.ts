/** RES-003, RES-004: the number of the template; 0 is the plain one that a resume begins with. */
export const templates = [0, 1, 2, 3, 4, 5, 6] as const
export type Template = (typeof templates)[number]

/**
 * RES-015: the job states in order: left and available at once, employed and considering, available
 * within a month, student seeking, not seeking.
 */
export const jobStatuses = [1, 2, 3, 4, 5] as const
/** RES-017: current student, graduate, professional. */
export const identities = [1, 2, 3] as const
/** RES-032: internship, full-time, both. */
export const natures = [1, 2, 3] as const
/** RES-042: junior high and below, technical secondary, high school, college, bachelor, master, PhD. */
export const degrees = [1, 2, 3, 4, 5, 6, 7] as const

/** RES-086: not said, basic, good, expert. */
export const skillLevels = [0, 1, 2, 3] as const
/** RES-086: not said, basic, everyday, at work, fluent, first language. */
export const languageLevels = [0, 1, 2, 3, 4, 5] as const

/**
 * RES-033, RES-046: the most industries of a job intention, and the most skills of a work
 * experience.
 */
export const mostIndustries = 3
export const mostSkills = 3
/** RES-027, RES-043, RES-068: maximum lengths in characters. */
export const advantageMost = 500
export const schoolNameMost = 30
export const longTextMost = 2000
export const shortTextMost = 60
export const linkMost = 300

/** FRM-485: the earliest birthday. */
export const firstBirthday = '1900-01-01'
const aheadOfUtc = 14 * 60 * 60 * 1000
/** FRM-485: today in the easternmost time zone, so that no local day is later. */
export const lastBirthday = () => new Date(Date.now() + aheadOfUtc).toISOString().slice(0, 10)
export const isBirthday = (day: string) => day >= firstBirthday && day <= lastBirthday()

/** The maximum number of entries of a section. */
export const entriesMost = 30
/** RES-075: the maximum characters of an imported file. */
export const jsonResumeMost = 300_000
/** RES-087: the number of skills of a complete resume. */
export const skillsWanted = 3
/** RES-090: the points from which staff statistics count a resume as complete. */
export const completeFrom = 80
/** RES-093: with fewer students in a major, figures would reveal individuals. */
export const figuresFrom = 5

/** RES-077: the number of revisions that are kept. */
export const revisionsKept = 20
/** RES-080: the numbers of days for which a sharing link can be valid. */
export const shareDays = [7, 30, 90] as const

/**
 * RES-068, JOB-009: monthly salary ranges in whole units: minimum and maximum, null without one.
 */
export const salaryBands = [
  { least: null, most: null },
  { least: null, most: 3_000 },
  { least: 3_000, most: 5_000 },
  { least: 5_000, most: 10_000 },
  { least: 10_000, most: 20_000 },
  { least: 20_000, most: 50_000 },
  { least: 50_000, most: null },
] as const

/** RES-068: the currencies of the supported phone countries, and the US dollar. */
export const salaryCurrencies = ['MYR', 'CNY', 'SGD', 'HKD', 'TWD', 'USD'] as const

/** The sections besides the basic data, in the order of a new resume (RES-079). */
export const sectionNames = [
  'intention',
  'education',
  'work',
  'project',
  'internship',
  'training',
  'cultivate',
  'qualification',
  'skill',
  'language',
  'volunteer',
] as const
export type SectionName = (typeof sectionNames)[number]

/** RES-040: the tag of a job without a tag; the person enters its name. */
export const otherPosition = 'other'

/** RES-127: the part of a resume that a comment is about: the head, the summary, or a section. */
export const commentSections = ['basics', 'advantage', ...sectionNames] as const
export type CommentSection = (typeof commentSections)[number]

/** RES-120, RES-127: maximum lengths in characters. */
export const reviewNoteMost = 200
export const commentMost = 500
/** RES-127: the maximum number of comments of a request. */
export const commentsMost = 50
/** RES-122: the maximum number of open requests of a student, and of requests in 24 hours. */
export const openReviewsMost = 3
export const reviewsADayMost = 10

/** The end of an ongoing period (RES-064). */
export const untilNow = 'now'

/**
 * Returns whether a period ends before it begins; months are `YYYY-MM`, and an open end is always
 * valid.
 */
export function endsTooEarly(start: string | null, end: string | null): boolean {
  return start !== null && end !== null && end !== untilNow && end < start
}
