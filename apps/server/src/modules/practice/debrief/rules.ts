import type { DebriefAnswer } from '@titian/contract'
import type { DebriefQuestion } from '../kinds/served.ts'

/**
 * PRC-110: the answers as they are kept, in the order of the questions and without empty ones; or the field of the first one
 * to a question that nobody asks or that was answered already.
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

/** PRC-111: whether a call brings what is kept already, as after a lost answer. */
export const areSame = (kept: readonly DebriefAnswer[], sent: readonly DebriefAnswer[]): boolean =>
  kept.length === sent.length &&
  kept.every(
    ({ question, text }, place) => sent[place]?.question === question && sent[place].text === text,
  )
