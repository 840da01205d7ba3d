/** The kinds of practice that have an engine, by the names of `packages/practice`. */
export const practiceKinds = ['supply-chain', 'inventory'] as const
export type PracticeKindName = (typeof practiceKinds)[number]

/** PRC-055: one seat with bots in the others, or each seat by the same person. */
export const practiceModes = ['oneSeat', 'allSeats'] as const
export type PracticeMode = (typeof practiceModes)[number]

/** PRC-025: what a run is in; a run that a person plays alone is scored by the machine as soon as it is submitted. */
export const runStates = ['active', 'submitted', 'scored'] as const
export type RunState = (typeof runStates)[number]

/** PRC-022: where a person is with a practice. */
export const practiceStates = ['open', 'inProgress', 'done'] as const

/** Runs that one person can have open at a time. */
export const openRunsMost = 20
/** Decisions of one call. */
export const decisionsMost = 20
/** Letters of the note beside a decision. */
export const noteMost = 300
/** Fields of one decision, and the letters of the text in one. */
export const decisionFieldsMost = 10
export const decisionTextMost = 200

/** PRC-051: from the consumer to the source. */
export const chainSeats = ['retailer', 'wholesaler', 'distributor', 'factory'] as const
export type ChainSeat = (typeof chainSeats)[number]

/** Who can play a desk of the chain: a person, or a bot by its name. */
export const chainPlayers = [
  'player',
  'copy',
  'baseStock',
  'sharedBaseStock',
  'human',
  'panic',
] as const

/** Units that one order may ask for, and weeks that a game may have. */
export const orderMost = 99_999
export const weeksMost = 104

/** Letters of one answer on the bench, and tries that it may have. */
export const answerMost = 40
export const triesMost = 10

/** PRC-010, PRC-012, PRC-013: the places of adverts in the practice area. */
export const practiceBannerPlace = 6
export const whaleCreationPlace = 7
export const whaleTrainPlace = 8

/** PRC-087: the category of articles that are news of the practice area. */
export const practiceNewsCategory = 3
