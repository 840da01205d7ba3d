import { expect, it } from 'vitest'
import { emptyPlace } from '../support/database.ts'
import { freePort, startServer } from '../support/server.ts'

const processes = 3

// A directory of the embedded database has room for one process only.
it.runIf(process.env.DATABASE_URL)(
  `${processes} processes that start at once on an empty database fill it once with the demo schools`,
  async () => {
    const place = await emptyPlace()
    const starting = Array.from({ length: processes }, async () =>
      startServer({ ...place, port: await freePort(), env: { SEED_DEMO: '1', WORKER: '0' } }),
    )
    const started = await Promise.allSettled(starting)
    try {
      expect(started.filter(({ status }) => status === 'rejected')).toEqual([])
      for (const one of started) {
        if (one.status === 'rejected') continue
        const response = await fetch(`${one.value.origin}/api/v1/course/courseList`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', language: 'en' },
          body: JSON.stringify({ page: 1, size: 5 }),
        })
        const { data } = (await response.json()) as { data: { total: number } }
        expect(data.total).toBeGreaterThan(10)
      }
    } finally {
      for (const one of started) if (one.status === 'fulfilled') await one.value.stop('SIGKILL')
      await place.remove()
    }
  },
  180_000,
)
