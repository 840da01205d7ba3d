import { type exams, reasons } from '@titian/contract'
import { createGate } from '../../../../platform/gate.ts'
import type { User } from '../../../../platform/actor.ts'
import type { Answer, Context } from '../../../../platform/http/context.ts'
import { found, Refusal, refusal } from '../../../../platform/refusal.ts'
import { noteClient } from '../evidence/actions.ts'
import { countLateAnswers } from '../late/queries.ts'
import { answerKeyOf } from '../late/rules.ts'
import { getOwnAttemptPaper } from '../papers/access.ts'
import type { AttemptPaper } from '../papers/queries.ts'
import * as policy from '../../policy.ts'
import * as actions from './actions.ts'
import { presentSaved } from './present.ts'
import type { NewAnswer } from '../answers/queries.ts'
import { readAnswers, type WireEntry } from './rules.ts'

type Calls = typeof exams
type SignedIn = Context & { actor: User }
type SavingCall = 'savePaper' | 'submit' | 'sendLateAnswers' | 'answerKey'

interface WireAnswers {
  place: string
  entries: readonly (Omit<WireEntry, 'subjectId'> & { unitestingBankId: string })[]
}

/**
 * Returns the answers in the stored form. If some do not fit their questions, returns these, and
 * nothing is saved.
 */
export function readEntries(
  { open, language }: SignedIn,
  attemptPaper: AttemptPaper,
  { place, entries }: WireAnswers,
): NewAnswer[] | Refusal<'invalidInput'> {
  const read = readAnswers(
    attemptPaper,
    entries.map(({ unitestingBankId, ...entry }) => ({
      ...entry,
      subjectId: open('examSubject', unitestingBankId),
    })),
  )
  if (read.ok) return read.answers
  return refusal('invalidInput', {
    fields: Object.fromEntries(
      read.misfits.map((misfit) => [`${place}.${misfit}.answer`, reasons.answerUnfit[language]]),
    ),
  })
}

/**
 * The maximum of the countdown in milliseconds that a device can report. It is stored only to
 * measure how far clocks differ.
 */
const countDownMost = 10 ** 12
const readCountDown = (value: number | null | undefined) =>
  value == null ? null : Math.round(Math.min(Math.max(value, -countDownMost), countDownMost))

/**
 * EXM-213: limits how many papers are handed in at once. The time of arrival is noted before a
 * paper waits in the queue.
 */
const handingIn = createGate(4)

export const savingAnswers: { [Name in SavingCall]: Answer<Calls[Name]> } = {
  savePaper: async (
    { unitestingUserRecordId, subjectAnswerReqList: entries, countDown, holder },
    context,
  ) => {
    const attemptPaper = await getOwnAttemptPaper(
      context,
      context.open('attempt', unitestingUserRecordId),
    )
    const answers = readEntries(context, attemptPaper, { place: 'subjectAnswerReqList', entries })
    if (answers instanceof Refusal) return answers
    const saved = await actions.savePaper(context, attemptPaper, {
      answers,
      holder: holder ?? null,
      countDown: readCountDown(countDown),
    })
    if (saved instanceof Refusal) return saved
    noteClient(context, attemptPaper.attemptId)
    return presentSaved(saved, attemptPaper, context)
  },
  submit: async ({ recordId, examinationId, answerList: entries, holder }, context) => {
    const attemptPaper = await getOwnAttemptPaper(context, context.open('attempt', recordId))
    found(attemptPaper.examinationId === context.open('examination', examinationId) || undefined)
    const answers = readEntries(context, attemptPaper, { place: 'answerList', entries })
    if (answers instanceof Refusal) return answers
    const writing = { answers, holder: holder ?? null, countDown: null }
    const done = await handingIn(() => actions.submit(context, attemptPaper, writing))
    return done instanceof Refusal
      ? done
      : { recordId: context.seal('attempt', attemptPaper.attemptId) }
  },
  sendLateAnswers: async ({ unitestingUserRecordId, answers: entries }, context) => {
    const attemptPaper = await getOwnAttemptPaper(
      context,
      context.open('attempt', unitestingUserRecordId),
    )
    const answers = readEntries(context, attemptPaper, { place: 'answers', entries })
    if (answers instanceof Refusal) return answers
    const attempt = await actions.storeLate(context, attemptPaper, answers)
    if (attempt instanceof Refusal) return attempt
    const counts = await countLateAnswers(context.db, [attempt.id])
    return {
      kept: entries.map(({ unitestingBankId, seq = 0 }) => ({ unitestingBankId, seq })),
      waiting: counts.get(attempt.id)?.waiting ?? 0,
      state: attempt.state === 'submitted' ? 'submitted' : 'autoSubmitted',
    }
  },
  answerKey: async (_, { actor, sealers, refuse }: SignedIn) => {
    if (!policy.mayWrite(actor)) return refuse('noPermission')
    return { key: answerKeyOf(sealers, actor) }
  },
}
