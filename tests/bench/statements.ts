import type { Connection, DatabasePool } from '../../apps/server/src/platform/database/pool.ts'
import { type Statement, textOf } from '../support/recorded-statements.ts'
import { quantile, repeat } from './load.ts'

async function replayInside(connection: Connection, statements: Statement[]) {
  // Rows that exist already would refuse a second insert, so nothing is kept: the reference is a little cheaper than real work.
  for (const { query, values } of statements)
    await connection.query(textOf(query).trim() === 'commit' ? 'rollback' : query, values)
}

async function replay(pool: DatabasePool, statements: Statement[]) {
  for (let at = 0; at < statements.length;) {
    const { inside, query, values } = statements[at]!
    if (inside === undefined) {
      await pool.query(query, values)
      at += 1
      continue
    }
    const end = statements.findIndex(
      (statement, index) => index > at && statement.inside !== inside,
    )
    const group = statements.slice(at, end < 0 ? undefined : end)
    const connection = await pool.connect()
    await replayInside(connection, group).finally(() => connection.release())
    at += group.length
  }
}

export interface Replayed {
  perSecond: number
  /** Milliseconds. */
  p99: number
}

/** The second reference: the same statements on the bare driver, as often as `users` at once manage. */
export async function measureReplays(
  pool: DatabasePool,
  statements: Statement[],
  users: number,
  seconds: number,
): Promise<Replayed> {
  const { times, seconds: elapsed } = await repeat(users, seconds, () => replay(pool, statements))
  return { perSecond: times.length / elapsed, p99: quantile(times, 0.99) }
}
