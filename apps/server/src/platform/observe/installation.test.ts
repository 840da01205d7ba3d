import type { InstallationHealth } from '@titian/contract'
import { expect, it } from 'vitest'
import { limitRounds } from './installation.ts'

it('[OPS-014] shares a running round of checks, and its findings for ten seconds', async () => {
  let rounds = 0
  let now = 0
  const ends: ((health: InstallationHealth) => void)[] = []
  const { check } = limitRounds(
    () => {
      rounds += 1
      return new Promise((resolve) => ends.push(resolve))
    },
    () => now,
  )
  const health = (name: string): InstallationHealth => ({ checkedAt: name, checks: [] })
  const asked = [check(), check()]
  // A round that takes long is shared as long as it runs.
  now = 60_000
  asked.push(check())
  ends[0]?.(health('first'))
  expect(await Promise.all(asked)).toEqual([health('first'), health('first'), health('first')])
  now += 9999
  expect(await check()).toEqual(health('first'))
  expect(rounds).toBe(1)
  now += 1
  const second = check()
  ends[1]?.(health('second'))
  expect(await second).toEqual(health('second'))
  expect(rounds).toBe(2)
})
