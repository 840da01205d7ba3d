// The floor is the time that a call cannot beat: Node's own server runs the recorded statements of
// the call through the same kind of pool, and returns as many bytes. The product's additional time
// is the cost of its own code.
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { deserialize } from 'node:v8'
import { openDatabase } from '../../apps/server/src/platform/database/database.ts'
import type { QueryResult } from '../../apps/server/src/platform/database/pool.ts'
import type { FloorFigures } from './floor.ts'
import { idsIn, newId, type PlainStatement, type Rounds } from './recorded-rounds.ts'

const [directory = '', url = '', poolSize = '', recordsPath = ''] = process.argv.slice(2)
const { pool } = await openDatabase({ directory, url, poolSize: Number(poolSize) })
const scenes = deserialize(await readFile(recordsPath)) as Rounds[]

/** Returns values as text like the product's pool, so that parsing them takes no time. */
const types = { getTypeParser: () => (value: unknown) => value }
let different = 0

type Query = (query: unknown, values?: unknown[]) => Promise<QueryResult>

/** New ids of the replay, by the id in the recording. */
type NewIds = Map<string, string>

/**
 * Replaces the recorded ids by the ids of this database. Parallel connections insert their rows in
 * another order than in the recording.
 */
function translate(values: unknown[] | undefined, ids: NewIds): unknown[] | undefined {
  if (ids.size === 0) return values
  return values?.map((value) => {
    if (typeof value === 'number') return Number(ids.get(String(value)) ?? value)
    // A text may be JSON or an array, and contain several ids.
    return typeof value === 'string' ? value.replace(newId, (id) => ids.get(id) ?? id) : value
  })
}

async function run(query: Query, statement: PlainStatement, ids: NewIds) {
  const { text, name, rowMode, values } = statement
  const result = await query(
    { text, types, ...(name && { name }), ...(rowMode && { rowMode }) },
    translate(values, ids),
  )
  if ((result.rowCount ?? 0) !== statement.rowCount) different += 1
  // Ids are read only if a later statement needs them, because the product does not spend this
  // time.
  if (statement.ids.length === 0) return
  for (const [at, id] of idsIn(result).entries()) {
    const recorded = statement.ids[at]
    if (recorded !== undefined && recorded !== id) ids.set(recorded, id)
  }
}

async function replay(statements: PlainStatement[], ids: NewIds) {
  for (let at = 0; at < statements.length;) {
    const { inside } = statements[at]!
    if (inside === undefined) {
      await run((query, values) => pool.query(query, values), statements[at]!, ids)
      at += 1
      continue
    }
    const connection = await pool.connect()
    try {
      for (; statements[at]?.inside === inside; at += 1)
        await run((query, values) => connection.query(query, values), statements[at]!, ids)
    } finally {
      connection.release()
    }
  }
}

/** Rows written since the database exists; 0 when the engine does not count them. */
async function countWritten(): Promise<number> {
  // A connection of PostgreSQL reports its writes to the statistics only from time to time, or on
  // request. Callers without a share never get all connections, so each one has a share.
  const all = await Promise.all(
    Array.from({ length: Number(poolSize) }, (_, at) =>
      pool.connect({ rank: 'write', group: `count ${at}` }),
    ),
  )
  for (const connection of all) {
    await connection.query('select pg_stat_force_next_flush()')
    connection.release()
  }
  const { rows } = await pool.query(
    'select coalesce(sum(n_tup_ins + n_tup_upd + n_tup_del), 0) as written from pg_stat_user_tables',
  )
  return Number((rows as { written: string }[])[0]?.written ?? 0)
}

const bodies = new Map<number, string>()
function bodyOf(bytes: number) {
  const body = bodies.get(bytes) ?? `"${'x'.repeat(Math.max(0, bytes - 2))}"`
  bodies.set(bytes, body)
  return body
}

const idsOf = new Map<number, NewIds>()
const server = createServer((request, response) => {
  const [scene, connection, round, step] = (request.url ?? '').slice(1).split('/').map(Number)
  const rounds = scenes[scene ?? 0]?.[connection ?? 0] ?? []
  const recorded = rounds[(round ?? 0) % rounds.length]?.[step ?? 0]
  request.resume()
  request.on('end', () => {
    const answer = (status: number, body: string) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(body)
    }
    if (!recorded) return answer(404, '')
    // The requests of one exchange share their ids, because a later request may use rows that an
    // earlier one created.
    if (step === 0) idsOf.set(connection ?? 0, new Map())
    replay(recorded.statements, idsOf.get(connection ?? 0) ?? new Map()).then(
      () => answer(200, bodyOf(recorded.bytes)),
      (error: Error) => answer(500, error.message),
    )
  })
})
process.on('message', () => {
  void countWritten().then((written) =>
    process.send?.({ written, different } satisfies FloorFigures),
  )
})
process.on('disconnect', () => process.exit(0))
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
