import type { ItemAnswer } from '@titian/exam-items/shape'

/** One change of one answer, as the journal keeps it. `at` is the device's clock, for the record only. */
export interface AnswerEntry {
  seq: number
  questionId: string
  answer: ItemAnswer
  at: number
}

/** What of an answer the server has confirmed. */
export interface Confirmed {
  seq: number
  savedAt: string | null
}

export interface SaveReply {
  serverTime: string
  saved: readonly { questionId: string; seq: number }[]
}

/** Why nothing more can be saved from here until something else happens. */
export type Halt = 'takenOver' | 'closed' | 'timeUp' | 'signIn' | 'forbidden'
/** `network`: no answer came; `server`: the server answered that it cannot serve now. */
export type Trouble = 'network' | 'server'

export type SendOutcome =
  | { kind: 'saved'; reply: SaveReply }
  | { kind: 'unreachable'; trouble: Trouble }
  | { kind: 'halted'; halt: Halt }
  /** The server understood and will not take these answers, however often they are sent. */
  | { kind: 'refused' }

/** Sends entries, also none as a sign of life. Never throws. */
export type SendEntries = (
  entries: readonly AnswerEntry[],
  leaving: boolean,
) => Promise<SendOutcome>

/** Append only: entries go when the server has them, and never change. */
export interface Journal {
  append: (entry: AnswerEntry) => Promise<void>
  /** In the order of their writing. */
  read: () => Promise<AnswerEntry[]>
  /** Forgets entries up to the confirmed number of each question. */
  forget: (confirmed: ReadonlyMap<string, number>) => Promise<void>
  clear: () => Promise<void>
}

/** EXM-102. `none`: nothing was written; `refused`: the server will not take it. */
export type AnswerState = 'none' | 'saved' | 'saving' | 'local' | 'refused'

export interface SaverSnapshot {
  answers: ReadonlyMap<string, { state: AnswerState; savedAt: string | null }>
  /** How many answers the server has not confirmed. */
  waiting: number
  trouble: Trouble | null
  halt: Halt | null
  lastSavedAt: string | null
  /** Changes could not be written to this device: only the server keeps them. */
  journalBroken: boolean
}
