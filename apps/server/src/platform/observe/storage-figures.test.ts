import { expect, it } from 'vitest'
import { storageFigures } from './storage-figures.ts'

it('[FRM-405] are shown although the database does not respond or fails', async () => {
  const silent = storageFigures(() => new Promise(() => undefined))
  const begun = performance.now()
  expect(await silent()).toEqual([])
  expect(performance.now() - begun).toBeLessThan(3000)
  const failing = storageFigures(() => Promise.reject(new Error('away')))
  expect(await failing()).toEqual([])
  const figure = { schoolId: 1, storage: { used: 2, most: 3 } }
  let asked = 0
  const read = storageFigures(async () => {
    asked += 1
    return [figure]
  })
  expect([await read(), await read(), asked]).toEqual([[figure], [figure], 1])
})
