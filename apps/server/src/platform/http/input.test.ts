import { accounts } from '@titian/contract'
import { expect, it } from 'vitest'
import { checkInput } from './input.ts'

const turns = 5

/**
 * The fastest of several runs in milliseconds, so that other work of the machine has little
 * influence.
 */
function timeOf(work: () => unknown): number {
  const times = Array.from({ length: turns }, () => {
    const started = performance.now()
    work()
    return performance.now() - started
  })
  return Math.min(...times)
}

const tinyValues = `{"a":{"b":[${'0,'.repeat(300_000)}0]}}`

it('[FRM-348] checks many tiny values in no more time than parsing them takes', () => {
  const raw = JSON.parse(tinyValues) as Record<string, unknown>
  const parsing = timeOf(() => JSON.parse(tinyValues))
  const checking = timeOf(() => checkInput(accounts.studentLogin, raw, 'en'))
  expect(checking).toBeLessThan(parsing)
})
