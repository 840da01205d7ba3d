import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { itemOf } from '../../testing/factories.ts'
import { changeStem } from './change-stem.ts'
import type { BlankItem } from './shape.ts'
import { countBlanks, stemParts } from './stem.ts'

const item: BlankItem = {
  kind: 'blank',
  stem: 'A ___ b ___ c ___',
  blanks: [['one'], ['two'], ['three']],
  analysis: '',
}
const blanksOf = (stem: string) => changeStem(item, stem).blanks

describe('changeStem', () => {
  it('removes the alternatives of the deleted blank, not of the last one', () => {
    expect(blanksOf('A  b ___ c ___')).toEqual([['two'], ['three']])
    expect(blanksOf('A ___ b  c ___')).toEqual([['one'], ['three']])
    expect(blanksOf('A ___ b __ c ___')).toEqual([['one'], ['three']])
    expect(blanksOf('A ___ b ___ c ')).toEqual([['one'], ['two']])
    expect(blanksOf('')).toEqual([])
  })

  it('inserts a new blank at its position', () => {
    expect(blanksOf('___ A ___ b ___ c ___')).toEqual([[], ['one'], ['two'], ['three']])
    expect(blanksOf('A ___ b ___ x ___ c ___')).toEqual([['one'], ['two'], [], ['three']])
    expect(blanksOf('A ___ b ___ c ___ ___')).toEqual([['one'], ['two'], ['three'], []])
  })

  it('keeps all alternatives while only words change', () => {
    expect(blanksOf('An ___ or ____ c ___!')).toEqual(item.blanks)
  })

  it('[EXM-162] keeps the rules of a blank with it, and gives a new blank the default ones', () => {
    const usual = { caseSensitive: false, numeric: false, tolerance: '' }
    const number = { ...usual, numeric: true }
    const ruled = { ...item, matching: [usual, number, usual] }
    expect(changeStem(ruled, 'A  b ___ c ___').matching).toEqual([number, usual])
    expect(changeStem(ruled, '___ A ___ b ___ c ___').matching).toEqual([
      usual,
      usual,
      number,
      usual,
    ])
  })

  it('always has as many lists as the stem has blanks', () => {
    const anyStem = fc
      .array(fc.constantFrom('_', '_', '_', ' ', 'a'))
      .map((chars) => chars.join(''))
    fc.assert(
      fc.property(itemOf.blank, anyStem, (question, stem) => {
        const { blanks, matching } = changeStem(question, stem)
        expect(blanks).toHaveLength(countBlanks(stem))
        expect(matching).toHaveLength(countBlanks(stem))
      }),
    )
  })
})

describe('stemParts', () => {
  it('counts three underscores or more as one blank, and two as text', () => {
    expect(stemParts('a __ b ___ c ______')).toEqual(['a __ b ', ' c ', ''])
    expect(countBlanks('snake_case')).toBe(0)
  })
})
