import fastify from 'fastify'
import { expect, it } from 'vitest'
import { createSealers } from '../security/sealers.ts'
import { addHealth } from './health.ts'

function serverWith(fields: {
  isStopping?: boolean
  isAway?: boolean
  hasRoom?: boolean
  isReadOnly?: boolean
  problem?: string
  late?: number
  isSure?: boolean
}) {
  const { isStopping = false, isAway = false, hasRoom = true, isReadOnly = false } = fields
  const { late = 0, isSure = true, problem } = fields
  const http = fastify()
  const ping = () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve())
  addHealth(
    http,
    { ping, isReadOnly } as never,
    { isSure: () => isSure, difference: () => 0, now: () => new Date() },
    () => isStopping,
    { hasRoomFor: () => Promise.resolve(hasRoom), problem: () => problem },
    {
      storage: () => Promise.resolve([]),
      mails: () => Promise.resolve({ waiting: 0, late, failed: 0 }),
      probes: createSealers('a-secret-of-this-test-with-more-than-32-letters').probes,
    },
  )
  return async (url: string) => {
    const { statusCode, body } = await http.inject({ url })
    return { statusCode, ...(JSON.parse(body) as Record<string, unknown>) }
  }
}

it('[OPS-057] is ready when nothing is wrong, and degraded with each finding', async () => {
  expect(await serverWith({})('/readyz')).toEqual({ statusCode: 200, ok: true, state: 'ready' })
  for (const [fields, finding] of [
    [{ hasRoom: false }, 'disk'],
    [{ isReadOnly: true }, 'database'],
    [{ late: 3 }, 'mails'],
    [{ problem: 'away' }, 'files'],
    [{ isSure: false }, 'clock'],
  ] as const)
    expect(await serverWith(fields)('/readyz')).toEqual({
      statusCode: 200,
      ok: true,
      state: 'degraded',
      [finding]: expect.any(String) as string,
    })
})

it('[OPS-057] is down without the database and stopping when asked to end, and alive in both cases', async () => {
  const away = serverWith({ isAway: true })
  expect(await away('/readyz')).toEqual({
    statusCode: 503,
    ok: false,
    state: 'down',
    reason: 'database',
  })
  const ending = serverWith({ isStopping: true })
  expect(await ending('/readyz')).toMatchObject({ statusCode: 503, state: 'stopping' })
  for (const ask of [away, ending])
    expect(await ask('/healthz')).toEqual({ statusCode: 200, ok: true, state: 'alive' })
})
