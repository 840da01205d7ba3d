import type { ItemAnswer } from '@titian/exam-items/shape'

/** The place of an entry: the takeover under which it was written (EXM-127), then its number. */
export interface EntryMark {
  generation: number
  seq: number
}

/** One change of one answer, as the journal keeps it. `at` is the device's clock, for people to read only. */
export interface AnswerEntry extends EntryMark {
  questionId: string
  answer: ItemAnswer
  at: number
  /** Entries of earlier takeovers that the student replaced by this one, knowing both. */
  over?: readonly EntryMark[]
}

/** What of an answer the server has confirmed. */
export interface Confirmed extends EntryMark {
  answer: ItemAnswer
  savedAt: string | null
}

/** Another device changed the question after this device wrote; nothing is written until the student has chosen. */
export interface Conflict {
  stored: ItemAnswer
  storedSeq: number
  storedAt: string | null
}

export type Choice = 'mine' | 'stored'

/** `sent` is the number under which the answer was sent, `seq` the one under which the server holds it. */
export interface SaveReply {
  serverTime: string
  saved: readonly { questionId: string; sent: number; seq: number }[]
  conflicts: readonly (Conflict & { questionId: string; sent: number })[]
}

/** Why nothing more can be saved from here until something else happens. */
export type Halt = 'takenOver' | 'closed' | 'timeUp' | 'signIn' | 'otherAccount' | 'forbidden'
/** `network`: this device has no connection; `server`: the server does not answer, or cannot serve now. */
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

/** Entries of one question and takeover up to this number. */
export interface ObsoleteEntries extends EntryMark {
  questionId: string
}

/** Append only: entries go when the server has them or the student chose another, and never change (EXM-129). */
export interface Journal {
  append: (entry: AnswerEntry) => Promise<void>
  /** In the order of their writing. */
  read: () => Promise<AnswerEntry[]>
  forget: (obsolete: readonly ObsoleteEntries[]) => Promise<void>
}

/** EXM-102. `none`: nothing was written; `refused`: the server will not take it; `conflict`: the student has to choose. */
export type AnswerState = 'none' | 'saved' | 'saving' | 'local' | 'refused' | 'conflict'

export interface SaverSnapshot {
  answers: ReadonlyMap<string, { state: AnswerState; savedAt: string | null }>
  /** By question: what the server holds, where this device wrote something else before. */
  conflicts: ReadonlyMap<string, Conflict>
  /** How many answers the server has not confirmed. */
  waiting: number
  trouble: Trouble | null
  halt: Halt | null
  lastSavedAt: string | null
  /** Changes could not be written to this device: only the server keeps them. */
  journalBroken: boolean
}
