import { expect, it } from 'vitest'
import { mark as markSingle } from './score.ts'

it('[EXM-098] only the right option gets points', () => {
  const options = ['a', 'b'].map((id) => ({ id, content: id }))
  const item = { kind: 'single', stem: 'S', options, answer: 'b', analysis: '' } as const
  const question = { ...item, options }
  expect(markSingle(question, 'b', 400)).toEqual({ state: 'marked', points: 400, right: true })
  expect(markSingle(question, 'a', 400)).toEqual({ state: 'marked', points: 0, right: false })
  expect(markSingle(question, ['b'], 400)).toEqual({ state: 'marked', points: 0, right: false })
})
