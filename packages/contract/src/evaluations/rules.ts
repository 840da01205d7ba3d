/** PRC-062: who rates a criterion. */
export const ratingSources = ['machine', 'teacher', 'self', 'peer'] as const
export type RatingSource = (typeof ratingSources)[number]

/** PRC-062: a published version can be chosen; its first assessment freezes it. */
export const rubricStates = ['draft', 'published', 'frozen', 'retired'] as const
export type RubricState = (typeof rubricStates)[number]

/** PRC-062: rubrics without a kind of practice, for hand-ins. */
export const writtenKind = 'written' as const

export const criteriaMost = 20
export const levelsLeast = 2
export const levelsMost = 6
export const gatesMost = 5
/** Letters. */
export const rubricNameMost = 100
export const levelTextMost = 300
export const ratingCommentMost = 1000
export const appealMost = 2000

/** PRC-065. */
export const evaluationPassLine = 60
/** PRC-067: totals that differ by more ask for a moderator. */
export const ratersApartMost = 15
/** PRC-068. */
export const peersAsked = 3
export const peersLeast = 2
/** PRC-070. */
export const appealDays = 7

/**
 * PRC-064: waits for the student and the peers, waits for a teacher, is being rated, waits for a second rater, waits for
 * a moderator, can be released; then the student sees it, may appeal, and after the answer it is final.
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

/** The states in which a teacher has something to do. */
export const waitingStates = [
  'autoRated',
  'teacherRating',
  'secondRating',
  'moderating',
  'appealed',
] as const satisfies AssessmentState[]

/** PRC-067: what a teacher is for one assessment. */
export const raterRoles = ['first', 'second', 'moderator'] as const
export type RaterRole = (typeof raterRoles)[number]

/** PRC-072: how far two raters agree, by the usual names of Landis and Koch. */
export const agreements = [
  'none',
  'slight',
  'fair',
  'moderate',
  'substantial',
  'almostPerfect',
] as const
export type RaterAgreement = (typeof agreements)[number]

/** Tenths of a distribution of totals: 0 to 9, 10 to 19, up to 90 to 100. */
export const distributionParts = 10
