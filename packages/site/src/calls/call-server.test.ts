import { courses, exams, schools } from '@titian/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setCurrentLanguage } from '../locale/current-language.ts'
import { sessionStore } from '../signed-in/session-store.ts'
import { activity } from './activity.ts'
import { ask, callServer } from './call-server.ts'
import { onReason, onRefused } from './refusal-listeners.ts'
import { NetworkFailure, ServerRefusal } from './refusal.ts'

const body = (code: number, data: unknown = null, extend = {}) =>
  JSON.stringify({ ok: code === 200 || code === 1, code, msg: '', data, extend })
const fetching = vi.fn<typeof fetch>()
const answer = (code: number, status = 200, extend = {}) =>
  fetching.mockImplementation(async () => new Response(body(code, { a: 1 }, extend), { status }))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetching)
  setCurrentLanguage('zh')
})
afterEach(() => {
  vi.advanceTimersByTime(2000)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  fetching.mockReset()
  // The test files of one worker share the language, so each test must leave English as the
  // language.
  setCurrentLanguage('en')
})

describe('calls', () => {
  it('[FRM-145] [FRM-013] [FRM-170] go to the own origin with cookies and the language', async () => {
    answer(200)
    await callServer(schools.schoolInitial, {})
    const [url, init] = fetching.mock.calls[0] ?? []
    expect(url).toBe('/api/v1/school/initial')
    expect(init?.credentials).toBe('include')
    expect(new Headers(init?.headers).get('language')).toBe('zh')
  })

  it('[FRM-150] send a POST as JSON', async () => {
    answer(200)
    await callServer(courses.courseList, { page: 2 })
    const [, init] = fetching.mock.calls[0] ?? []
    expect(new Headers(init?.headers).get('content-type')).toBe('application/json')
    expect(init?.body).toBe('{"page":2}')
  })

  it.each([200, 1])('[FRM-146] [FRM-147] read code %d as success', async (code) => {
    answer(code)
    expect(await ask(schools.schoolInitial, {})).toEqual({ a: 1 })
  })

  it('[FRM-148] [FRM-149] read a refusal from the body, whatever its status', async () => {
    answer(301, 403)
    const refused = await callServer(courses.courseKindList, {})
    expect(refused).toMatchObject({ ok: false, status: 403, data: { code: 301 } })
    await expect(ask(schools.navigationBar, {})).rejects.toBeInstanceOf(ServerRefusal)
  })

  it.each([
    ['3', 3],
    ['0', 0],
    ['Wed, 21 Oct 2026 07:28:00 GMT', null],
    [null, null],
  ])(
    '[OPS-046] read the Retry-After %j of a busy server as %j seconds',
    async (header, seconds) => {
      fetching.mockImplementation(
        async () =>
          new Response(body(-209), {
            status: 503,
            headers: header ? { 'retry-after': header } : {},
          }),
      )
      const input = { courseName: String(header) }
      await expect(ask(courses.courseList, input)).rejects.toMatchObject({ retryAfter: seconds })
    },
  )

  it('[FRM-156] [FRM-435] treat an unreadable answer as a network failure, and from status 500 on as a server failure', async () => {
    for (const [status, body, trouble] of [
      [502, '<html>', 'server'],
      [500, '{}', 'server'],
      [200, '<html>', 'network'],
    ] as const) {
      fetching.mockImplementation(async () => new Response(body, { status }))
      await expect(callServer(courses.courseTypeThreeList, {})).rejects.toMatchObject({ trouble })
    }
    fetching.mockRejectedValue(new TypeError('offline'))
    await expect(callServer(schools.navigationBar, {})).rejects.toBeInstanceOf(NetworkFailure)
  })

  it('[FRM-153] are equal if method, path, query and body are equal', async () => {
    answer(200)
    for (const page of [1, 2, 3, 4]) await callServer(courses.courseList, { page })
    for (const courseName of ['a', 'b', 'c', 'd'])
      await callServer(courses.courseSearchList, { courseName })
    expect(fetching).toHaveBeenCalledTimes(8)
    for (const page of [1, 1]) await callServer(courses.courseList, { page })
    setCurrentLanguage('en')
    await expect(callServer(courses.courseList, { page: 1 })).rejects.toMatchObject({
      trouble: 'throttled',
    })
    expect(fetching).toHaveBeenCalledTimes(10)
  })

  it('[FRM-151] [FRM-154] refuse the fourth within a second without sending it', async () => {
    answer(200)
    for (let count = 0; count < 3; count++) await callServer(schools.schoolSign, {})
    await expect(callServer(schools.schoolSign, {})).rejects.toMatchObject({
      trouble: 'throttled',
    })
    expect(fetching).toHaveBeenCalledTimes(3)
  })

  it('[FRM-157] [FRM-155] give up after 30 seconds', async () => {
    fetching.mockImplementation(
      (_url, init) =>
        new Promise((_, reject) =>
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
        ),
    )
    const failure = callServer(schools.homeBanner, {}).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(29_900)
    expect(activity.count()).toBe(1)
    await vi.advanceTimersByTimeAsync(200)
    expect(await failure).toMatchObject({ trouble: 'timeout' })
  })

  it("[FRM-400] wait for a file as long as the caller's timeout", async () => {
    fetching.mockImplementation(
      (_url, init) =>
        new Promise((_, reject) =>
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
        ),
    )
    const options = { timeout: 300_000 }
    const failure = callServer(schools.homeBanner, {}, options).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(299_900)
    expect(activity.count()).toBe(1)
    await vi.advanceTimersByTimeAsync(200)
    expect(await failure).toMatchObject({ trouble: 'timeout' })
  })

  it('[FRM-140] run the progress bar, except while a paper is saved', async () => {
    const seen: number[] = []
    fetching.mockImplementation(async () => {
      seen.push(activity.count())
      return new Response(body(200))
    })
    await callServer(schools.homeBanner, {})
    await callServer(exams.savePaper, {} as never)
    expect(seen).toEqual([1, 0])
    expect(activity.count()).toBe(0)
  })

  it('[FRM-139] notifies the frame of the reason when one of several calls is refused', async () => {
    const received = vi.fn()
    const stop = onReason('impersonationOver', received)
    answer(-6, 403, { reason: 'impersonationOver' })
    await callServer(schools.schoolBaseInfo, {})
    expect(received).toHaveBeenCalledOnce()
    stop()
  })

  it('[ACC-205] notifies the frame that the personal information comes first, unless the session has changed', async () => {
    const received = vi.fn()
    const stop = onRefused('personalInfoFirst', received)
    answer(-217, 403)
    await callServer(schools.schoolBaseInfo, {})
    expect(received).toHaveBeenCalledOnce()
    answer(-217, 403, { reason: 'intentionMissing' })
    await callServer(schools.navigationBar, {})
    expect(received).toHaveBeenCalledOnce()
    vi.stubGlobal('document', { cookie: '' })
    fetching.mockImplementation(async () => {
      sessionStore.look()
      return new Response(body(-217))
    })
    await callServer(courses.courseKindList, {})
    expect(received).toHaveBeenCalledOnce()
    stop()
  })
})
