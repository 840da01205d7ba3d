import { inArray, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { secondsAfter } from '../../platform/clock.ts'
import { openWorld, type World } from '../../testing/world.ts'
import { makeFile, photo } from './factories.ts'
import { removeLapsedFiles } from './jobs.ts'
import { files } from './tables.ts'

let world: World

beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

it('sheets and what was half stored go after a week, with their bytes; other files stay', async () => {
  const { services } = world.app
  const [sheet, picture, half] = [
    await makeFile(world, { purpose: 'sheet', name: 'a.csv', bytes: Buffer.from('Name\n') }),
    await makeFile(world, { purpose: 'avatar', name: 'a.jpg', bytes: await photo() }),
    await makeFile(world),
  ]
  await world.db.update(files).set({ state: 'storing' }).where(eq(files.id, half.id))
  const left = async (daysLater: number) => {
    await removeLapsedFiles(services, secondsAfter(world.clock.now(), daysLater * 86_400))
    const made = [sheet, picture, half]
    const ids = made.map(({ id }) => id)
    const rows = await world.db.select().from(files).where(inArray(files.id, ids))
    const sizes = await Promise.all(made.map((one) => services.files.sizeOf(one.storageKey)))
    return [rows.map(({ id }) => id), made.filter((_, at) => sizes[at] !== undefined)]
  }
  expect(await left(6)).toEqual([
    [sheet.id, picture.id, half.id],
    [sheet, picture, half],
  ])
  expect(await left(8)).toEqual([[picture.id], [picture]])
})
