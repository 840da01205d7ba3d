import { readFile, rename, writeFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite, type PGliteOptions, types } from '@electric-sql/pglite'
import { EmbeddedStatements } from './embedded-statements.ts'

/** One request and one response; the pool sends requests one by one. */
export interface EmbeddedRequest {
  id: number
  kind: 'query' | 'script' | 'listen' | 'copy' | 'copyOut' | 'copyIn' | 'leave' | 'close'
  sql: string
  values: unknown[]
  rowMode: 'array' | 'object'
  /** Rows in the text of COPY, for `copyIn`. */
  bytes?: Uint8Array
}

const asText = (value: string) => value
/**
 * Timestamps and 64-bit numbers stay texts, because drizzle expects the format of node-postgres.
 */
const parsers = {
  [types.TIMESTAMPTZ]: asText,
  [types.TIMESTAMP]: asText,
  [types.DATE]: asText,
  [types.INTERVAL]: asText,
  [types.INT8]: asText,
}

const { directory, copy, program } = workerData as {
  directory: string
  copy?: string
  program?: NonNullable<PGliteOptions['pgliteWasmModule']>
}
const database = await PGlite.create(directory === 'memory' ? undefined : directory, {
  relaxedDurability: false,
  ...(program && { pgliteWasmModule: program }),
  ...(copy && { loadDataDir: new Blob([await readFile(copy)]) }),
})

const statements = new EmbeddedStatements(database, parsers)

/** Writes the whole database to a file, complete or not at all. */
async function writeCopy(path: string) {
  const archive = await database.dumpDataDir('none')
  const unfinished = `${path}.${process.pid}`
  await writeFile(unfinished, Buffer.from(await archive.arrayBuffer()))
  await rename(unfinished, path)
}

const stopListening: (() => Promise<void>)[] = []

/** Resets the session, so that the next user finds the state of a new connection. */
async function endSession() {
  for (const stop of stopListening.splice(0)) await stop()
  await database.exec('discard all')
  statements.forget()
}

interface Ran {
  rows: unknown[]
  rowCount: number
  bytes?: Uint8Array
}

/**
 * The statement refers to `/dev/blob`, where PGlite writes the output of COPY or reads its input.
 */
async function runCopy({ kind, sql, bytes }: EmbeddedRequest): Promise<Ran> {
  const source = kind === 'copyIn' && bytes ? { blob: new Blob([Buffer.from(bytes)]) } : {}
  const { blob } = await database.query(sql, [], source)
  const read = blob && new Uint8Array(await blob.arrayBuffer())
  return { rows: [], rowCount: 0, ...(read && { bytes: read }) }
}

async function run(request: EmbeddedRequest): Promise<Ran> {
  if (request.kind === 'copyOut' || request.kind === 'copyIn') return runCopy(request)
  if (request.kind === 'close') await database.close()
  if (request.kind === 'copy') await writeCopy(request.sql)
  if (request.kind === 'script') await database.exec(request.sql)
  if (request.kind === 'leave') await endSession()
  if (request.kind === 'listen')
    stopListening.push(
      await database.listen(request.sql, (payload) =>
        parentPort?.postMessage({ channel: request.sql, payload }),
      ),
    )
  if (request.kind !== 'query') return { rows: [], rowCount: 0 }
  const { sql, values, rowMode } = request
  const result =
    (await statements.run(request)) ?? (await database.query(sql, values, { rowMode, parsers }))
  return {
    rows: result.rows,
    rowCount: result.rowCount ?? result.affectedRows ?? result.rows.length,
  }
}

function describe(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) }
  const { message } = error
  const extra = error as Error & {
    code?: string
    constraint?: string
    table?: string
    detail?: string
  }
  return {
    message,
    code: extra.code,
    constraint: extra.constraint,
    table: extra.table,
    detail: extra.detail,
  }
}

parentPort?.on('message', (request: EmbeddedRequest) => {
  run(request).then(
    (result) => parentPort?.postMessage({ id: request.id, result }),
    (error: unknown) => parentPort?.postMessage({ id: request.id, error: describe(error) }),
  )
})
parentPort?.postMessage({ ready: true })
