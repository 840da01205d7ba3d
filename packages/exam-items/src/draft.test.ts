import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { convertItem, emptyItem } from './draft.ts'
import { anyItem, anyKind, itemOf } from './testing/factories.ts'
import { countBlanks } from './kinds/blank/stem.ts'
import { type Item, itemKinds, itemProblems } from './shape.ts'

describe('convertItem', () => {
  it('keeps stem and explanation for every kind', () => {
    fc.assert(
      fc.property(anyItem, anyKind, (item, kind) => {
        const converted = convertItem(item, kind)
        expect(converted).toMatchObject({ kind, stem: item.stem, analysis: item.analysis })
      }),
    )
  })

  it('creates no answer that is invalid for the other kind', () => {
    fc.assert(
      fc.property(anyItem, anyKind, (item, kind) => {
        const codes = itemProblems(convertItem(item, kind)).map(({ code }) => code)
        expect(codes).not.toContain('unknownOption')
        expect(codes).not.toContain('blankCount')
      }),
    )
  })

  it('converts a single choice to a multiple one and back without loss', () => {
    fc.assert(
      fc.property(itemOf.single, (item) => {
        expect(convertItem(convertItem(item, 'multiple'), 'single')).toEqual(item)
      }),
    )
  })

  it('leaves the right option unset if several were right', () => {
    fc.assert(
      fc.property(itemOf.multiple, (item) => {
        const [only] = item.answer
        const answer = item.answer.length === 1 ? only : ''
        expect(convertItem(item, 'single')).toMatchObject({ answer, options: item.options })
      }),
    )
  })

  it('changes nothing for the same kind', () => {
    fc.assert(fc.property(anyItem, (item) => convertItem(item, item.kind) === item))
  })

  it('creates answers for each existing blank of the stem', () => {
    const item: Item = { kind: 'judge', stem: 'It is ___ by ___', answer: true, analysis: '' }
    expect(convertItem(item, 'blank')).toMatchObject({ blanks: [[], []] })
    expect(countBlanks(item.stem)).toBe(2)
  })
})

describe('emptyItem', () => {
  it('has only the problems of a new question in every kind', () => {
    for (const kind of itemKinds) {
      const problems = itemProblems(emptyItem(kind))
      expect(problems).toContainEqual({ path: 'stem', code: 'required' })
      const ofABeginning = ['required', 'tooFew', 'noRightOption']
      expect(problems.filter(({ code }) => !ofABeginning.includes(code))).toEqual([])
    }
  })
})
