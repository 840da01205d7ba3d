import { completenessOf } from '@titian/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { found } from '../../../platform/refusal.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeOwner } from '../factories.ts'
import { resumes } from '../tables.ts'
import { countPoints } from './actions.ts'
import { savePoints } from './queries.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await openTestApp()
}, 90_000)
afterAll(() => testApp?.close())

it('[RES-091] counts resumes from before the points, and skips one that changed during the count', async () => {
  const { db } = testApp
  const [before, changed] = [await makeOwner(testApp), await makeOwner(testApp)]
  await before.addWork()
  await changed.addWork()
  const points = completenessOf(found(await before.row()).content)
  await db.update(resumes).set({ points: null }).where(eq(resumes.userId, before.student.userId))
  await countPoints(testApp.app.services)
  expect(await before.row()).toMatchObject({ points, revision: 1 })
  await savePoints(db, [{ userId: changed.student.userId, points: 1 }])
  expect(await changed.row()).toMatchObject({ points, revision: 1 })
})
