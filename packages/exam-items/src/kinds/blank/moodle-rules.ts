import { ExchangeProblem, type Source } from '../../notation/types.ts'
import { type BlankMatching, usualMatching } from './matching.ts'
import { fromPlainStars, hasWildcard, withPlainStars } from './wildcard.ts'

/**
 * States the rule about wildcards only if it has an effect. Otherwise equal questions would not
 * compare as equal.
 */
export const onlyRules = ({ wildcard, ...rule }: BlankMatching): BlankMatching =>
  wildcard && !rule.numeric ? { ...rule, wildcard } : rule

/** In Moodle a star matches any letters, so a star that is an ordinary character is escaped. */
export const forMoodle = (text: string, { wildcard, numeric }: BlankMatching): string =>
  wildcard || numeric ? text : withPlainStars(text)

/**
 * Returns the alternatives and the rule of a blank, with stars as Moodle or our own files mean
 * them.
 */
export function fromMoodle(texts: string[], said: BlankMatching, isOwn: boolean) {
  const isOlder = isOwn && said.wildcard === undefined
  if (said.numeric || isOlder) return { texts, rule: onlyRules(said) }
  const wildcard = isOwn ? said.wildcard : texts.some(hasWildcard)
  const rule = onlyRules({ ...said, wildcard })
  return { texts: wildcard ? texts : texts.map(fromPlainStars), rule }
}

const isRule = (one: unknown): one is BlankMatching => typeof one === 'object' && one !== null

/** Returns the rule that our own files state for a blank; by default the usual rule. */
export function saidOf({ extras: said }: Source, at: number): BlankMatching {
  const list: unknown = said['matching']
  const one: unknown = Array.isArray(list) ? list[at] : undefined
  return isRule(one) ? { ...usualMatching, ...one } : usualMatching
}

/** Returns the tolerance of a blank, which all its numbers must share. */
export function oneTolerance(answers: readonly { tolerance: string }[]): string {
  const [first = '', ...others] = new Set(answers.map(({ tolerance }) => tolerance))
  if (others.length > 0) throw new ExchangeProblem('severalTolerances', 'blanks')
  return first
}
