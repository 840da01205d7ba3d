import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { DatabasePool } from '../database/pool.ts'

/** Prometheus figures: durations by route and status, open live connections, the process itself. */
export function addMetrics(
  app: FastifyInstance,
  pool: Pick<DatabasePool, 'lost'>,
  liveConnections: () => number,
) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'titian_request_seconds',
    help: 'Duration of requests',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3],
    registers: [registry],
  })
  new Gauge({
    name: 'titian_live_connections',
    help: 'Open live connections',
    registers: [registry],
    collect() {
      this.set(liveConnections())
    },
  })
  new Counter({
    name: 'titian_database_connections_lost_total',
    help: 'Connections to the database that ended without being asked to',
    registers: [registry],
    collect() {
      this.reset()
      this.inc(pool.lost)
    },
  })
  app.addHook('onResponse', (request, reply, done) => {
    durations
      .labels(request.method, request.routeOptions.url ?? 'none', String(reply.statusCode))
      .observe(reply.elapsedTime / 1000)
    done()
  })
  app.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  )
}
