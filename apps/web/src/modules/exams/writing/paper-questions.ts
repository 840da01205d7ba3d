import type { Paper, PaperChild } from '@titian/contract'
import { isAnswered, type ItemAnswer } from '@titian/exam-items/shape'

export type Answers = ReadonlyMap<string, ItemAnswer>

export interface QuestionGroup {
  kind: PaperChild['item']['kind']
  questions: PaperChild[]
}

export function groupsOf({ groups }: Pick<Paper, 'groups'>): QuestionGroup[] {
  return groups.flatMap(({ children }) => {
    const first = children[0]
    return first ? [{ kind: first.item.kind, questions: children }] : []
  })
}

export function questionsOf({ groups }: Pick<Paper, 'groups'>): PaperChild[] {
  return groups.flatMap(({ children }) => children)
}

export function isWritten({ item, unitestingBankId }: PaperChild, answers: Answers): boolean {
  return isAnswered(item.kind, answers.get(unitestingBankId) ?? null)
}

/** Returns the element id of a question, for jumping to it. */
export const questionAnchor = (number: number) => `question-${number}`

/** Scrolls a question to the top and focuses it. */
export function jumpTo(number: number): void {
  const place = document.getElementById(questionAnchor(number))
  place?.scrollIntoView({ block: 'start' })
  place?.focus({ preventScroll: true })
}
