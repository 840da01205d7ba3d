import { expect, it } from 'vitest'
import { nextAfter } from './use-next-paper.ts'

const paper = (recordId: string, submittedAt: string) => ({ recordId, submittedAt })
const list = [paper('a', '2026-01-01'), paper('b', '2026-01-02'), paper('c', '2026-01-03')]

it('[EXM-191] nextAfter returns the next waiting paper, and after the last the first', () => {
  expect(nextAfter(paper('a', '2026-01-01'), list)).toBe('b')
  expect(nextAfter(paper('c', '2026-01-03'), list)).toBe('a')
  expect(nextAfter(paper('marked', '2026-01-02'), list)).toBe('b')
  expect(nextAfter(paper('newest', '2026-02-01'), list)).toBe('a')
  expect(nextAfter(paper('a', '2026-01-01'), [paper('a', '2026-01-01')])).toBeUndefined()
})
