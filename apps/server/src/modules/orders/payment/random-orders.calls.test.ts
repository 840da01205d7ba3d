import { afterAll, beforeAll, it } from 'vitest'
import { playStories } from '../../../testing/random-orders.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp?.close())

// A few of them; `npm run faults` tells many.
it('[ORD-066] after any order of events, repeats and crashes the books agree', async () => {
  await playStories(testApp, 4)
}, 120_000)
