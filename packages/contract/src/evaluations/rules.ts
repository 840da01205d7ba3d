/** PRC-062: who rates a criterion. */
export const ratingSources = ['machine', 'teacher', 'self', 'peer'] as const
export type RatingSource = (typeof ratingSources)[number]

/** PRC-062: a published version can be chosen; its first assessment freezes it. */
export const rubricStates = ['draft', 'published', 'frozen', 'retired'] as const
export type RubricState = (typeof rubricStates)[number]

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
