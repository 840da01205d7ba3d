import { AsyncLocalStorage } from 'node:async_hooks'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { startWorker } from '../start-worker.ts'
import type { EmbeddedRequest } from './embedded-worker.ts'
import type { CopyConnection } from './copying/copy-connection.ts'
import { withEmbeddedCopies } from './copying/embedded-copies.ts'
import { lockDirectory } from './lock.ts'
import {
  type Connection,
  type DatabasePool,
  type ChannelListener,
  noObserver,
  type PoolUsage,
  probePause,
  type QueryResult,
} from './pool.ts'
import { type Share, Turns } from './turns/turns.ts'

interface Answer extends QueryResult {
  bytes?: Uint8Array
}

interface Waiting {
  resolve(result: Answer): void
  reject(error: Error): void
}

interface Reply {
  ready?: true
  id?: number
  channel?: string
  payload?: string
  result?: Answer
  error?: { message: string }
}

interface QueryObject {
  text: string
  values?: unknown[]
  rowMode?: 'array'
}

/** Options that speed up tests, which open many databases. */
export interface EmbeddedStart {
  /** A file that `copyTo` made. */
  copy?: string
  /** The compiled PGlite program; otherwise each thread compiles it. */
  program?: object
  /** An in-memory database that another pool handed over. */
  worker?: Worker
  /** Returns the free bytes of the disk; tests replace it. */
  freeBytes?: () => Promise<number>
}

/**
 * FRM-408: with less free space, the embedded database could fail in the middle of a write and lose
 * its log.
 */
export const databaseFloor = 64 * 1024 * 1024
/** Milliseconds between two checks of the free space. */
const spaceInterval = 1000

/**
 * OPS-040: milliseconds that a read waits for the one connection, less than the browser waits for
 * the response. Writes and jobs wait for as long as a large import or a backup takes.
 */
const patience = {
  stuck: 20_000,
  read: 20_000,
  write: Infinity,
  session: Infinity,
  other: Infinity,
}

async function freeBytesAt(directory: string): Promise<number> {
  const found = await statfs(directory)
  return found.bavail * found.bsize
}

function readQuery(
  query: unknown,
  values: unknown[] | undefined,
): { sql: string; values: unknown[]; rowMode: 'array' | 'object' } {
  if (typeof query === 'string') return { sql: query, values: values ?? [], rowMode: 'object' }
  const { text, values: own, rowMode } = query as QueryObject
  return { sql: text, values: values ?? own ?? [], rowMode: rowMode ?? 'object' }
}

/** PGlite in a worker thread: one connection, used by one caller at a time. */
export class EmbeddedPool implements DatabasePool {
  readonly kind = 'embedded'
  statements = 0
  lost = 0
  report: DatabasePool['report'] = () => undefined
  observer = noObserver
  /** True while a caller has the connection. */
  private isHeld = false
  private readonly waiting = new Map<number, Waiting>()
  private readonly listeners = new Map<string, ChannelListener>()
  private readonly probes: NodeJS.Timeout[] = []
  private readonly holder = new AsyncLocalStorage<true>()
  private readonly turns = new Turns(1, patience)
  private readonly stops: (() => Promise<void>)[] = []
  private lastId = 0
  private stopped: Error | undefined
  private isEnding = false
  private readonly worker: Worker
  private readonly unlock: () => void
  private readonly freeBytes: (() => Promise<number>) | undefined
  private lookedAt = -Infinity
  isReadOnly = false

  private constructor(worker: Worker, unlock: () => void, freeBytes?: () => Promise<number>) {
    this.worker = worker
    this.unlock = unlock
    this.freeBytes = freeBytes
    worker.on('message', this.onMessage)
    worker.on('error', this.onError)
    worker.on('exit', this.onExit)
  }

  private readonly onMessage = (reply: Reply) => this.receive(reply)
  private readonly onError = (error: Error) => this.failAll(error)
  private readonly onExit = () => this.failAll(new Error('The embedded database has stopped.'))

  /** `memory` stores nothing on disk; any other value is a directory. */
  static async open(
    directory: string,
    { worker: startedWorker, freeBytes, ...start }: EmbeddedStart = {},
  ): Promise<EmbeddedPool> {
    if (startedWorker) return new EmbeddedPool(startedWorker, () => undefined)
    const unlock = directory === 'memory' ? () => undefined : lockDirectory(directory)
    const worker = startWorker(
      'embedded-worker',
      new URL('./embedded-worker.ts', import.meta.url),
      {
        workerData: {
          directory: directory === 'memory' ? directory : join(directory, 'database'),
          ...start,
        },
      },
    )
    try {
      await new Promise<void>((resolve, reject) => {
        worker.once('message', () => resolve())
        worker.once('error', reject)
      })
    } catch (error) {
      unlock()
      throw error
    }
    const isKept = directory !== 'memory'
    return new EmbeddedPool(
      worker,
      unlock,
      freeBytes ?? (isKept ? () => freeBytesAt(directory) : undefined),
    )
  }

  /**
   * FRM-408: makes the database read-only while the disk is nearly full. The caller must hold the
   * connection.
   */
  private async guardSpace(): Promise<void> {
    const now = performance.now()
    if (!this.freeBytes || now - this.lookedAt < spaceInterval) return
    this.lookedAt = now
    const free = await this.freeBytes().catch(() => undefined)
    const isFull = free !== undefined && free < databaseFloor
    if (isFull === this.isReadOnly) return
    const sql = `set default_transaction_read_only = ${isFull ? 'on' : 'off'}`
    await this.send({ kind: 'script', sql, values: [], rowMode: 'object' })
    this.isReadOnly = isFull
    if (isFull) this.report(new Error('The disk is nearly full.'), 'database takes no writes')
  }

  private receive(reply: Reply) {
    if (reply.channel) return this.listeners.get(reply.channel)?.(reply.payload ?? '')
    const waiting = reply.id === undefined ? undefined : this.waiting.get(reply.id)
    if (!waiting || reply.id === undefined) return
    this.waiting.delete(reply.id)
    if (reply.error) waiting.reject(Object.assign(new Error(reply.error.message), reply.error))
    else waiting.resolve(reply.result ?? { rows: [], rowCount: 0 })
  }

  private failAll(error: Error) {
    if (!this.stopped && !this.isEnding) {
      this.lost += 1
      this.report(error, 'database connection lost')
    }
    this.stopped ??= error
    for (const waiting of this.waiting.values()) waiting.reject(error)
    this.waiting.clear()
  }

  private send(request: Omit<EmbeddedRequest, 'id'>): Promise<Answer> {
    // The thread has ended and cannot respond.
    if (this.stopped) return Promise.reject(this.stopped)
    const id = ++this.lastId
    this.statements += 1
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject })
      this.worker.postMessage({ ...request, id })
    })
  }

  /** Waits until the connection is free, and returns the function that releases it. */
  private async acquire(share?: Share): Promise<() => void> {
    if (this.holder.getStore())
      throw new Error(
        'A transaction of the embedded database used the outer handle: pass the transaction on.',
      )
    const begun = performance.now()
    const free = await this.turns.take(share)
    this.isHeld = true
    this.observer.waited((performance.now() - begun) / 1000)
    // An error here means a fault of the thread, which the statement itself will report.
    await this.guardSpace().catch(() => undefined)
    return () => {
      this.isHeld = false
      free()
    }
  }

  usage(): PoolUsage {
    const inUse = this.isHeld ? 1 : 0
    return { size: 1, inUse, idle: 1 - inUse, waiting: this.turns.waiting }
  }

  private ask(query: unknown, values?: unknown[]): Promise<QueryResult> {
    const request = readQuery(query, values)
    return this.observer.around(request.sql, () => this.send({ kind: 'query', ...request }))
  }

  async query(query: unknown, values?: unknown[], share?: Share): Promise<QueryResult> {
    const free = await this.acquire(share)
    try {
      return await this.ask(query, values)
    } finally {
      free()
    }
  }

  async connect(share?: Share): Promise<Connection> {
    const free = await this.acquire(share)
    let released = false
    return {
      query: (query, values) => this.ask(query, values),
      script: async (sql) => {
        await this.send({ kind: 'script', sql, values: [], rowMode: 'object' })
      },
      release: () => {
        if (!released) free()
        released = true
      },
    }
  }

  async connectCopy(): Promise<CopyConnection> {
    return withEmbeddedCopies(await this.connect(), async (kind, sql, bytes) => {
      const request = { kind, sql, values: [], rowMode: 'object' as const }
      const answer = await this.send({ ...request, ...(bytes && { bytes }) })
      return answer.bytes ?? new Uint8Array()
    })
  }

  /**
   * Marks code inside a transaction, so that using the outer handle fails at once instead of
   * causing a deadlock.
   */
  inside<Result>(run: () => Promise<Result>): Promise<Result> {
    // Awaits inside, because drizzle sends a statement only when it is awaited.
    return this.holder.run(true, async () => {
      const result = await run()
      return result
    })
  }

  connectDirect(): Promise<Connection> {
    return this.connect()
  }

  /** Checks that the thread responds; a long transaction is no fault. */
  async ping(): Promise<void> {
    if (this.stopped) throw this.stopped
  }

  async script(sql: string): Promise<void> {
    const free = await this.acquire()
    try {
      await this.send({ kind: 'script', sql, values: [], rowMode: 'object' })
    } finally {
      free()
    }
  }

  /** Writes the whole database into one file, from which a new database can start. */
  async copyTo(path: string): Promise<void> {
    const free = await this.acquire()
    try {
      await this.send({ kind: 'copy', sql: path, values: [], rowMode: 'object' })
    } finally {
      free()
    }
  }

  async listen(channel: string, listener: ChannelListener): Promise<void> {
    this.listeners.set(channel, listener)
    await this.send({ kind: 'listen', sql: channel, values: [], rowMode: 'object' })
    listener.carries?.(true)
    const probe = () => (this.stopped ? undefined : listener.carries?.(false))
    this.probes.push(setInterval(probe, probePause).unref())
  }

  onEnd(stop: () => Promise<void>): void {
    this.stops.push(stop)
  }

  /** Ends the pool and hands its in-memory database over to another pool. */
  async handOn(): Promise<Worker> {
    const free = await this.stop('leave')
    this.worker.off('message', this.onMessage)
    this.worker.off('error', this.onError)
    this.worker.off('exit', this.onExit)
    this.failAll(new Error('The embedded database was handed on.'))
    free()
    return this.worker
  }

  async end(): Promise<void> {
    const free = await this.stop('close')
    await this.worker.terminate()
    free()
    this.unlock()
  }

  private async stop(kind: 'leave' | 'close'): Promise<() => void> {
    await Promise.all(this.stops.map((stop) => stop()))
    const free = await this.acquire()
    this.isEnding = true
    this.probes.forEach((probe) => clearInterval(probe))
    await this.send({ kind, sql: '', values: [], rowMode: 'object' })
    return free
  }
}
