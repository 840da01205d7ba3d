import type { ItemAnswer } from '@titian/exam-items/shape'

/**
 * The position of an entry: first the takeover under which it was written (EXM-127), then its
 * number.
 */
export interface EntryMark {
  generation: number
  seq: number
}

/**
 * One change of one answer in the journal. `at` is the time by the device's clock, for display
 * only.
 */
export interface AnswerEntry extends EntryMark {
  questionId: string
  answer: ItemAnswer
  at: number
  /**
   * The entries of earlier takeovers that this entry replaces, because the student saw both answers
   * and chose this one.
   */
  over?: readonly EntryMark[]
}

/** The confirmed entry of an answer. */
export interface Confirmed extends EntryMark {
  answer: ItemAnswer
  savedAt: string | null
}

/**
 * Another device changed the answer after this device did. Nothing is written until the student has
 * chosen an answer.
 */
export interface Conflict {
  stored: ItemAnswer
  storedSeq: number
  storedAt: string | null
}

export type Choice = 'mine' | 'stored'

/**
 * `sent` is the number that the page sent, and `seq` the number under which the server stored the
 * answer.
 */
export interface SaveReply {
  serverTime: string
  saved: readonly { questionId: string; sent: number; seq: number }[]
  conflicts: readonly (Conflict & { questionId: string; sent: number })[]
}

/** Why saving has stopped until something changes. */
export type Halt = 'takenOver' | 'closed' | 'timeUp' | 'signIn' | 'otherAccount' | 'forbidden'
/**
 * `network`: the device has no connection; `server`: the server does not respond or is unavailable.
 */
export type Trouble = 'network' | 'server'

export type SendOutcome =
  | { kind: 'saved'; reply: SaveReply }
  /** `retryAfter`: the milliseconds after which a busy server asks for the answers again. */
  | { kind: 'unreachable'; trouble: Trouble; retryAfter?: number }
  | { kind: 'halted'; halt: Halt }
  /** The answers that the server will always refuse. */
  | { kind: 'refused' }

/** Sends entries. Without entries, only reports that the page is open. Never rejects. */
export type SendEntries = (
  entries: readonly AnswerEntry[],
  leaving: boolean,
) => Promise<SendOutcome>

/** The entries of one question and takeover up to this number. */
export interface ObsoleteEntries extends EntryMark {
  questionId: string
}

/**
 * The journal is append-only. An entry is removed when the server has it or the student chose
 * another answer, and never changed (EXM-129).
 */
export interface Journal {
  append: (entry: AnswerEntry) => Promise<void>
  /** Returns the entries in the order of writing. */
  read: () => Promise<AnswerEntry[]>
  forget: (obsolete: readonly ObsoleteEntries[]) => Promise<void>
}

/**
 * EXM-102: `none`: nothing was written; `refused`: the server will always refuse the answer;
 * `conflict`: the student has to choose an answer.
 */
export type AnswerState = 'none' | 'saved' | 'saving' | 'local' | 'refused' | 'conflict'

export interface SaverSnapshot {
  answers: ReadonlyMap<string, { state: AnswerState; savedAt: string | null }>
  /** The stored answers that differ from what this device wrote earlier, by question. */
  conflicts: ReadonlyMap<string, Conflict>
  /** The number of unconfirmed answers. */
  waiting: number
  trouble: Trouble | null
  halt: Halt | null
  lastSavedAt: string | null
  /** Whether changes cannot be stored on this device, so that only the server has them. */
  journalBroken: boolean
}
