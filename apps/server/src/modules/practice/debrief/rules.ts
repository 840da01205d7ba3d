import type { DebriefAnswer } from '@titian/contract'
import type { DebriefQuestion } from '../kinds/served.ts'

/**
 * PRC-110: returns the answers without empty ones, in the order of the questions. If an answer
 * belongs to an unknown or a repeated question, returns its field.
 */
export function answersTo(
  questions: readonly DebriefQuestion[],
  sent: readonly DebriefAnswer[],
): { answers: DebriefAnswer[] } | { wrong: string } {
  if (questions.length === 0) return { wrong: 'answers' }
  const wrong = sent.findIndex(
    ({ question }, place) =>
      questions.every(({ name }) => name !== question) ||
      sent.findIndex((one) => one.question === question) < place,
  )
  if (wrong >= 0) return { wrong: `answers.${wrong}.question` }
  const answers = questions.flatMap(({ name }) =>
    sent.filter(({ question, text }) => question === name && text !== ''),
  )
  return { answers }
}

/** PRC-111: true when a call repeats the stored answers, for example after a lost response. */
export const areSame = (kept: readonly DebriefAnswer[], sent: readonly DebriefAnswer[]): boolean =>
  kept.length === sent.length &&
  kept.every(
    ({ question, text }, place) => sent[place]?.question === question && sent[place].text === text,
  )
