import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createGate, hashPassword, isPasswordOf } from './passwords.ts'

it('[ACC-067] knows a password by its argon2id hash only', async () => {
  const hash = await hashPassword('Titian2026')
  expect(hash).toMatch(/^\$argon2id\$/)
  expect(await isPasswordOf(hash, 'Titian2026')).toBe(true)
  expect(await isPasswordOf(hash, 'titian2026')).toBe(false)
})

it('never accepts a password for an account without one, nor for a damaged hash', async () => {
  expect(await isPasswordOf(undefined, 'nobody has this password')).toBe(false)
  expect(await isPasswordOf(null, 'nobody has this password')).toBe(false)
  expect(await isPasswordOf('not a hash', 'x')).toBe(false)
})

it('lets two through at once, keeps the rest in line, and survives failures', async () => {
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
