import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from, to } from 'pg-copy-streams'
import type { Connection } from '../connection.ts'
import { columnsOf, type CopyConnection } from './copy-connection.ts'

/**
 * Adds `copyOut` and `copyIn` to a connection of PostgreSQL. `client` is the client of this
 * connection.
 */
export function withPostgresCopies(connection: Connection, client: pg.Client): CopyConnection {
  return {
    ...connection,
    copyOut: (table) =>
      client.query(
        to(`copy ${table.name} (${columnsOf(table)}) to stdout`),
      ) as AsyncIterable<Buffer>,
    async copyIn(table, rows) {
      const target = client.query(from(`copy ${table.name} (${columnsOf(table)}) from stdin`))
      await pipeline(Readable.from(rows), target)
    },
  }
}
