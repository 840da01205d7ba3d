import type { TestApp } from '../../apps/server/src/testing/test-app.ts'
import type { Connection, DatabasePool } from '../../apps/server/src/platform/database/pool.ts'
import {
  differenceOf,
  type Fingerprint,
  fingerprintParts,
  joined,
  readFingerprint,
  writesStatement,
} from './inputs/fingerprint.ts'

function textOf(query: unknown): string {
  return typeof query === 'string' ? query : (query as { text: string }).text
}

const asSavepoint: Record<string, string> = {
  begin: 'savepoint inner_work',
  commit: 'release savepoint inner_work',
  rollback: 'rollback to savepoint inner_work',
}

/** True for a statement that certainly changes no row. */
function isReading(query: unknown): boolean {
  return /^\s*(select|begin|commit|rollback|savepoint|release|declare|fetch|move)\b/i.test(
    textOf(query),
  )
}

/** Turns a transaction of the server into a savepoint of the sandbox. */
function translated(query: unknown): unknown {
  return asSavepoint[wordOf(textOf(query))] ?? query
}

/**
 * The first word of the statement; the isolation level of `begin` is ignored, because the outer
 * transaction decides it.
 */
function wordOf(statement: string): string {
  return statement
    .trim()
    .toLowerCase()
    .replace(/^begin .*/, 'begin')
}

/**
 * Runs all statements of the server inside one uncommitted transaction, so that each request sees
 * the same rows, and its changes can be detected and rolled back.
 */
export class Sandbox {
  private turn: Promise<void> = Promise.resolve()
  private hasWritten = false
  private begun = 'undone'
  private readonly pool: DatabasePool
  private readonly connection: Connection
  private readonly parts: ReadonlyMap<string, string>
  private readonly original: Pick<DatabasePool, 'query' | 'connect'>
  private readonly untouched: Fingerprint
  /**
   * The last known numbers of writes. Only a table whose number has changed needs to be compared.
   */
  private writes: Fingerprint

  private constructor(
    pool: DatabasePool,
    connection: Connection,
    parts: ReadonlyMap<string, string>,
    found: { untouched: Fingerprint; writes: Fingerprint },
  ) {
    this.untouched = found.untouched
    this.writes = found.writes
    this.pool = pool
    this.connection = connection
    this.parts = parts
    this.original = { query: pool.query, connect: pool.connect }
    pool.query = (query, values) => this.alone(() => this.guarded(query, values))
    pool.connect = () => this.lend()
  }

  static async enter({ database: { pool } }: TestApp): Promise<Sandbox> {
    const connection = await pool.connect()
    const parts = await fingerprintParts(connection)
    await connection.query('begin')
    const untouched = await readFingerprint(connection, joined(parts.values()))
    const writes = await readFingerprint(connection, writesStatement)
    return new Sandbox(pool, connection, parts, { untouched, writes })
  }

  private async acquire(): Promise<() => void> {
    const before = this.turn
    let free: () => void = () => undefined
    this.turn = new Promise((resolve) => {
      free = resolve
    })
    await before
    return free
  }

  private async alone<Result>(run: () => Promise<Result>): Promise<Result> {
    const free = await this.acquire()
    return run().finally(free)
  }

  /** A failing statement must not abort the outer transaction. */
  private async guarded(query: unknown, values?: unknown[]) {
    if (isReading(query)) return this.connection.query(query, values).catch(this.recover)
    this.hasWritten = true
    await this.connection.query('savepoint one_statement')
    try {
      const result = await this.connection.query(query, values)
      await this.connection.query('release savepoint one_statement')
      return result
    } catch (error) {
      await this.connection.query('rollback to savepoint one_statement')
      throw error
    }
  }

  /** A failed statement aborts the transaction; rolls back to the start of the current call. */
  private readonly recover = async (error: unknown): Promise<never> => {
    await this.connection.query(`rollback to savepoint ${this.begun}`)
    throw error
  }

  private async lend(): Promise<Connection> {
    const free = await this.acquire()
    return {
      query: (query, values) => {
        if (!isReading(query)) this.hasWritten = true
        return this.connection.query(translated(query), values)
      },
      script: (sql) => this.connection.script(asSavepoint[wordOf(sql)] ?? sql),
      release: free,
    }
  }

  /** Runs a statement of the test, not of the server. */
  async run(sql: string): Promise<void> {
    await this.alone(() => this.connection.query(sql))
  }

  /**
   * Runs a function, returns its result with the tables whose rows it changed, and rolls every
   * change back.
   */
  async undone<Result>(run: () => Promise<Result>): Promise<{ result: Result; changed: string[] }> {
    await this.run('savepoint undone')
    this.hasWritten = false
    try {
      const result = await run()
      return { result, changed: this.hasWritten ? await this.changedTables() : [] }
    } finally {
      await this.run('rollback to savepoint undone')
    }
  }

  /**
   * Runs a function and keeps its changes, or rolls them back when `forget` returns true for its
   * result.
   */
  async rollbackIf<Result>(forget: (result: Result) => boolean, run: () => Promise<Result>) {
    await this.run('savepoint perhaps')
    this.begun = 'perhaps'
    const result = await run()
    await this.run(`${forget(result) ? 'rollback to' : 'release'} savepoint perhaps`)
    this.begun = 'undone'
    return result
  }

  /** The tables whose rows differ from those at the sandbox's start. */
  private async changedTables(): Promise<string[]> {
    return this.alone(async () => {
      const writes = await readFingerprint(this.connection, writesStatement)
      const written = differenceOf(this.writes, writes)
      this.writes = writes
      const looks = written.flatMap((table) => this.parts.get(table) ?? [])
      if (looks.length === 0) return []
      return differenceOf(this.untouched, await readFingerprint(this.connection, joined(looks)))
    })
  }

  async leave(): Promise<void> {
    Object.assign(this.pool, this.original)
    await this.connection.query('rollback')
    this.connection.release()
  }
}
