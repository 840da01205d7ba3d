import { createHash } from 'node:crypto'
import pg from 'pg'
import type { CopyConnection } from './copying/copy-connection.ts'
import { OwnClient } from './own-client.ts'

export interface QueryResult {
  rows: unknown[]
  rowCount: number
}

/** What drizzle, the job queue and the migrations ask of a connection. */
export interface Connection {
  query(query: unknown, values?: unknown[]): Promise<QueryResult>
  /** Several statements in one text, without values. */
  script(sql: string): Promise<void>
  release(): void
}

/** Receives the payloads of a channel, and a few times a second that the channel still works. */
export interface ChannelListener {
  (payload: string): void
  /** `isNew`: the channel begins or begins again, and what was told before may have been missed. */
  carries?: (isNew: boolean) => void
}

/** The one interface of both databases. The class names end in Pool because drizzle looks for that. */
export interface DatabasePool {
  readonly kind: 'postgres' | 'embedded'
  /** Statements sent so far; tests hold lists to their limit with it. */
  statements: number
  /** Connections that ended without being asked to. */
  lost: number
  /** FRM-408: whether writes are refused because the disk of the embedded database is nearly full. */
  readonly isReadOnly: boolean
  /** Told of faults that no request waits for; the server puts its log here. */
  report: (error: Error, what: string) => void
  query(query: unknown, values?: unknown[]): Promise<QueryResult>
  connect(): Promise<Connection>
  /** A connection for locks and settings that outlast a transaction, past a pooler in front of the database. */
  connectDirect(): Promise<Connection>
  /** A connection of its own, past a pooler, for whole tables; statements on it have no time limit. */
  connectCopy(): Promise<CopyConnection>
  /** Several statements in one text, without values. */
  script(sql: string): Promise<void>
  /** Fails where the database does not answer soon; answers also while all connections are busy. */
  ping(): Promise<void>
  listen(channel: string, listener: ChannelListener): Promise<void>
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
/** Milliseconds between two looks whether a channel still carries. */
export const probePause = 400

/** Milliseconds after which the database stops a statement, so that a stuck one does not keep its connection. */
const statementPatience = 60_000

/** Names each statement after its text, so that PostgreSQL plans it once a connection. Beyond the limit texts stay unnamed. */
function statementNamer(isNamed: boolean): (query: unknown) => unknown {
  const names = new Map<string, string>()
  return (query) => {
    if (!isQuery(query)) return query
    if (!isNamed) return { ...query, name: undefined }
    // What a cursor gives back depends on its statement, which changes while its name stays.
    if (query.name || /^(?:declare|fetch) /.test(query.text)) return query
    let name = names.get(query.text)
    if (!name && names.size < mostNames) {
      name = `t${createHash('sha1').update(query.text).digest('hex').slice(0, 20)}`
      names.set(query.text, name)
    }
    return name ? { ...query, name } : query
  }
}

/** Class 57P0 is the shutting down of the server, or of this connection by its administrator. */
function isLoss(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  const { code = '' } = error as Error & DatabaseError
  return code.startsWith('57P0') || error.message.startsWith('Connection terminated')
}

/**
 * To compile a statement takes longer than it saves here, half a second for the queue of marking (decision 0064). It
 * stands in the address, whose own options would take the place of others.
 */
function withoutCompiling(url: string): string {
  const [address = '', search] = url.split('?', 2)
  const parameters = new URLSearchParams(search)
  const options = [parameters.get('options'), '-c jit=off'].filter(Boolean).join(' ')
  parameters.set('options', options)
  return `${address}?${parameters.toString()}`
}

/** What a connection of the pool says to its callers. */
function connectionOf(
  client: pg.ClientBase,
  named: (query: unknown) => unknown,
  { count, release }: { count(): void; release(): void },
): Connection {
  return {
    query: async (query, values) => {
      count()
      const result = await client.query(named(query) as pg.QueryConfig, values)
      return { rows: result.rows, rowCount: result.rowCount ?? 0 }
    },
    script: async (sql) => {
      await client.query(sql)
    },
    release,
  }
}

export interface PostgresSettings {
  /** Where the database itself is, when the pool's address is that of a pooler such as PgBouncer. */
  directUrl?: string
  /** False where each statement may come to another connection, which does not know the names of the last one. */
  named?: boolean
  /** Milliseconds before a lost channel is listened to again. */
  pause?: number
}

export class PostgresPool implements DatabasePool {
  readonly kind = 'postgres'
  readonly isReadOnly = false
  statements = 0
  lost = 0
  report: DatabasePool['report'] = () => undefined
  private readonly pool: pg.Pool
  private readonly named: (query: unknown) => unknown
  private readonly listeners = new Set<pg.Client>()
  private isEnding = false
  private readonly gone = new WeakSet<pg.ClientBase>()
  private readonly directUrl: string
  private readonly pause: number
  private readonly pinger: OwnClient

  constructor(
    url: string,
    size: number,
    { directUrl = '', named = true, pause = 2000 }: PostgresSettings = {},
  ) {
    this.directUrl = directUrl || url
    this.pause = pause
    this.named = statementNamer(named)
    this.pinger = new OwnClient(this.directUrl)
    this.pool = new pg.Pool({
      connectionString: directUrl ? url : withoutCompiling(url),
      max: size,
      connectionTimeoutMillis: 10_000,
      // A pooler refuses a connection that brings settings along.
      ...(!directUrl && { statement_timeout: statementPatience }),
      keepAlive: true,
    })
    this.pool.on('connect', (client) => this.watch(client))
    // Whoever waits for an answer is told of the loss by the failed statement alone.
    this.pool.on('release', (error: unknown, client) => {
      if (isLoss(error)) this.noteLoss(client, error)
    })
    // Already noted by the connection's own listener; without one here the process would end.
    this.pool.on('error', () => undefined)
  }

  /** An error that no listener takes ends the process, whoever holds the connection at that moment. */
  private watch(client: pg.ClientBase) {
    client.on('error', (error) => this.noteLoss(client, error))
  }

  /** One loss is told several times: by what the database said, and by the end of the stream. */
  private noteLoss(client: pg.ClientBase, error: Error) {
    if (this.isEnding || this.gone.has(client)) return
    this.gone.add(client)
    this.lost += 1
    this.report(error, 'database connection lost')
  }

  async query(query: unknown, values?: unknown[]): Promise<QueryResult> {
    this.statements += 1
    const result = await this.pool.query(this.named(query) as pg.QueryConfig, values)
    return { rows: result.rows, rowCount: result.rowCount ?? 0 }
  }

  async connect(): Promise<Connection> {
    const client = await this.pool.connect()
    return connectionOf(client, this.named, {
      count: () => (this.statements += 1),
      release: () => client.release(),
    })
  }

  async connectDirect(): Promise<Connection> {
    const client = new pg.Client({ connectionString: this.directUrl, keepAlive: true })
    this.watch(client)
    await client.connect()
    return connectionOf(client, this.named, {
      count: () => (this.statements += 1),
      release: () => void client.end().catch(() => undefined),
    })
  }

  async connectCopy(): Promise<CopyConnection> {
    // Only backups and moves need it.
    const { withPostgresCopies } = await import('./copying/postgres-copies.ts')
    const client = new pg.Client({ connectionString: this.directUrl, keepAlive: true })
    this.watch(client)
    await client.connect()
    await client.query('set statement_timeout = 0')
    const release = () => void client.end().catch(() => undefined)
    const connection = connectionOf(client, this.named, {
      count: () => (this.statements += 1),
      release,
    })
    return withPostgresCopies(connection, client)
  }

  ping(): Promise<void> {
    return this.pinger.ping()
  }

  async script(sql: string): Promise<void> {
    await this.pool.query(sql)
  }

  async listen(channel: string, listener: ChannelListener): Promise<void> {
    const client = new pg.Client({ connectionString: this.directUrl, keepAlive: true })
    // The end follows every error, and is what makes it listen again.
    this.watch(client)
    client.on('notification', (message) => listener(message.payload ?? ''))
    await client.connect()
    await client.query(`listen ${channel}`)
    this.listeners.add(client)
    listener.carries?.(true)
    // A line that is cut without a word is told by nothing but its silence.
    let isAsking = false
    const ask = async () => {
      // A connection takes one statement at a time; those of a stall would pile up.
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

  /** Tries until the database is back, however long it is away. */
  private listenLater(channel: string, listener: ChannelListener) {
    if (this.isEnding) return
    const again = () =>
      this.listen(channel, listener).catch(() => this.listenLater(channel, listener))
    setTimeout(() => void again(), this.pause).unref()
  }

  async end(): Promise<void> {
    this.isEnding = true
    await Promise.all([...this.listeners].map((client) => client.end().catch(() => undefined)))
    await this.pinger.end()
    await this.pool.end()
  }
}
