import { expect, it, onTestFinished, vi } from 'vitest'
import type { ChannelListener } from '../database/pool.ts'
import { ContentWatch } from './content-watch.ts'
import { CachedAnswers } from './shared.ts'

/** A content watch whose channel and clock the test controls. */
async function watching() {
  let at = 0
  let listener: ChannelListener = () => undefined
  const watch = new ContentWatch(() => at)
  await watch.start({
    kind: 'embedded',
    script: async () => undefined,
    connectDirect: () => Promise.reject(new Error('An embedded database has one connection.')),
    onEnd: () => undefined,
    listen: async (_channel, given) => {
      listener = given
      listener.carries?.(true)
    },
  })
  const pass = (milliseconds: number) => (at += milliseconds)
  return {
    watch,
    pass,
    notify: (schoolId: number) => listener(String(schoolId)),
    carries: (isNew: boolean) => listener.carries?.(isNew),
  }
}

function counting() {
  let made = 0
  return { make: async () => ({ text: `made ${++made}`, size: 10 }), made: () => made }
}

it('[FRM-275] creates a response once for parallel requests, and serves later requests from the cache', async () => {
  const { watch } = await watching()
  const { make, made } = counting()
  const cache = new CachedAnswers<{ text: string; size: number }>(watch, 1000)
  const all = await Promise.all(Array.from({ length: 20 }, () => cache.get(1, 'home', make)))
  expect(new Set(all.map(({ text }) => text))).toEqual(new Set(['made 1']))
  await cache.get(1, 'home', make)
  expect(made()).toBe(1)
  await cache.get(2, 'home', make)
  expect(made()).toBe(2)
})

it('[FRM-276] creates it again after a change of its own school only', async () => {
  const { watch, notify } = await watching()
  const { make, made } = counting()
  const cache = new CachedAnswers<{ text: string; size: number }>(watch, 1000)
  await cache.get(1, 'home', make)
  notify(2)
  await cache.get(1, 'home', make)
  expect(made()).toBe(1)
  notify(1)
  expect(await cache.get(1, 'home', make)).toMatchObject({ text: 'made 2' })
})

it('[FRM-276] does not cache a response that was created during a change', async () => {
  const { watch, notify } = await watching()
  const cache = new CachedAnswers<{ text: string; size: number }>(watch, 1000)
  const stale = cache.get(1, 'home', async () => {
    notify(1)
    return { text: 'from before', size: 10 }
  })
  expect(await stale).toMatchObject({ text: 'from before' })
  expect(await cache.get(1, 'home', async () => ({ text: 'after', size: 10 }))).toMatchObject({
    text: 'after',
  })
})

it('[FRM-276] serves no cached response while changes may have been missed, nor one from before', async () => {
  const { watch, pass, carries } = await watching()
  const { make, made } = counting()
  const cache = new CachedAnswers<{ text: string; size: number }>(watch, 1000)
  await cache.get(1, 'home', make)
  pass(900)
  carries(false)
  pass(900)
  await cache.get(1, 'home', make)
  expect(made()).toBe(1)
  pass(200)
  await cache.get(1, 'home', make)
  expect(made()).toBe(2)
  carries(true)
  await cache.get(1, 'home', make)
  expect(made()).toBe(3)
})

it('[FRM-277] stays within its size for any number of addresses', async () => {
  const { watch } = await watching()
  const { make, made } = counting()
  const cache = new CachedAnswers<{ text: string; size: number }>(watch, 200)
  for (let at = 0; at < 100; at += 1) await cache.get(1, `page ${at}`, make)
  expect(made()).toBe(100)
  await cache.get(1, 'page 99', make)
  expect(made()).toBe(100)
  await cache.get(1, 'page 0', make)
  expect(made()).toBe(101)
})

it('rejects all waiting requests on a failure, and tries again for the next request', async () => {
  const { watch } = await watching()
  const cache = new CachedAnswers<{ text: string; size: number }>(watch, 1000)
  await expect(cache.get(1, 'home', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await cache.get(1, 'home', counting().make)).toMatchObject({ text: 'made 1' })
})

it('[FRM-343] serves an older response for a limited time when a new one fails or takes too long', async () => {
  const { watch, notify } = await watching()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const now = vi.spyOn(performance, 'now').mockReturnValue(0)
  onTestFinished(() => {
    vi.useRealTimers()
    now.mockRestore()
  })
  const { make } = counting()
  const cache = new CachedAnswers<{ text: string; size: number }>(watch, 1000)
  await cache.get(1, 'home', make)
  now.mockReturnValue(61_000)
  const failing = () => Promise.reject(new Error('no connection'))
  expect(await cache.get(1, 'home', failing)).toMatchObject({ text: 'made 1' })
  let late: (answer: { text: string; size: number }) => void = () => undefined
  const hanging = cache.get(1, 'home', () => new Promise((resolve) => (late = resolve)))
  await vi.advanceTimersByTimeAsync(1100)
  expect(await hanging).toMatchObject({ text: 'made 1' })
  late({ text: 'late', size: 10 })
  await vi.advanceTimersByTimeAsync(0)
  expect(await cache.get(1, 'home', failing), 'what came late is kept').toMatchObject({
    text: 'late',
  })
  now.mockReturnValue(800_000)
  await expect(cache.get(1, 'home', failing)).rejects.toThrow('no connection')
  await cache.get(1, 'home', make)
  notify(1)
  await expect(cache.get(1, 'home', failing), 'changed since').rejects.toThrow('no connection')
})
