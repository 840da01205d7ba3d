import type { FastifyInstance } from 'fastify'
import type { DatabasePool } from '../database/pool.ts'

/** /healthz: the process lives. /readyz: it can answer, its database included. */
export function addHealth(app: FastifyInstance, pool: DatabasePool, isStopping: () => boolean) {
  app.get('/healthz', () => ({ ok: true }))
  app.get('/readyz', async (_request, reply) => {
    if (isStopping()) return reply.code(503).send({ ok: false, reason: 'stopping' })
    try {
      await pool.query('select 1')
      return { ok: true }
    } catch {
      return reply.code(503).send({ ok: false, reason: 'database' })
    }
  })
}
