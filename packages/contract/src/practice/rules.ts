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
export type PracticeState = (typeof practiceStates)[number]

/** Runs that one person can have open at a time. */
export const openRunsMost = 20
/** Decisions of one call. */
export const decisionsMost = 20
/** Letters of the note beside a decision. */
export const noteMost = 300
/** Fields of one decision, and the letters of the text in one. */
export const decisionFieldsMost = 10
export const decisionTextMost = 200
