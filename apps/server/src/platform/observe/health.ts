import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import { tolerance } from '../database/database-clock.ts'
import type { DatabasePool } from '../database/pool.ts'
import type { FileStore } from '../files/file-store.ts'
import type { Sealer } from '../security/secrets.ts'
import type { ReadMails } from './mail-figures.ts'
import type { ReadStorage, StorageFigure } from './storage-figures.ts'

/**
 * A wrong machine clock does not stop requests, but deadlines depend on the database's clock, so
 * the operator must correct it.
 */
function clockWarning(clock: Clock): { clock?: string } {
  if (!clock.isSure()) return { clock: 'not compared with the database lately: nothing is closed' }
  const ahead = clock.difference()
  if (Math.abs(ahead) <= tolerance) return {}
  const seconds = Math.round(Math.abs(ahead) / 1000)
  return { clock: `${seconds} s ${ahead > 0 ? 'ahead of' : 'behind'} the database` }
}

/** FRM-352: the process stays ready on a full disk, because pages still work. */
async function diskWarning(files: Pick<FileStore, 'hasRoomFor'>): Promise<{ disk?: string }> {
  return (await files.hasRoomFor(0))
    ? {}
    : { disk: 'less free space than DISK_FLOOR_MB: uploads are refused' }
}

/** OPS-033: the process stays ready, because pages and most calls need no file. */
function filesWarning(files: Pick<FileStore, 'problem'>): { files?: string } {
  const problem = files.problem()
  return problem === undefined ? {} : { files: 'the object storage gave no usable answer' }
}

/** FRM-408: the process stays ready, because reads still work. */
function databaseWarning({ isReadOnly }: Pick<DatabasePool, 'isReadOnly'>): { database?: string } {
  return isReadOnly ? { database: 'the disk is nearly full: nothing is saved' } : {}
}

/** FRM-405: names no school, because this page is public. */
function storageWarning(figures: readonly StorageFigure[]): { storage?: string } {
  const full = figures.filter(({ storage }) => storage && storage.used >= storage.most).length
  return full > 0 ? { storage: `schools without room for files: ${full}` } : {}
}

/** JOB-071: the process stays ready without a mail server, because pages still work. */
function mailWarning(late: number): { mails?: string } {
  return late > 0 ? { mails: `waiting for more than an hour: ${late}` } : {}
}

/** The form of a probe. A limit is needed, because everybody may send one. */
const probePattern = /^[\w-]{22}$/

/**
 * OPS-012: answers a probe with a signature that only a process with this SECRET can make, and with
 * the scheme that the server sees.
 */
function answerProbe(probes: Sealer, { protocol, query }: FastifyRequest) {
  const probe = (query as Record<string, unknown>)['probe']
  if (typeof probe !== 'string' || !probePattern.test(probe)) return {}
  return { probe: { proof: probes.sign(probe), scheme: protocol } }
}

/** OPS-057: findings say what is wrong while the process still serves requests. */
function stateOf(findings: Record<string, string>): 'ready' | 'degraded' {
  return Object.keys(findings).length > 0 ? 'degraded' : 'ready'
}

/** /healthz: the process runs. /readyz: it can serve requests and reach its database. */
export function addHealth(
  app: FastifyInstance,
  pool: DatabasePool,
  clock: Clock,
  isStopping: () => boolean,
  files: Pick<FileStore, 'hasRoomFor' | 'problem'>,
  { storage, mails, probes }: { storage: ReadStorage; mails: ReadMails; probes: Sealer },
) {
  app.get('/healthz', (request) => ({ ok: true, state: 'alive', ...answerProbe(probes, request) }))
  app.get('/readyz', async (_request, reply) => {
    const refuse = (reason: 'stopping' | 'database') =>
      reply.code(503).send({ ok: false, state: reason === 'stopping' ? reason : 'down', reason })
    if (isStopping()) return refuse('stopping')
    try {
      await pool.ping()
      const findings: Record<string, string> = {
        ...clockWarning(clock),
        ...(await diskWarning(files)),
        ...filesWarning(files),
        ...databaseWarning(pool),
        ...storageWarning(await storage()),
        ...mailWarning((await mails()).late),
      }
      return { ok: true, state: stateOf(findings), ...findings }
    } catch {
      return refuse('database')
    }
  })
}
