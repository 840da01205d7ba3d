import { exams, type DataOf } from '@titian/contract'
import { ask } from '@titian/site'
import type { PaperClock } from '../clock/paper-clock.ts'
import type { AnswerEntry, SaveReply, SendEntries } from './entry.ts'
import { outcomeOf } from './outcome.ts'

interface WireStart {
  recordId: string
  holder: string
  clock: PaperClock
  /** Whether the grace period has begun. Then a request without a response is aborted sooner. */
  isUrgent: () => boolean
}

/** Milliseconds before a save is aborted and sent again. Connections often break without notice. */
const patience = { usual: 12_000, urgent: 6000 }

/** Returns an abort signal with a timeout, also for browsers without `AbortSignal.timeout`. */
export function giveUpAfter(time: number): AbortSignal {
  const stop = new AbortController()
  setTimeout(() => stop.abort(), time)
  return stop.signal
}

/** Converts an entry to the input of savePaper and submit. */
export function wireEntry({ questionId, answer, seq, generation }: AnswerEntry) {
  return { unitestingBankId: questionId, answer, seq, generation }
}

function readReply(
  { serverTime, saved, conflicts }: DataOf<typeof exams.savePaper>,
  entries: readonly AnswerEntry[],
): SaveReply {
  const sent = new Map(entries.map(({ questionId, seq }) => [questionId, seq]))
  return {
    serverTime,
    saved: saved.map(({ unitestingBankId, seq }) => ({
      questionId: unitestingBankId,
      sent: sent.get(unitestingBankId) ?? seq,
      seq,
    })),
    conflicts: conflicts.map(({ unitestingBankId, seq, ...conflict }) => ({
      ...conflict,
      questionId: unitestingBankId,
      sent: seq,
    })),
  }
}

/**
 * Sends entries in the background with savePaper (EXM-014). Each response corrects the countdown
 * (EXM-101).
 */
export function createSend({ recordId, holder, clock, isUrgent }: WireStart): SendEntries {
  return async (entries, leaving) => {
    const asked = performance.now()
    try {
      const left = clock.remaining()
      const reply = await ask(
        exams.savePaper,
        {
          countDown: left === null ? null : Math.round(left),
          subjectAnswerReqList: entries.map(wireEntry),
          unitestingUserRecordId: recordId,
          holder,
        },
        {
          quiet: true,
          keepalive: leaving,
          signal: giveUpAfter(isUrgent() ? patience.urgent : patience.usual),
        },
      )
      clock.follow(reply, performance.now() - asked)
      return { kind: 'saved', reply: readReply(reply, entries) }
    } catch (error) {
      return outcomeOf(error)
    }
  }
}
