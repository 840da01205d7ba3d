import { createHash } from 'node:crypto'
import pg from 'pg'
import type { Connection, QueryResult } from './connection.ts'
import type { CopyConnection } from './copying/copy-connection.ts'
import { OwnClient } from './servers/own-client.ts'
import { failureOf, ReadOnlyServer } from './servers/read-only-server.ts'
import { type Share, Turns } from './turns/turns.ts'

export type { Connection, QueryResult }

/**
 * Receives the payloads of a channel, and a heartbeat a few times a second while the channel works.
 */
export interface ChannelListener {
  (payload: string): void
  /**
   * Receives the heartbeats. `isNew` means that the channel has just connected, so earlier notices
   * may have been missed.
   */
  carries?: (isNew: boolean) => void
}

/** Receives what a pool does, for metrics and traces. */
export interface DatabaseObserver {
  /** Runs a statement. Its text may hold values, so it must not be shown as it is. */
  around<Result>(text: string, run: () => Promise<Result>): Promise<Result>
  /** Receives the seconds that a caller waited for a connection. */
  waited(seconds: number): void
}

export const noObserver: DatabaseObserver = {
  around: (_text, run) => run(),
  waited: () => undefined,
}

export interface PoolUsage {
  /** The highest number of connections. */
  size: number
  inUse: number
  idle: number
  /** Callers that wait for a connection. */
  waiting: number
}

/** Returns the text of a statement, given as a text or as an object. */
const textOf = (query: unknown): string => (isQuery(query) ? query.text : String(query))

/**
 * The common interface of both databases. The class names end in Pool because drizzle checks for
 * it.
 */
export interface DatabasePool {
  readonly kind: 'postgres' | 'embedded'
  /** Number of sent statements; tests check limits with it. */
  statements: number
  /** Number of connections that ended unexpectedly. */
  lost: number
  /** FRM-408: whether writes are refused because the disk of the embedded database is nearly full. */
  readonly isReadOnly: boolean
  /** Receives errors that no request waits for; the server sets it to its log. */
  report: (error: Error, what: string) => void
  /** Receives every statement and every wait; the server sets it to its metrics. */
  observer: DatabaseObserver
  usage(): PoolUsage
  /** `share` names the request that uses the connection; jobs have none. */
  query(query: unknown, values?: unknown[], share?: Share): Promise<QueryResult>
  connect(share?: Share): Promise<Connection>
  /** A connection for session locks and settings, which bypasses a pooler. */
  connectDirect(): Promise<Connection>
  /**
   * Opens a separate connection for copying whole tables. It bypasses a connection pooler, and its
   * statements have no time limit.
   */
  connectCopy(): Promise<CopyConnection>
  /** Runs several statements in one text, without values. */
  script(sql: string): Promise<void>
  /** Fails when the database does not respond soon; works even while all connections are busy. */
  ping(): Promise<void>
  listen(channel: string, listener: ChannelListener): Promise<void>
  /** Runs `stop` before the pool ends, for users of a connection of their own. */
  onEnd(stop: () => Promise<void>): void
  end(): Promise<void>
}

interface DatabaseError {
  code?: string
}

interface NamedQuery {
  name?: string
  text: string
}

function isQuery(value: unknown): value is NamedQuery {
  return (
    typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string'
  )
}

const mostNames = 500
/** Milliseconds between two probes of a channel. */
export const probePause = 400

/** Milliseconds after which the database stops a statement, so that a stuck one does not keep its connection. */
const statementPatience = 60_000

/**
 * OPS-040: milliseconds after which a statement that waits for a lock fails, so that a locked table
 * does not keep the connections of all requests.
 */
const lockPatience = 2000
/** Milliseconds for opening a connection. */
const openPatience = 4000
/** OPS-040: milliseconds that a request waits for a connection, shorter where a table is locked. */
const patience = { stuck: 2000, read: 10_000, write: 10_000, session: 10_000, other: 10_000 }

/** True when a statement gave up waiting for a lock, or took longer than its limit. */
export function isStuck(error: unknown): boolean {
  return error instanceof Error && ['55P03', '57014'].includes((error as DatabaseError).code ?? '')
}

/** No limits of time, and texts of values that every database reads the same way, whatever its settings are. */
const copySettings = `set statement_timeout = 0; set lock_timeout = 0;
  set idle_in_transaction_session_timeout = 0; set datestyle = 'ISO'; set intervalstyle = 'postgres';
  set extra_float_digits = 3`

/**
 * Names each statement by its text, so that PostgreSQL plans it once for each connection. Above the
 * limit statements stay unnamed.
 */
function statementNamer(isNamed: boolean): (query: unknown) => unknown {
  const names = new Map<string, string>()
  return (query) => {
    if (!isQuery(query)) return query
    if (!isNamed) return { ...query, name: undefined }
    // A cursor's name may be declared for another statement later, so commands of cursors are not
    // named.
    if (query.name || /^(?:declare|fetch) /.test(query.text)) return query
    let name = names.get(query.text)
    if (!name && names.size < mostNames) {
      name = `t${createHash('sha1').update(query.text).digest('hex').slice(0, 20)}`
      names.set(query.text, name)
    }
    return name ? { ...query, name } : query
  }
}

/**
 * Class 57P0 is the shutdown of the server, or of this connection by an administrator. A connection to
 * a replica is as good as lost.
 */
function isLoss(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  if (error instanceof ReadOnlyServer) return true
  const { code = '' } = error as Error & DatabaseError
  return code.startsWith('57P0') || error.message.startsWith('Connection terminated')
}

/**
 * Switches off JIT compilation, which takes half a second for the marking queue and saves less
 * (decision 0064). Set in the address, because separate options would replace those of the address.
 */
function withoutCompiling(url: string): string {
  const [address = '', search] = url.split('?', 2)
  const parameters = new URLSearchParams(search)
  const options = [parameters.get('options'), '-c jit=off'].filter(Boolean).join(' ')
  parameters.set('options', options)
  return `${address}?${parameters.toString()}`
}

/** Wraps a pooled client as `Connection`. */
function connectionOf(
  client: pg.ClientBase,
  named: (query: unknown) => unknown,
  {
    around,
    failed,
    release,
  }: { around: DatabaseObserver['around']; failed?(error: unknown): void; release(): void },
): Connection {
  return {
    query: async (query, values) => {
      const asked = around(textOf(query), () =>
        client.query(named(query) as pg.QueryConfig, values),
      )
      const result = await asked.catch((error: unknown) => {
        const failure = failureOf(error)
        failed?.(failure)
        throw failure
      })
      return { rows: result.rows, rowCount: result.rowCount ?? 0 }
    },
    script: async (sql) => {
      await client.query(sql)
    },
    release,
  }
}

export interface PostgresSettings {
  /** The direct address of the database, when the pool's address is a pooler such as PgBouncer. */
  directUrl?: string
  /**
   * False when each statement may use another connection, which does not know the named statements.
   */
  named?: boolean
  /** Milliseconds before a lost channel is opened again. */
  pause?: number
}

export class PostgresPool implements DatabasePool {
  readonly kind = 'postgres'
  readonly isReadOnly = false
  statements = 0
  lost = 0
  report: DatabasePool['report'] = () => undefined
  observer = noObserver
  private readonly pool: pg.Pool
  private readonly named: (query: unknown) => unknown
  private readonly listeners = new Set<pg.Client>()
  private isEnding = false
  private readonly gone = new WeakSet<pg.ClientBase>()
  private readonly directUrl: string
  private readonly pause: number
  private readonly pinger: OwnClient
  private readonly turns: Turns
  private readonly stops: (() => Promise<void>)[] = []

  constructor(
    url: string,
    size: number,
    { directUrl = '', named = true, pause = 2000 }: PostgresSettings = {},
  ) {
    this.directUrl = directUrl || url
    this.pause = pause
    this.named = statementNamer(named)
    this.pinger = new OwnClient(this.directUrl)
    this.turns = new Turns(size, patience)
    this.pool = new pg.Pool({
      connectionString: directUrl ? url : withoutCompiling(url),
      max: size,
      connectionTimeoutMillis: openPatience,
      // A pooler refuses connections with startup settings.
      ...(!directUrl && { statement_timeout: statementPatience, lock_timeout: lockPatience }),
      keepAlive: true,
    })
    this.pool.on('connect', (client) => this.watch(client))
    // The failed statement already reports the loss to its caller.
    this.pool.on('release', (error: unknown, client) => {
      if (isLoss(error)) this.noteLoss(client, error)
    })
    // The listener of the connection has reported the error. Without a listener of the pool the
    // error would end the process.
    this.pool.on('error', () => undefined)
  }

  /**
   * An error without a listener ends the process, so each connection has one for its whole life.
   */
  private watch(client: pg.ClientBase) {
    client.on('error', (error) => this.noteLoss(client, error))
  }

  /** Counts one loss once, although both an error message and the end of the stream report it. */
  private noteLoss(client: pg.ClientBase, error: Error) {
    if (this.isEnding || this.gone.has(client)) return
    this.gone.add(client)
    this.lost += 1
    this.report(error, 'database connection lost')
  }

  async query(query: unknown, values?: unknown[], share?: Share): Promise<QueryResult> {
    const { client, release } = await this.acquire(share)
    try {
      const result = await this.around(textOf(query), () =>
        client.query(this.named(query) as pg.QueryConfig, values),
      )
      release()
      return { rows: result.rows, rowCount: result.rowCount ?? 0 }
    } catch (error) {
      const failure = failureOf(error)
      // A connection whose statement failed may be broken, so it is closed, as the library does.
      release(failure instanceof Error ? failure : true)
      throw failure
    }
  }

  private readonly around: DatabaseObserver['around'] = (text, run) => {
    this.statements += 1
    return this.observer.around(text, run)
  }

  /** Waits for a turn and takes a connection; `release` returns both. */
  private async acquire(share?: Share) {
    const begun = performance.now()
    const end = await this.turns.take(share)
    try {
      const client = await this.pool.connect()
      this.observer.waited((performance.now() - begun) / 1000)
      const release = (error?: Error | true, waitedInVain = isStuck(error)) => {
        client.release(error)
        end(waitedInVain)
      }
      return { client, release }
    } catch (error) {
      end()
      throw error
    }
  }

  usage(): PoolUsage {
    const { totalCount, idleCount: idle } = this.pool
    return {
      size: this.pool.options.max,
      inUse: totalCount - idle,
      idle,
      waiting: this.turns.waiting,
    }
  }

  async connect(share?: Share): Promise<Connection> {
    const { client, release } = await this.acquire(share)
    let waitedInVain = false
    let refusal: ReadOnlyServer | undefined
    return connectionOf(client, this.named, {
      around: this.around,
      failed: (error) => {
        waitedInVain ||= isStuck(error)
        if (error instanceof ReadOnlyServer) refusal = error
      },
      // OPS-068: a connection to a replica is closed, or it would refuse the writes of later requests.
      release: () => release(refusal, waitedInVain),
    })
  }

  async connectDirect(): Promise<Connection> {
    const client = new pg.Client({ connectionString: this.directUrl, keepAlive: true })
    this.watch(client)
    await client.connect()
    return connectionOf(client, this.named, {
      // Not counted: a connection of its own is used beside requests, for example to look for changes.
      around: (text, run) => this.observer.around(text, run),
      release: () => void client.end().catch(() => undefined),
    })
  }

  async connectCopy(): Promise<CopyConnection> {
    // The module is loaded on demand, because only backups and moves need it.
    const { withPostgresCopies } = await import('./copying/postgres-copies.ts')
    const client = new pg.Client({ connectionString: this.directUrl, keepAlive: true })
    this.watch(client)
    await client.connect()
    await client.query(copySettings)
    const release = () => void client.end().catch(() => undefined)
    const connection = connectionOf(client, this.named, {
      around: this.around,
      release,
    })
    return withPostgresCopies(connection, client)
  }

  ping(): Promise<void> {
    return this.pinger.ping()
  }

  async script(sql: string): Promise<void> {
    const end = await this.turns.take()
    await this.pool.query(sql).finally(() => end())
  }

  async listen(channel: string, listener: ChannelListener): Promise<void> {
    const client = new pg.Client({ connectionString: this.directUrl, keepAlive: true })
    // An error is only noted here: the end event follows every error, and its listener reconnects.
    this.watch(client)
    client.on('notification', (message) => listener(message.payload ?? ''))
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
    } catch (error) {
      // A replica accepts the connection and refuses to listen.
      void client.end().catch(() => undefined)
      throw error
    }
    this.listeners.add(client)
    listener.carries?.(true)
    // A silently cut connection is noticed only by a missing response.
    let isAsking = false
    const ask = async () => {
      // A connection runs one statement at a time, so probes must not queue up.
      if (isAsking) return
      isAsking = true
      await client.query('select 1').then(
        () => listener.carries?.(false),
        () => undefined,
      )
      isAsking = false
    }
    const probe = setInterval(() => void ask(), probePause).unref()
    client.once('end', () => {
      clearInterval(probe)
      this.listeners.delete(client)
      this.listenLater(channel, listener)
    })
  }

  /** Reconnects until the database is back. */
  private listenLater(channel: string, listener: ChannelListener) {
    if (this.isEnding) return
    const again = () =>
      this.listen(channel, listener).catch(() => this.listenLater(channel, listener))
    setTimeout(() => void again(), this.pause).unref()
  }

  onEnd(stop: () => Promise<void>): void {
    this.stops.push(stop)
  }

  async end(): Promise<void> {
    this.isEnding = true
    await Promise.all(this.stops.map((stop) => stop()))
    await Promise.all([...this.listeners].map((client) => client.end().catch(() => undefined)))
    await this.pinger.end()
    await this.pool.end()
  }
}
