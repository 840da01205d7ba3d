import type { Connection, DatabasePool } from './pool.ts'

/**
 * Watches one connection from another one, because a connection that waits for a lock cannot query
 * the reason itself.
 */
export interface LockWait {
  /** Starts to watch the next statement of this connection. */
  start(connection: Connection): Promise<void>
  /**
   * Describes the lock that the connection waited for, and who held the lock; undefined when no
   * check found the connection waiting.
   */
  found(): string | undefined
  stop(): void
}

interface Blocker {
  relation: string | null
  pid: number
  application: string
  user: string | null
  state: string | null
  seconds: number | null
}

const blockersOf = `
  select (select relation::regclass::text from pg_locks
      where pid = $1 and not granted and relation is not null limit 1) as relation,
    pid, application_name as application, usename as user, state,
    extract(epoch from now() - xact_start)::int as seconds
  from pg_stat_activity where pid = any (pg_blocking_pids($1))
  order by xact_start limit 5`

function describe(blockers: Blocker[]): string {
  const who = blockers.map(({ pid, application, user, state, seconds }) => {
    const name = [user, application].filter(Boolean).join(', ')
    return `process ${pid} of the database (${name}, ${state ?? 'unknown'}, its transaction lasts ${seconds ?? '?'} s)`
  })
  return `${blockers[0]?.relation ?? 'a table'}, held by ${who.join(' and ')}`
}

/** @param every milliseconds between two checks */
export function watchLockWait(pool: DatabasePool, every: number): LockWait {
  let timer: NodeJS.Timeout | undefined
  let words: string | undefined
  let isLooking = false
  const look = async (pid: number) => {
    if (isLooking) return
    isLooking = true
    const { rows } = await pool.query(blockersOf, [pid]).catch(() => ({ rows: [] }))
    isLooking = false
    if (rows.length === 0 || !timer) return
    words = describe(rows as Blocker[])
  }
  return {
    async start(connection) {
      // The embedded database has one connection, so no other connection can hold a lock.
      if (pool.kind === 'embedded') return
      const { rows } = await connection.query('select pg_backend_pid() as pid')
      const { pid } = rows[0] as { pid: number }
      timer = setInterval(() => void look(pid), every).unref()
    },
    found: () => words,
    stop() {
      clearInterval(timer)
      timer = undefined
    },
  }
}
