import { ExchangeProblem, type Source } from '../../notation/types.ts'
import { type BlankMatching, usualMatching } from './matching.ts'
import { fromPlainStars, hasWildcard, withPlainStars } from './wildcard.ts'

/** Says wildcards only where they count, so that two questions that mark alike are equal. */
export const onlyRules = ({ wildcard, ...rule }: BlankMatching): BlankMatching =>
  wildcard && !rule.numeric ? { ...rule, wildcard } : rule

/** A star of Moodle stands for any letters. A blank whose stars are stars says so by a backslash. */
export const forMoodle = (text: string, { wildcard, numeric }: BlankMatching): string =>
  wildcard || numeric ? text : withPlainStars(text)

/** The alternatives of a blank and its rule, as Moodle or a file of ours means their stars. */
export function fromMoodle(texts: string[], said: BlankMatching, isOwn: boolean) {
  const isOlder = isOwn && said.wildcard === undefined
  if (said.numeric || isOlder) return { texts, rule: onlyRules(said) }
  const wildcard = isOwn ? said.wildcard : texts.some(hasWildcard)
  const rule = onlyRules({ ...said, wildcard })
  return { texts: wildcard ? texts : texts.map(fromPlainStars), rule }
}

const isRule = (one: unknown): one is BlankMatching => typeof one === 'object' && one !== null

/** What our own files say of a blank, under what the form says itself. */
export function saidOf({ extras: said }: Source, at: number): BlankMatching {
  const list: unknown = said['matching']
  const one: unknown = Array.isArray(list) ? list[at] : undefined
  return isRule(one) ? { ...usualMatching, ...one } : usualMatching
}

/** Every number of a blank has the same tolerance with us. */
export function oneTolerance(answers: readonly { tolerance: string }[]): string {
  const [first = '', ...others] = new Set(answers.map(({ tolerance }) => tolerance))
  if (others.length > 0) throw new ExchangeProblem('severalTolerances', 'blanks')
  return first
}
