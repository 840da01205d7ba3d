import { exams } from '@titian/contract'
import { ask } from '@titian/site'
import type { PaperClock } from '../clock/paper-clock.ts'
import type { SendEntries } from './entry.ts'
import { outcomeOf } from './outcome.ts'

interface WireStart {
  recordId: string
  holder: string
  clock: PaperClock
}

/** Sends entries with the call savePaper (EXM-014), in the background, and keeps the countdown right (EXM-101). */
export function createSend({ recordId, holder, clock }: WireStart): SendEntries {
  return async (entries, leaving) => {
    const asked = performance.now()
    try {
      const left = clock.remaining()
      const reply = await ask(
        exams.savePaper,
        {
          countDown: left === null ? null : Math.round(left),
          subjectAnswerReqList: entries.map(({ questionId, answer, seq }) => ({
            unitestingBankId: questionId,
            answer,
            seq,
          })),
          unitestingUserRecordId: recordId,
          holder,
        },
        { quiet: true, keepalive: leaving },
      )
      clock.follow(reply, performance.now() - asked)
      const saved = reply.saved.map(({ unitestingBankId, seq }) => ({
        questionId: unitestingBankId,
        seq,
      }))
      return { kind: 'saved', reply: { serverTime: reply.serverTime, saved } }
    } catch (error) {
      return outcomeOf(error)
    }
  }
}
