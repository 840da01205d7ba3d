import { expect, it } from 'vitest'
import { mark as markJudge } from './score.ts'

it('[EXM-098] a right "false" is marked as right, and differs from no answer', () => {
  const item = { kind: 'judge', stem: 'S', answer: false, analysis: '' } as const
  expect(markJudge(item, false, 300)).toEqual({ state: 'marked', points: 300, right: true })
  expect(markJudge(item, true, 300)).toEqual({ state: 'marked', points: 0, right: false })
  expect(markJudge(item, null, 300)).toEqual({ state: 'marked', points: 0, right: false })
})
