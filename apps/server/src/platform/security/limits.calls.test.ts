import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { countUse, isOverLimit, removeOldLimits, usesOf } from './limits.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

const limit = { key: 'probe', seconds: 60, most: 3 }

it('counts every one of many parallel uses and opens again after the window', async () => {
  const now = testApp.clock.now()
  const over = await Promise.all(
    Array.from({ length: 5 }, () => isOverLimit(testApp.db, limit, now)),
  )
  expect(over.filter(Boolean)).toHaveLength(2)
  testApp.clock.pass(61)
  expect(await isOverLimit(testApp.db, limit, testApp.clock.now())).toBe(false)
})

it('deletes ended windows', async () => {
  await countUse(testApp.db, 'short', 1, testApp.clock.now())
  testApp.clock.pass(2)
  await removeOldLimits(testApp.db, testApp.clock.now())
  expect(await usesOf(testApp.db, 'short', testApp.clock.now())).toBe(0)
})
