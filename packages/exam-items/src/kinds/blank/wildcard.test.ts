import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isAccepted } from './accept.ts'
import { usualMatching } from './matching.ts'
import { keyLines, mark, rightAnswer } from './score.ts'
import type { BlankItem } from './shape.ts'

const wild = { ...usualMatching, wildcard: true }
const accepts = (pattern: string, text: string) => isAccepted([pattern], wild, text)

/** Matches by simple recursion. This is too slow for many stars but easy to trust. */
function fits(pattern: string, text: string): boolean {
  if (pattern === '') return text === ''
  if (pattern.startsWith('\\*'))
    return text.startsWith('*') && fits(pattern.slice(2), text.slice(1))
  if (pattern.startsWith('*'))
    return fits(pattern.slice(1), text) || (text !== '' && fits(pattern, text.slice(1)))
  return text !== '' && text[0] === pattern[0] && fits(pattern.slice(1), text.slice(1))
}

const letters = (...list: string[]) =>
  fc.array(fc.constantFrom(...list), { maxLength: 8 }).map((parts) => parts.join(''))

describe('a blank with wildcards', () => {
  it.each([
    ['*copper*', 'copper'],
    ['*copper*', 'a  COPPER wire'],
    ['colo*r', 'colour'],
    ['colo*r', 'color'],
    ['5 \\* 3', '5 * 3'],
    ['*１０', 'about 10'],
    ['*', 'anything'],
  ])('[EXM-225] takes %j as %j means it', (pattern, text) => {
    expect(accepts(pattern, text)).toBe(true)
  })

  it.each([
    ['*copper', 'a copper wire'],
    ['a*a', 'a'],
    ['5 \\* 3', '5 and 3'],
    ['*', ' '],
  ])('[EXM-225] refuses by %j the answer %j', (pattern, text) => {
    expect(accepts(pattern, text)).toBe(false)
  })

  it('[EXM-225] accepts exactly what naive matching accepts', () => {
    fc.assert(
      fc.property(letters('a', 'b', '*', '\\'), letters('a', 'b', '*', '\\'), (pattern, text) => {
        fc.pre(text !== '')
        expect(accepts(pattern, text)).toBe(fits(pattern, text))
      }),
      { numRuns: 5000 },
    )
  })

  it('[EXM-225] ignores case unless it matters, and treats stars literally without wildcards', () => {
    expect(isAccepted(['*CO*'], { ...wild, caseSensitive: true }, 'the CO gas')).toBe(true)
    expect(isAccepted(['*CO*'], { ...wild, caseSensitive: true }, 'the Co metal')).toBe(false)
    for (const matching of [usualMatching, undefined]) {
      expect(isAccepted(['a*b'], matching, 'a*b')).toBe(true)
      expect(isAccepted(['a*b'], matching, 'aXb')).toBe(false)
    }
  })

  it('[EXM-225] shows a right answer that is accepted, with the wildcard left open', () => {
    const item: BlankItem = {
      kind: 'blank',
      stem: 'It is ___ and ___',
      blanks: [
        ['*copper*', 'Cu'],
        ['a\\**', '*b'],
      ],
      matching: [wild, wild],
      analysis: '',
    }
    expect(rightAnswer(item)).toEqual(['Cu', 'a*…'])
    expect(mark(item, rightAnswer(item), 100)).toMatchObject({ points: 100, right: true })
    expect(keyLines(item)).toEqual(['1. Cu / …copper…', '2. a*… / …b'])
  })
})
