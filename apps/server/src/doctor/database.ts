import type { Finding } from '@titian/contract'
import type { Env } from '../env.ts'
import { describeFailure } from '../platform/database/database.ts'
import { hasTable } from '../platform/database/connection.ts'
import { findMigrations } from '../platform/database/migrate.ts'
import type { Connection, DatabasePool } from '../platform/database/pool.ts'
import { createSealers } from '../platform/security/sealers.ts'
import { type Check, found } from './check.ts'
import { checkReplica } from './replica.ts'

type Pool = Pick<DatabasePool, 'kind' | 'query' | 'connectDirect' | 'isReadOnly'>

/** What PostgreSQL reports of itself. */
export interface DatabaseFacts {
  version: string
  encoding: string
  fsync: string
  fullPageWrites: string
  synchronousCommit: string
  /** Connections that roles without special rights may open. */
  connections: number
  used: number
  /** The version of the collation when the database was made, and today; null if it has none. */
  collationThen: string | null
  collationNow: string | null
}

const oldest = 15
/** The share of used connections from which the rest may not be enough for a peak. */
const crowded = 0.9
/** Connections of a process beside its pool: for notices, readiness and changes of content. */
const besidePool = 3

function judgeConnections(
  { connections: most, used }: DatabaseFacts,
  { DATABASE_POOL: pool, DATABASE_DIRECT_URL: direct }: PoolSettings,
): { processes: number; findings: Finding[] } {
  const needed = besidePool + (direct ? 0 : pool)
  const findings: Finding[] = []
  const processes = Math.floor(most / needed)
  if (processes < 2)
    findings.push(
      found(processes < 1 ? 'problem' : 'warning', 'connectionsFew', { most, needed, pool }),
    )
  if (used >= most * crowded) findings.push(found('warning', 'connectionsUsed', { used, most }))
  return { processes, findings }
}

type PoolSettings = Pick<Env, 'DATABASE_POOL' | 'DATABASE_DIRECT_URL'>

export function judgeDatabase(facts: DatabaseFacts, settings: PoolSettings): Finding[] {
  const { version, encoding, collationThen, collationNow } = facts
  const { processes, findings } = judgeConnections(facts, settings)
  if (encoding !== 'UTF8') findings.push(found('problem', 'databaseEncoding', { encoding }))
  for (const [setting, value] of [
    ['fsync', facts.fsync],
    ['full_page_writes', facts.fullPageWrites],
  ] as const)
    if (value === 'off') findings.push(found('problem', 'databaseUnsafe', { setting }))
  if (facts.synchronousCommit === 'off') findings.push(found('warning', 'databaseLate'))
  if (collationThen !== collationNow)
    findings.push(
      found('problem', 'databaseCollation', {
        was: collationThen ?? '-',
        now: collationNow ?? '-',
      }),
    )
  return findings.length > 0 ? findings : [found('ok', 'databaseOk', { version, processes })]
}

export const judgeVersion = (version: string): Finding | undefined =>
  Number.parseInt(version, 10) < oldest ? found('problem', 'databaseOld', { version }) : undefined

async function readFacts(pool: Pool, version: string): Promise<DatabaseFacts> {
  const { rows } = await pool.query(
    `select pg_encoding_to_char(encoding) as encoding, current_setting('fsync') as fsync,
       current_setting('full_page_writes') as full_page_writes,
       current_setting('synchronous_commit') as synchronous_commit,
       current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as connections,
       (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used,
       datcollversion as collation_then, pg_database_collation_actual_version(oid) as collation_now
     from pg_database where datname = current_database()`,
  )
  const row = rows[0] as Record<string, string> & { connections: number; used: number }
  return {
    version,
    encoding: row['encoding'] ?? '',
    fsync: row['fsync'] ?? '',
    fullPageWrites: row['full_page_writes'] ?? '',
    synchronousCommit: row['synchronous_commit'] ?? '',
    connections: row.connections,
    used: row.used,
    collationThen: row['collation_then'] ?? null,
    collationNow: row['collation_now'] ?? null,
  }
}

/** Two connections with the same answer lead to the same database of the same running server. */
async function identify(ask: Pick<Connection, 'query'>): Promise<string> {
  const { rows } = await ask.query(
    'select pg_postmaster_start_time()::text as began, current_database() as name',
  )
  return JSON.stringify(rows[0])
}

async function checkDirect(pool: Pool): Promise<Finding[]> {
  try {
    const direct = await pool.connectDirect()
    try {
      const isSame = (await identify(direct)) === (await identify(pool))
      return isSame ? [] : [found('problem', 'directOther')]
    } finally {
      direct.release()
    }
  } catch (error) {
    return [found('problem', 'directAway', { text: describeFailure(error) })]
  }
}

export const databaseCheck = (pool: Pool, env: Env): Check => ({
  name: 'database',
  async run() {
    const { rows } = await pool.query("select current_setting('server_version') as version")
    const { version } = rows[0] as { version: string }
    if (pool.kind === 'embedded') {
      if (pool.isReadOnly) return [found('problem', 'databaseReadOnly')]
      return env.NODE_ENV === 'production'
        ? [found('warning', 'databaseEmbeddedProduction')]
        : [found('ok', 'databaseEmbedded')]
    }
    const old = judgeVersion(version)
    if (old) return [old]
    const direct = env.DATABASE_DIRECT_URL ? await checkDirect(pool) : []
    const replica = env.DATABASE_REPLICA_URL
      ? await checkReplica(env.DATABASE_REPLICA_URL, pool)
      : []
    return [...judgeDatabase(await readFacts(pool, version), env), ...direct, ...replica]
  },
})

export function judgeMigrations(known: readonly string[], ran: readonly string[]): Finding[] {
  const later = ran.filter((name) => !known.includes(name))
  const waiting = known.filter((name) => !ran.includes(name))
  const findings: Finding[] = []
  const [firstLater] = later
  const [firstWaiting] = waiting
  if (firstLater !== undefined)
    findings.push(found('problem', 'migrationsLater', { count: later.length, name: firstLater }))
  if (firstWaiting !== undefined)
    findings.push(
      found('problem', 'migrationsWaiting', { count: waiting.length, name: firstWaiting }),
    )
  return findings.length > 0 ? findings : [found('ok', 'migrationsOk', { count: known.length })]
}

export const migrationsCheck = (pool: Pool): Check => ({
  name: 'migrations',
  async run() {
    // The checks also run on a database that no server has begun.
    if (!(await hasTable(pool, 'migrations'))) return [found('problem', 'migrationsNone')]
    const { rows } = await pool.query('select name from migrations order by name')
    const ran = (rows as { name: string }[]).map(({ name }) => name)
    return judgeMigrations(
      findMigrations().map(({ name }) => name),
      // A step of an interrupted migration is no migration of its own.
      ran.filter((name) => !name.includes(' step ')),
    )
  },
})

/** Compares SECRET with the key that the first start encrypted. */
export const secretCheck = (pool: Pool, secret: string): Check => ({
  name: 'secret',
  async run() {
    const { rows } = (await hasTable(pool, 'server_keys'))
      ? await pool.query("select sealed_private_key from server_keys where purpose = 'password'")
      : { rows: [] }
    const [row] = rows as { sealed_private_key: string }[]
    if (!row) return [found('off', 'secretNone')]
    const opened = createSealers(secret).keys.open(row.sealed_private_key)
    return [opened === undefined ? found('problem', 'secretOther') : found('ok', 'secretOk')]
  },
})
