/** The kinds of practice that have an engine, by the names of `packages/practice`. */
export const practiceKinds = ['supply-chain', 'inventory', 'marketplace', 'erp'] as const
export type PracticeKindName = (typeof practiceKinds)[number]

/** PRC-055: one seat with bots in the others, each seat by the same person, or each seat by another one. */
export const practiceModes = ['oneSeat', 'allSeats', 'team'] as const
export type PracticeMode = (typeof practiceModes)[number]

/**
 * PRC-025: what a run is in; the machine scores it as soon as it is submitted. A team waits in the lobby until it
 * begins, and a teacher can pause it.
 */
export const runStates = ['lobby', 'active', 'paused', 'submitted', 'scored'] as const
export type RunState = (typeof runStates)[number]
/** The states of a run that has not ended. */
export const openRunStates = ['lobby', 'active', 'paused'] as const satisfies RunState[]

/** PRC-022: where a person is with a practice. */
export const practiceStates = ['open', 'inProgress', 'done'] as const

/** Runs that one person can have open at a time. */
export const openRunsMost = 20
/** Decisions of one call. */
export const decisionsMost = 20
/** Decisions of one day of a run. */
export const decisionsADayMost = 400
/** PRC-162: days that an event of a teacher lasts, and events of one assignment. */
export const eventDaysMost = 30
export const eventsMost = 30
/** Letters of the note beside a decision. */
export const noteMost = 300
/** Fields of one decision, entries of a list in one, and the letters of a text in one. */
export const decisionFieldsMost = 20
export const decisionListMost = 30
export const decisionTextMost = 2_000

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

/** PRC-055: what the code of a team is made of; nobody misreads one of them for another. */
export const gameCodeLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
export const gameCodeLength = 6
/** PRC-054: seconds that a team waits for a seat in a week. */
export const turnSeconds = { least: 20, most: 600, usual: 90 } as const
/** What a seat of a team does: nobody has it, its player decides or has ordered, or a bot plays it. */
/** PRC-060: what a teacher does with a running game. */
export const gameControls = ['pause', 'resume', 'bot', 'endWeek'] as const
export type GameControl = (typeof gameControls)[number]

export const gameSeatStates = ['free', 'playing', 'ordered', 'bot'] as const
