/** The kinds of practice with an engine, named as in `packages/practice`. */
export const practiceKinds = ['supply-chain', 'inventory', 'marketplace', 'erp'] as const
export type PracticeKindName = (typeof practiceKinds)[number]

/** PRC-055: one seat and bots, all seats by the same person, or a team. */
export const practiceModes = ['oneSeat', 'allSeats', 'team'] as const
export type PracticeMode = (typeof practiceModes)[number]

/**
 * PRC-025: the states of a run; it is scored as soon as it is submitted. A team waits in the lobby
 * before it begins, and a teacher can pause it.
 */
export const runStates = ['lobby', 'active', 'paused', 'submitted', 'scored'] as const
export type RunState = (typeof runStates)[number]
/** The states of a run that has not ended. */
export const openRunStates = ['lobby', 'active', 'paused'] as const satisfies RunState[]

/** PRC-022: the states of a practice for a person. */
export const practiceStates = ['open', 'inProgress', 'done'] as const

/** The maximum number of open runs of a person. */
export const openRunsMost = 20
/** The maximum number of decisions in one call. */
export const decisionsMost = 20
/** The maximum number of decisions in one day. */
export const decisionsADayMost = 400
/** PRC-162: the maximum length of an event in days, and number of events of an assignment. */
export const eventDaysMost = 30
export const eventsMost = 30
/** The maximum length of a note in characters. */
export const noteMost = 300
/** The maximum number of fields of a decision, of entries in a list, and length of a text. */
export const decisionFieldsMost = 20
export const decisionListMost = 30
export const decisionTextMost = 2_000

/** PRC-051: the seats of the chain, from the consumer to the source. */
export const chainSeats = ['retailer', 'wholesaler', 'distributor', 'factory'] as const
export type ChainSeat = (typeof chainSeats)[number]

/** The players of a seat: a person, or a bot by its name. */
export const chainPlayers = [
  'player',
  'copy',
  'baseStock',
  'sharedBaseStock',
  'human',
  'panic',
] as const

/** The maximum units of an order, and weeks of a game. */
export const orderMost = 99_999
export const weeksMost = 104

/** The maximum length of an answer, and number of attempts. */
export const answerMost = 40
export const triesMost = 10

/** PRC-010, PRC-012, PRC-013: the advert places of the practice area. */
export const practiceBannerPlace = 6
export const whaleCreationPlace = 7
export const whaleTrainPlace = 8

/** PRC-055: the characters of a game code, without those that look alike. */
export const gameCodeLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
export const gameCodeLength = 6
/** PRC-054: the limits and the default of a week's seconds in team mode. */
export const turnSeconds = { least: 20, most: 600, usual: 90 } as const
/** PRC-060: the actions of a teacher on a running game. */
export const gameControls = ['pause', 'resume', 'bot', 'endWeek'] as const
export type GameControl = (typeof gameControls)[number]

/** The states of a team seat: free, deciding, ordered, or played by a bot. */
export const gameSeatStates = ['free', 'playing', 'ordered', 'bot'] as const
