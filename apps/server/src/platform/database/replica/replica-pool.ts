import type { Connection, QueryResult } from '../connection.ts'
import type { DatabasePool, PostgresPool } from '../pool.ts'
import type { Share } from '../turns/turns.ts'

/** The replica lacks writes that the request must see, so the primary must answer it. */
export class BehindPrimary extends Error {
  override name = 'BehindPrimary'

  constructor() {
    super('The replica of the database lacks the newest writes.')
  }
}

/**
 * OPS-100: connections to a replica that has reached a position of the primary's log of writes. Every
 * connection is checked, because the address may lead to several replicas.
 */
export class ReplicaPool implements Pick<DatabasePool, 'kind' | 'query' | 'connect' | 'report'> {
  readonly kind = 'postgres'
  private readonly pool: PostgresPool
  private readonly position: string

  constructor(pool: PostgresPool, position: string) {
    this.pool = pool
    this.position = position
  }

  get report() {
    return this.pool.report
  }

  async connect(share?: Share): Promise<Connection> {
    const connection = await this.pool.connect(share)
    try {
      // A server that is no replica has no position, and may be a former primary.
      const { rows } = await connection.query(
        'select coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) as has',
        [this.position],
      )
      if ((rows[0] as { has: boolean }).has) return connection
      throw new BehindPrimary()
    } catch (error) {
      connection.release()
      throw error
    }
  }

  async query(query: unknown, values?: unknown[], share?: Share): Promise<QueryResult> {
    const connection = await this.connect(share)
    try {
      return await connection.query(query, values)
    } finally {
      connection.release()
    }
  }
}
