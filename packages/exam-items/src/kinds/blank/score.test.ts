import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { equalShares } from '../../mark.ts'
import { anyMax, itemOf } from '../../testing/factories.ts'
import { mark as markBlank } from './score.ts'

const item = {
  kind: 'blank' as const,
  stem: '___ by ___ as ___',
  blanks: [['ad spend', '广告费'], ['Ad Sales'], ['1,000', '%']],
  analysis: '',
}
const mark = (answer: string[]) => markBlank(item, answer, 1000)

describe('markBlank', () => {
  it('[EXM-098] accepts any alternative after trimming and normalising case and width', () => {
    expect(mark([' AD  Spend ', 'ａｄ ｓａｌｅｓ', '％'])).toEqual({
      state: 'marked',
      points: 1000,
      right: true,
    })
    expect(mark(['广告费', 'ad\u3000sales', '1,000'])).toMatchObject({ right: true })
  })

  it('[EXM-098] rejects other texts', () => {
    expect(mark(['adspend', 'ad sale', '1000'])).toEqual({
      state: 'marked',
      points: 0,
      right: false,
    })
    expect(mark(['Ad Sales', 'ad spend', ''])).toMatchObject({ points: 0 })
  })

  it('[EXM-125] gives each blank its share, and the shares add up to the maximum', () => {
    expect(equalShares(1000, 3)).toEqual([334, 333, 333])
    expect(mark(['ad spend', '', ''])).toMatchObject({ points: 334, right: false })
    expect(mark(['', 'ad sales', '%'])).toMatchObject({ points: 666, right: false })
    fc.assert(
      fc.property(anyMax, fc.integer({ min: 1, max: 10 }), (max, count) => {
        const shares = equalShares(max, count)
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(max)
        expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('[EXM-125] gives in total the sum of separately marked blanks', () => {
    fc.assert(
      fc.property(itemOf.blank, anyMax, (question, max) => {
        const right = question.blanks.map(([first = '']) => first)
        const alone = right.map((text, at) => right.map((_, index) => (index === at ? text : '')))
        const sum = alone
          .map((answer) => markBlank(question, answer, max))
          .reduce((total, one) => total + (one.state === 'marked' ? one.points : 0), 0)
        expect(sum).toBe(max)
      }),
    )
  })

  it('accepts too few or too many texts', () => {
    expect(mark(['ad spend'])).toMatchObject({ points: 334 })
    expect(mark(['ad spend', 'x', 'y', 'ad sales'])).toMatchObject({ points: 334 })
  })
})
