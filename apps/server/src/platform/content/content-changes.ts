import type { Connection, DatabasePool } from '../database/pool.ts'

/** Milliseconds between two looks for changes. */
const lookPause = 250
/** Milliseconds before a failed connection is opened again. */
const openPause = 1000
/** Milliseconds after which a look without an answer has failed. */
const patience = 2000
/** Milliseconds after which the oldest remembered snapshot decides which rows are removed. */
const keepTime = 120_000

/**
 * The database ends a connection that is silent for half of `keepTime`, for example because its
 * process was suspended. So no process misses a row that another process has removed.
 */
const settings = `set idle_session_timeout = ${keepTime / 2}; set lock_timeout = ${patience};
  set statement_timeout = ${patience}`

/**
 * Rows of a later transaction than any of this database come from the dump of another one. They
 * would look new forever.
 */
const removeForeign =
  'delete from content_changes where changed_in >= pg_snapshot_xmax(pg_current_snapshot())'

const readSnapshot =
  'select pg_current_snapshot()::text as snapshot, array[]::text[] as "schoolIds"'

/** The schools of all changes that are visible now and were not visible in an earlier snapshot. */
const readChanges = `select pg_current_snapshot()::text as snapshot, array(
    select distinct school_id::text from content_changes
    where not pg_visible_in_snapshot(changed_in, $1::pg_snapshot)) as "schoolIds"`

/** Removes rows of transactions that were finished in the given snapshot. */
const removeOld = `delete from content_changes where ctid = any (array(
    select ctid from content_changes
    where changed_in < pg_snapshot_xmin($1::pg_snapshot) limit 10000 for update skip locked))`

export interface ChangesListener {
  /** The schools that have changed since the last look, which began at `begunAt`. */
  onChanges(schoolIds: readonly number[], begunAt: number): void
  /** Changes may have been missed: called before the first look of a connection. */
  onBegin(): void
  /** Nothing is known until the next look. */
  onLost(): void
}

interface Seen {
  snapshot: string
  schoolIds: string[]
}

function inTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The database does not answer.')), patience)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** Reads the rows of `content_changes` a few times a second, on a connection of its own. */
export class ContentChanges {
  private readonly pool: Pick<DatabasePool, 'connectDirect'>
  private readonly listener: ChangesListener
  private readonly now: () => number
  private connection: Connection | undefined
  private snapshot = ''
  private kept: { snapshot: string; at: number } | undefined
  private openAgainAt = -Infinity
  private running: Promise<void> | undefined
  private next: Promise<void> | undefined
  private timer: NodeJS.Timeout | undefined

  constructor(
    pool: Pick<DatabasePool, 'connectDirect'>,
    listener: ChangesListener,
    now: () => number,
  ) {
    this.pool = pool
    this.listener = listener
    this.now = now
  }

  async start(): Promise<void> {
    await this.open()
    this.timer = setInterval(() => void this.look(), lookPause).unref()
  }

  async stop(): Promise<void> {
    clearInterval(this.timer)
    this.openAgainAt = Infinity
    await this.running
    this.lose()
  }

  /** Resolves when a look is over that began after this call, so that it sees earlier commits. */
  look(): Promise<void> {
    if (!this.running) return this.run()
    this.next ??= this.running.then(() => {
      this.next = undefined
      return this.run()
    })
    return this.next
  }

  private run(): Promise<void> {
    this.running = this.read()
      .catch(() => this.lose())
      .finally(() => {
        this.running = undefined
      })
    return this.running
  }

  private async open() {
    const begunAt = this.now()
    const opening = this.pool.connectDirect()
    const connection = await inTime(opening).catch((error: unknown) => {
      void opening.then(({ release }) => release()).catch(() => undefined)
      throw error
    })
    this.connection = connection
    await inTime(connection.script(`${settings}; ${removeForeign}`))
    const seen = await this.ask({ text: readSnapshot })
    this.listener.onBegin()
    this.take(seen, begunAt)
  }

  private async ask(query: { text: string }, values?: unknown[]): Promise<Seen> {
    if (!this.connection) throw new Error('There is no connection.')
    const { rows } = await inTime(this.connection.query(query, values))
    return rows[0] as Seen
  }

  private async read() {
    if (!this.connection) {
      if (this.now() >= this.openAgainAt) await this.open()
      return
    }
    // The answer may lack changes that were committed after the statement was sent, so it counts
    // from the time before.
    const begunAt = this.now()
    this.take(await this.ask({ text: readChanges }, [this.snapshot]), begunAt)
    await this.removeOld(begunAt)
  }

  private take({ snapshot, schoolIds }: Seen, begunAt: number) {
    this.snapshot = snapshot
    this.listener.onChanges(schoolIds.map(Number), begunAt)
  }

  private async removeOld(now: number) {
    this.kept ??= { snapshot: this.snapshot, at: now }
    if (now - this.kept.at < keepTime || !this.connection) return
    const { snapshot } = this.kept
    this.kept = { snapshot: this.snapshot, at: now }
    await inTime(this.connection.query({ text: removeOld }, [snapshot]))
  }

  private lose() {
    this.connection?.release()
    this.connection = undefined
    this.kept = undefined
    this.openAgainAt = Math.max(this.openAgainAt, this.now() + openPause)
    this.listener.onLost()
  }
}
