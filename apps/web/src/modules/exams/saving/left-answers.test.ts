import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openJournals } from './left-answers.ts'

let asked = 0
let isReachable = true
let moment = 0

beforeEach(() => {
  asked = 0
  isReachable = true
  moment += 10_000
  vi.spyOn(performance, 'now').mockImplementation(() => moment)
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('location', { pathname: '/en/home' })
  vi.stubGlobal('fetch', () => {
    asked += 1
    if (!isReachable) return Promise.reject(new TypeError('Failed to fetch'))
    const data = { key: Buffer.alloc(32, 1).toString('base64url') }
    return Promise.resolve(Response.json({ ok: true, code: 200, msg: '', data }))
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('[EXM-104] the key of a person is requested once, however many papers are opened in a second', async () => {
  for (let paper = 0; paper < 5; paper += 1) await openJournals('anna')
  await Promise.all([openJournals('anna'), openJournals('anna')])
  expect(asked).toBe(1)
  await openJournals('ben')
  expect(asked).toBe(2)
})

test('[EXM-104] a failed request of the key is repeated', async () => {
  isReachable = false
  await expect(openJournals('carla')).rejects.toThrow()
  isReachable = true
  await openJournals('carla')
  expect(asked).toBe(2)
})
