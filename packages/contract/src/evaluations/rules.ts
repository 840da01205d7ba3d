/** PRC-062: who rates a criterion. */
export const ratingSources = ['machine', 'teacher', 'self', 'peer'] as const
export type RatingSource = (typeof ratingSources)[number]

/** PRC-062: the states; a published version can be chosen, and its first assessment freezes it. */
export const rubricStates = ['draft', 'published', 'frozen', 'retired'] as const
export type RubricState = (typeof rubricStates)[number]

/** PRC-062: the kind of rubrics for hand-ins. */
export const writtenKind = 'written' as const

export const criteriaMost = 20
export const levelsLeast = 2
export const levelsMost = 6
export const gatesMost = 5
/** In characters. */
export const rubricNameMost = 100
export const levelTextMost = 300
export const ratingCommentMost = 1000
export const appealMost = 2000

/** PRC-065: the pass line in percent. */
export const evaluationPassLine = 60
/**
 * PRC-067: the maximum difference of the two raters' totals in percentage points; if the difference
 * is larger, a moderator decides.
 */
export const ratersApartMost = 15
/** PRC-068: the number of peers who are asked to rate each work. */
export const peersAsked = 3
export const peersLeast = 2
/** PRC-070: the days for an appeal. */
export const appealDays = 7

/**
 * PRC-064: the states in order: waits for student and peers, waits for a teacher, being rated,
 * waits for a second rater, waits for a moderator, can be released; then released, appealed, and
 * final.
 */
export const assessmentStates = [
  'collecting',
  'autoRated',
  'teacherRating',
  'secondRating',
  'moderating',
  'ready',
  'released',
  'appealed',
  'final',
] as const
export type AssessmentState = (typeof assessmentStates)[number]

/** The states in which a teacher has to act. */
export const waitingStates = [
  'autoRated',
  'teacherRating',
  'secondRating',
  'moderating',
  'appealed',
] as const satisfies AssessmentState[]

/** PRC-067: the roles of a teacher in an assessment. */
export const raterRoles = ['first', 'second', 'moderator'] as const
export type RaterRole = (typeof raterRoles)[number]

/** PRC-072: levels of agreement, named after Landis and Koch. */
export const agreements = [
  'none',
  'slight',
  'fair',
  'moderate',
  'substantial',
  'almostPerfect',
] as const
export type RaterAgreement = (typeof agreements)[number]

/** The bars of a distribution of totals: 0 to 9, 10 to 19, up to 90 to 100. */
export const distributionParts = 10
