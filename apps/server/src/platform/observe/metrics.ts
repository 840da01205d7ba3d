import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { Clock } from '../clock.ts'
import type { DatabasePool } from '../database/pool.ts'
import type { FileStore } from '../files/file-store.ts'
import type { ReadMails } from './mail-figures.ts'
import type { ReadStorage } from './storage-figures.ts'
import type { Meters } from './meters.ts'
import {
  addCacheFigures,
  addPoolFigures,
  addWorkFigures,
  type WorkReaders,
} from './work-figures.ts'
import { isSame } from '../security/secrets.ts'

const loopback = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/

/**
 * FRM-208: requires the token, or without a token a request from this machine that no proxy
 * forwarded.
 */
function mayRead({ headers, socket }: FastifyRequest, token: string): boolean {
  if (token) return isSame(headers.authorization ?? '', `Bearer ${token}`)
  const isPassedOn = 'x-forwarded-for' in headers || 'forwarded' in headers || 'via' in headers
  return !isPassedOn && loopback.test(socket.remoteAddress ?? '')
}

interface Observed {
  pool: Pick<DatabasePool, 'lost' | 'isReadOnly' | 'usage'>
  files: Pick<FileStore, 'freeBytes'>
  clock: Clock
  storage: ReadStorage
  mails: ReadMails
  work: WorkReaders
  meters: Meters
  /** What is counted of papers: the action of each address, for example `save`. */
  paperActions: ReadonlyMap<string, string>
  version: string
  /** Number of open live connections. */
  live(): number
  /** The token for reading the metrics; empty allows this machine only. */
  token: string
}

/** Records a response that the web framework did not send: status and seconds. */
export type ObserveAnswer = (status: number, seconds: number) => void

/** FRM-405, FRM-408: metrics of full or nearly full storage. */
function addSpaceFigures(
  registry: Registry,
  { pool, files, storage }: Pick<Observed, 'pool' | 'files' | 'storage'>,
) {
  new Gauge({
    name: 'titian_files_free_bytes',
    help: 'Free space on the disk of the stored files',
    registers: [registry],
    async collect() {
      const free = await files.freeBytes()
      if (free !== undefined) this.set(free)
    },
  })
  new Gauge({
    name: 'titian_database_read_only',
    help: '1 while the embedded database takes no writes because the disk is nearly full',
    registers: [registry],
    collect() {
      this.set(pool.isReadOnly ? 1 : 0)
    },
  })
  for (const [name, help, field] of [
    ['titian_school_files_bytes', 'Bytes of the stored files of a school', 'used'],
    ['titian_school_files_limit_bytes', 'Bytes that the files of a school may take', 'most'],
  ] as const)
    new Gauge({
      name,
      help,
      labelNames: ['school'],
      registers: [registry],
      async collect() {
        this.reset()
        for (const figure of await storage())
          if (figure.storage) this.labels(String(figure.schoolId)).set(figure.storage[field])
      },
    })
  new Gauge({
    name: 'titian_schools_not_counted',
    help: 'Schools whose files from before an update are not counted yet; they have no other figures',
    registers: [registry],
    async collect() {
      this.set((await storage()).filter((figure) => !figure.storage).length)
    },
  })
}

/** JOB-071: waiting mails show an operator that the mail server is unreachable. */
function addMailFigures(registry: Registry, read: ReadMails) {
  new Gauge({
    name: 'titian_mails',
    help: 'Mails by state: waiting, late (waiting for more than an hour) and failed',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      for (const [state, count] of Object.entries(await read())) this.labels(state).set(count)
    },
  })
}

/** Adds gauges that are computed at each scrape. */
function addFigures(
  registry: Registry,
  { pool, clock, live }: Pick<Observed, 'pool' | 'clock' | 'live'>,
) {
  new Gauge({
    name: 'titian_live_connections',
    help: 'Open live connections',
    registers: [registry],
    collect() {
      this.set(live())
    },
  })
  new Gauge({
    name: 'titian_clock_ahead_seconds',
    help: 'How far the clock of this process is ahead of the database',
    registers: [registry],
    collect() {
      this.set(clock.difference() / 1000)
    },
  })
  new Gauge({
    name: 'titian_clock_sure',
    help: '0 while the clock was not compared with the database lately and nothing is closed',
    registers: [registry],
    collect() {
      this.set(clock.isSure() ? 1 : 0)
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
}

/** An upload is a form or a piece of a file. */
const uploadTypes = /^(?:multipart\/form-data|application\/offset\+octet-stream)/

/** OPS-050: counts papers and refusals when the response has been sent, and uploads while they run. */
function countAnswers(
  app: FastifyInstance,
  { meters, paperActions }: Pick<Observed, 'meters' | 'paperActions'>,
) {
  app.addHook('onRequest', (request, reply, done) => {
    if (uploadTypes.test(request.headers['content-type'] ?? '')) {
      meters.uploads.inc()
      // An upload that is cut off has no response.
      reply.raw.once('close', () => meters.uploads.dec())
    }
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { refusedAs, statusCode } = reply
    if (refusedAs) meters.refusals.inc({ refusal: refusedAs })
    const action = paperActions.get(request.routeOptions.url ?? '')
    if (action) {
      const outcome = refusedAs || statusCode >= 400 ? 'refused' : 'accepted'
      meters.papers.inc({ action, outcome: statusCode >= 500 ? 'failed' : outcome })
    }
    done()
  })
}

/** OPS-051: the version as a label, so that a graph shows when a version began. */
function addBuild(registry: Registry, version: string) {
  new Gauge({
    name: 'titian_build_info',
    help: 'Always 1; the labels name the versions of the program and of Node',
    labelNames: ['version', 'node'],
    registers: [registry],
  })
    .labels(version, process.versions.node)
    .set(1)
}

/** Prometheus metrics: durations by route and status, work and its failures, and the process. */
export function addMetrics(app: FastifyInstance, { token, ...observed }: Observed): ObserveAnswer {
  const { registry } = observed.meters
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({
    name: 'titian_request_seconds',
    help: 'Duration of requests',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3],
    registers: [registry],
  })
  addBuild(registry, observed.version)
  addFigures(registry, observed)
  addSpaceFigures(registry, observed)
  addMailFigures(registry, observed.mails)
  addWorkFigures(registry, observed.work)
  addPoolFigures(registry, () => observed.pool.usage())
  addCacheFigures(registry, observed.meters.caches)
  countAnswers(app, observed)
  app.addHook('onResponse', (request, reply, done) => {
    durations
      .labels(request.method, request.routeOptions.url ?? 'none', String(reply.statusCode))
      .observe(reply.elapsedTime / 1000)
    done()
  })
  app.get('/metrics', async (request, reply) =>
    mayRead(request, token)
      ? reply.type(registry.contentType).send(await registry.metrics())
      : reply.callNotFound(),
  )
  return (status, seconds) => durations.labels('GET', 'none', String(status)).observe(seconds)
}
