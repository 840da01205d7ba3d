import { type ErpCardContent, type Language, wrongField } from '@titian/contract'
import { type CardData, cardProblems } from '@titian/practice/erp'
import type { Fields } from '../rules.ts'
import * as words from './words.ts'

/** Why cards cannot be chosen together. */
export type ChoiceProblem =
  | { code: 'noCard' | 'cardGone' }
  | { code: 'sameCode'; of: string; title: string }

/** Returns the engine's unique code of a teacher's card. */
export const codeOf = (id: number): string => `T${id}`

/** Returns a card in the engine's format. */
export const cardOf = (id: number, content: ErpCardContent): CardData => ({
  ...content,
  code: codeOf(id),
})

type Problem = ReturnType<typeof cardProblems>[number]

const numberIn = (path: string): number => Number(path.split('.').at(-1)) + 1

function textsOf(problem: Problem, language: Language): Fields {
  const path = `content.${problem.path}`
  switch (problem.code) {
    case 'unknownPartner':
      return { [path]: words.unknownPartner[language] }
    case 'unknownItem':
      return { [path]: words.unknownItem[language] }
    case 'neverMet':
      return { [path]: words.neverMet[language] }
    case 'repeated':
      return { [path]: words.repeatedCode[language] }
    case 'contradicts':
      return {
        [path]: words.contradicts(numberIn(problem.other))[language],
        [`content.${problem.other}`]: words.contradicts(numberIn(problem.path))[language],
      }
    default:
      return wrongField(path, language, problem)
  }
}

/**
 * PRC-197: returns the errors that the engine found, at most one for each field; undefined without
 * errors.
 */
export function faultsOf(content: ErpCardContent, language: Language): Fields | undefined {
  // The server assigns the code, so any value passes here.
  const problems = cardProblems(cardOf(0, content))
  if (problems.length === 0) return undefined
  return Object.assign({}, ...problems.map((one) => textsOf(one, language)).toReversed())
}

/** Returns why chosen cards are refused, at the form's field. */
export function choiceFaults(problem: ChoiceProblem, language: Language): Fields {
  switch (problem.code) {
    case 'noCard':
      return { erpCards: words.noCard[language] }
    case 'cardGone':
      return { 'erpCards.own': words.cardGone[language] }
    case 'sameCode':
      return { 'erpCards.own': words.sameCode(problem.of, problem.title)[language] }
  }
}
