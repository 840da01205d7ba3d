import { afterAll, beforeAll, it } from 'vitest'
import { playStories } from '../../../testing/random-orders.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp?.close())

// This test runs a few sequences of events only; `npm run faults` runs many.
it('[ORD-066] the books agree after any sequence of events, repetitions and crashes', async () => {
  await playStories(testApp, 4)
})
