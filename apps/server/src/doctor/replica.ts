import type { Finding } from '@titian/contract'
import pg from 'pg'
import { describeFailure } from '../platform/database/database.ts'
import type { DatabasePool } from '../platform/database/pool.ts'
import { found } from './check.ts'

/** Milliseconds until the check gives up. */
const patience = 4000
/** Megabytes of writes that a replica may lack before the check warns. */
const mostBehind = 16

/** What a server says about itself as a replica. */
export interface ReplicaFacts {
  isReplica: boolean
  /** Bytes of the primary's log of writes that the replica has not replayed. */
  behind: number
}

/** OPS-102: judges the server of DATABASE_REPLICA_URL. */
export function judgeReplica({ isReplica, behind }: ReplicaFacts): Finding[] {
  if (!isReplica) return [found('warning', 'replicaNone')]
  const count = Math.floor(behind / 1024 ** 2)
  return count < mostBehind ? [] : [found('warning', 'replicaBehind', { count })]
}

async function readFacts(url: string, pool: Pick<DatabasePool, 'query'>): Promise<ReplicaFacts> {
  const position = await pool.query('select pg_current_wal_lsn()::text as position')
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ replica: boolean; behind: string | null }>(
      `select pg_is_in_recovery() as replica,
        pg_wal_lsn_diff($1::pg_lsn, pg_last_wal_replay_lsn())::text as behind`,
      [(position.rows[0] as { position: string }).position],
    )
    return { isReplica: rows[0]?.replica ?? false, behind: Number(rows[0]?.behind ?? 0) }
  } finally {
    void client.end().catch(() => undefined)
  }
}

export async function checkReplica(
  url: string,
  pool: Pick<DatabasePool, 'query'>,
): Promise<Finding[]> {
  try {
    return judgeReplica(await readFacts(url, pool))
  } catch (error) {
    return [found('warning', 'replicaAway', { text: describeFailure(error) })]
  }
}
