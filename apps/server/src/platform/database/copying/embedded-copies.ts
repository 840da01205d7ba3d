import type { Connection } from '../connection.ts'
import { columnsOf, type CopyConnection } from './copy-connection.ts'
import { piecesOfRows } from './row-pieces.ts'

/**
 * Sends a COPY statement to the thread of the embedded database, and returns the statement's
 * output.
 */
export type SendCopy = (
  kind: 'copyOut' | 'copyIn',
  sql: string,
  bytes?: Uint8Array,
) => Promise<Uint8Array>

/**
 * The number of blocks of 8 kB that one statement reads, because each result is held in memory as a
 * whole.
 */
const blocksAtOnce = 1000

/** The blocks of a table, and how many one statement reads: fewer where long values lie apart from their rows. */
async function measure(connection: Connection, name: string) {
  const { rows } = await connection.query(
    `select (pg_relation_size($1::regclass) / current_setting('block_size')::int)::int as blocks,
       (pg_table_size($1::regclass) / current_setting('block_size')::int)::int as "withValues"`,
    [name],
  )
  const { blocks, withValues } = rows[0] as { blocks: number; withValues: number }
  const atOnce = Math.floor((blocksAtOnce * blocks) / Math.max(1, withValues))
  return { blocks, atOnce: Math.max(1, atOnce) }
}

/** Adds `copyOut` and `copyIn` to the connection of the embedded database. */
export function withEmbeddedCopies(connection: Connection, send: SendCopy): CopyConnection {
  return {
    ...connection,
    async *copyOut(table) {
      const { blocks, atOnce } = await measure(connection, table.name)
      for (let first = 0; first < blocks; first += atOnce) {
        const slice = `ctid >= '(${first},0)' and ctid < '(${first + atOnce},0)'`
        const select = `select ${columnsOf(table)} from ${table.name} where ${slice}`
        yield await send('copyOut', `copy (${select}) to '/dev/blob'`)
      }
    },
    async copyIn(table, rows) {
      const sql = `copy ${table.name} (${columnsOf(table)}) from '/dev/blob'`
      for await (const piece of piecesOfRows(rows)) await send('copyIn', sql, piece)
    },
  }
}
