import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock.ts'
import { tolerance } from '../database/database-clock.ts'
import type { DatabasePool } from '../database/pool.ts'
import type { FileStore } from '../files/file-store.ts'
import type { ReadMails } from './mail-figures.ts'
import type { ReadStorage, StorageFigure } from './storage-figures.ts'

/** What an operator has to mend although requests are answered: decisions follow the database's clock. */
function clockWarning(clock: Clock): { clock?: string } {
  if (!clock.isSure()) return { clock: 'not compared with the database lately: nothing is closed' }
  const ahead = clock.difference()
  if (Math.abs(ahead) <= tolerance) return {}
  const seconds = Math.round(Math.abs(ahead) / 1000)
  return { clock: `${seconds} s ${ahead > 0 ? 'ahead of' : 'behind'} the database` }
}

/** FRM-352: pages are still answered on a full disk, so that the process stays ready. */
async function diskWarning(files: Pick<FileStore, 'hasRoomFor'>): Promise<{ disk?: string }> {
  return (await files.hasRoomFor(0))
    ? {}
    : { disk: 'less free space than DISK_FLOOR_MB: uploads are refused' }
}

/** FRM-408: what only reads is still answered, so that the process stays ready. */
function databaseWarning({ isReadOnly }: Pick<DatabasePool, 'isReadOnly'>): { database?: string } {
  return isReadOnly ? { database: 'the disk is nearly full: nothing is saved' } : {}
}

/** FRM-405: without naming a school, because anybody may read this. */
function storageWarning(figures: readonly StorageFigure[]): { storage?: string } {
  const full = figures.filter(({ storage }) => storage && storage.used >= storage.most).length
  return full > 0 ? { storage: `schools without room for files: ${full}` } : {}
}

/** JOB-071: pages are answered without a mail server, so that the process stays ready. */
function mailWarning(late: number): { mails?: string } {
  return late > 0 ? { mails: `waiting for more than an hour: ${late}` } : {}
}

/** /healthz: the process lives. /readyz: it can answer, its database included. */
export function addHealth(
  app: FastifyInstance,
  pool: DatabasePool,
  clock: Clock,
  isStopping: () => boolean,
  files: Pick<FileStore, 'hasRoomFor'>,
  { storage, mails }: { storage: ReadStorage; mails: ReadMails },
) {
  app.get('/healthz', () => ({ ok: true }))
  app.get('/readyz', async (_request, reply) => {
    if (isStopping()) return reply.code(503).send({ ok: false, reason: 'stopping' })
    try {
      await pool.ping()
      return {
        ok: true,
        ...clockWarning(clock),
        ...(await diskWarning(files)),
        ...databaseWarning(pool),
        ...storageWarning(await storage()),
        ...mailWarning((await mails()).late),
      }
    } catch {
      return reply.code(503).send({ ok: false, reason: 'database' })
    }
  })
}
