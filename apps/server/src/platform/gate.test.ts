import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createGate } from './gate.ts'

it('lets two calls run at once, queues the rest, and survives failures', async () => {
  const gate = createGate(2)
  let running = 0
  let most = 0
  const work = (index: number) =>
    gate(async () => {
      running += 1
      most = Math.max(most, running)
      await setTimeout(2)
      running -= 1
      if (index % 3 === 0) throw new Error('fails')
      return index
    })
  const outcomes = await Promise.allSettled(Array.from({ length: 9 }, (_, index) => work(index)))
  expect(most).toBe(2)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(6)
})
