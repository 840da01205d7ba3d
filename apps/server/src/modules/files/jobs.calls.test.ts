import { inArray, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { secondsAfter } from '../../platform/clock.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeFile, photo } from './factories.ts'
import { removeLapsedFiles } from './jobs.ts'
import { files } from './tables.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

it('removes sheets and incomplete files with their bytes after a week, and keeps other files', async () => {
  const { services } = testApp.app
  const [sheet, picture, half] = [
    await makeFile(testApp, { purpose: 'sheet', name: 'a.csv', bytes: Buffer.from('Name\n') }),
    await makeFile(testApp, { purpose: 'avatar', name: 'a.jpg', bytes: await photo() }),
    await makeFile(testApp),
  ]
  await testApp.db.update(files).set({ state: 'storing' }).where(eq(files.id, half.id))
  const remaining = async (daysLater: number) => {
    await removeLapsedFiles(services, secondsAfter(testApp.clock.now(), daysLater * 86_400))
    const made = [sheet, picture, half]
    const ids = made.map(({ id }) => id)
    const rows = await testApp.db.select().from(files).where(inArray(files.id, ids))
    const sizes = await Promise.all(made.map((one) => services.files.sizeOf(one.storageKey)))
    return [rows.map(({ id }) => id), made.filter((_, index) => sizes[index] !== undefined)]
  }
  expect(await remaining(6)).toEqual([
    [sheet.id, picture.id, half.id],
    [sheet, picture, half],
  ])
  expect(await remaining(8)).toEqual([[picture.id], [picture]])
})
