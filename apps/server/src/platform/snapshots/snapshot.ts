import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { type Db, connectFor, poolOf } from '../database/database.ts'
import type { Connection, DatabasePool } from '../database/pool.ts'

/** Rows of a page: few enough that no step with them delays other requests. */
const pageRows = 250

/** The rows of one statement; `pages` can be read once. */
export interface Pages<Row> {
  /** The number of rows; `most` + 1 when there are more than `most`. */
  count: number
  pages: AsyncGenerator<Row[], void, undefined>
}

/** A read-only transaction whose statements all see the same state. */
export interface Snapshot {
  db: Db
  /** True for the embedded database, whose only connection other requests wait for. */
  isShared: boolean
  /** Reads the rows of the single statement in `ask`, which is called again for each page. */
  read<Row>(ask: (db: Db) => Promise<Row[]>, most: number): Promise<Pages<Row>>
  /** Cancels a running statement and releases the connection; a second call does nothing. */
  end(): Promise<void>
}

interface Sent {
  text: string
}

/**
 * A handle that declares a cursor for its first statement and fetches the next page at each further
 * call.
 */
function cursorHandle(connection: Connection, name: string) {
  let declared: string | undefined
  const query = async (sent: unknown, values?: unknown[]) => {
    const { text, ...how } = sent as Sent
    if (declared === undefined)
      await connection.query({ text: `declare ${name} scroll cursor for ${text}` }, values)
    else if (declared !== text) throw new Error('A cursor reads one statement.')
    declared = text
    return connection.query({ ...how, text: `fetch ${pageRows} from ${name}` })
  }
  return drizzle({ query } as unknown as pg.PoolClient)
}

type SnapshotPool = Pick<DatabasePool, 'kind' | 'query' | 'report'>

class OpenSnapshot implements Snapshot {
  readonly db: Db
  readonly isShared: boolean
  private readonly pool: SnapshotPool
  private readonly connection: Connection
  private process = 0
  private cursors = 0
  private running: Promise<unknown> = Promise.resolve()
  private runs = 0
  private ended: Promise<void> | undefined

  constructor(pool: SnapshotPool, connection: Connection) {
    this.pool = pool
    this.connection = { ...connection, query: this.query.bind(this, connection) }
    this.isShared = pool.kind === 'embedded'
    this.db = drizzle(this.connection as unknown as pg.PoolClient)
  }

  private async query(connection: Connection, query: unknown, values?: unknown[]) {
    if (this.ended) throw new Error('The snapshot has ended.')
    this.runs += 1
    const run = connection.query(query, values)
    this.running = run.catch(() => undefined)
    try {
      return await run
    } finally {
      this.runs -= 1
    }
  }

  async begin() {
    await this.connection.script('begin isolation level repeatable read, read only')
    // All rows are read, so the planner must not prefer a plan with a fast first row.
    const { rows } = await this.connection.query(
      `select pg_backend_pid() as process, set_config('cursor_tuple_fraction', '1', true)`,
    )
    this.process = (rows as { process: number }[])[0]?.process ?? 0
  }

  async read<Row>(ask: (db: Db) => Promise<Row[]>, most: number): Promise<Pages<Row>> {
    this.cursors += 1
    const name = `rows_${this.cursors}`
    const handle = cursorHandle(this.connection, name)
    let page = await ask(handle)
    let count = page.length
    if (count === pageRows) {
      // Moving through the cursor counts the rows before the first one is sent.
      count += await this.move(`forward ${most + 1 - count} from ${name}`)
      await this.move(`absolute ${page.length} from ${name}`)
    }
    async function* pages() {
      yield page
      while (page.length === pageRows) {
        page = await ask(handle)
        if (page.length > 0) yield page
      }
    }
    return { count, pages: pages() }
  }

  private async move(how: string): Promise<number> {
    const { rowCount } = await this.connection.query(`move ${how}`)
    return rowCount
  }

  end(): Promise<void> {
    this.ended ??= this.stop()
    return this.ended
  }

  private async stop() {
    // Cancels the running statement, because the connection is released only at its end.
    if (this.runs > 0 && !this.isShared)
      await this.pool
        .query({ text: 'select pg_cancel_backend($1)' }, [this.process])
        .catch(() => undefined)
    await this.running
    await this.connection
      .script('rollback')
      .catch((error: Error) => this.pool.report(error, 'end of a snapshot'))
    this.connection.release()
  }
}

export async function openSnapshot(db: Db): Promise<Snapshot> {
  const pool = poolOf(db)
  const snapshot = new OpenSnapshot(pool, await connectFor(db))
  try {
    await snapshot.begin()
  } catch (error) {
    await snapshot.end()
    throw error
  }
  return snapshot
}
