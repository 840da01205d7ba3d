import { Counter, Gauge, type Registry } from 'prom-client'

// Figures that are read from the database or the disk. Each is a kept figure (kept-figures.ts), so
// that a scrape asks for each at most once in a few seconds.

/** OPS-051: papers whose time is up and that are not closed yet. */
export interface PaperFigures {
  overdue: number
  /** Seconds since the deadline of the oldest of them. */
  oldestSeconds: number
}
export const noPapers: PaperFigures = { overdue: 0, oldestSeconds: 0 }

/** OPS-051: jobs of one queue that wait. */
export interface QueueFigures {
  queue: string
  /** Jobs that could run now. */
  due: number
  /** Jobs that run later. */
  later: number
  /** Seconds since the oldest due job could have run. */
  oldestSeconds: number
}

/** OPS-051: payments that an operator or a provider must finish. */
export interface PaymentFigures {
  /** Notices of providers that were stored and not handled. */
  notices: number
  oldestNoticeSeconds: number
  /** Payments that have been open at the provider for more than 15 minutes. */
  open: number
  /** Orders whose payment a person must look at. */
  inReview: number
}
export const noPayments: PaymentFigures = {
  notices: 0,
  oldestNoticeSeconds: 0,
  open: 0,
  inReview: 0,
}

/** OPS-051: the newest complete backup; undefined where none is made or none is complete. */
export interface BackupFigures {
  madeAt: Date
  bytes: number
}

export interface WorkReaders {
  papers(): Promise<PaperFigures>
  queues(): Promise<readonly QueueFigures[]>
  payments(): Promise<PaymentFigures>
  backup(): Promise<BackupFigures | undefined>
}

function addNumber(
  registry: Registry,
  name: string,
  help: string,
  read: () => Promise<number | undefined>,
) {
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      const value = await read()
      if (value !== undefined) this.set(value)
    },
  })
}

function addQueueFigures(registry: Registry, read: WorkReaders['queues']) {
  new Gauge({
    name: 'titian_jobs_waiting',
    help: 'Waiting jobs of a queue: due (could run now) or later',
    labelNames: ['queue', 'state'],
    registers: [registry],
    async collect() {
      this.reset()
      for (const { queue, due, later } of await read()) {
        this.labels(queue, 'due').set(due)
        this.labels(queue, 'later').set(later)
      }
    },
  })
  new Gauge({
    name: 'titian_jobs_oldest_due_seconds',
    help: 'How long the oldest due job of a queue has been waiting',
    labelNames: ['queue'],
    registers: [registry],
    async collect() {
      this.reset()
      for (const { queue, oldestSeconds } of await read()) this.labels(queue).set(oldestSeconds)
    },
  })
}

/** OPS-051: adds the figures of papers, jobs, payments and backups. */
export function addWorkFigures(registry: Registry, read: WorkReaders): void {
  const add = addNumber.bind(undefined, registry)
  add(
    'titian_papers_overdue',
    'Papers past their deadline that are not closed yet',
    async () => (await read.papers()).overdue,
  )
  add(
    'titian_papers_overdue_seconds',
    'Seconds since the deadline of the oldest paper that is not closed yet',
    async () => (await read.papers()).oldestSeconds,
  )
  addQueueFigures(registry, read.queues)
  add(
    'titian_payment_notices_waiting',
    'Notices of payments that were received and not handled yet',
    async () => (await read.payments()).notices,
  )
  add(
    'titian_payment_notices_oldest_seconds',
    'How long the oldest notice of a payment has been waiting',
    async () => (await read.payments()).oldestNoticeSeconds,
  )
  add(
    'titian_payments_open',
    'Payments that have been open at the provider for more than 15 minutes',
    async () => (await read.payments()).open,
  )
  add(
    'titian_orders_in_review',
    'Orders whose payment a person must look at',
    async () => (await read.payments()).inReview,
  )
  add(
    'titian_backup_timestamp_seconds',
    'When the newest complete backup was made; absent where there is none',
    async () => {
      const made = (await read.backup())?.madeAt.getTime()
      return made === undefined ? undefined : made / 1000
    },
  )
  add(
    'titian_backup_bytes',
    'Bytes of the newest complete backup, with the stored files that it names',
    async () => (await read.backup())?.bytes,
  )
}

/** OPS-051: adds the figures of the connections of the pool. */
export function addPoolFigures(
  registry: Registry,
  usage: () => { size: number; inUse: number; idle: number; waiting: number },
): void {
  add('titian_database_pool_size', 'Most connections to the database of this process', 'size')
  add('titian_database_pool_in_use', 'Connections to the database that are in use', 'inUse')
  add('titian_database_pool_idle', 'Open connections to the database that are not in use', 'idle')
  add('titian_database_pool_waiting', 'Callers that wait for a connection', 'waiting')

  function add(name: string, help: string, field: keyof ReturnType<typeof usage>) {
    addNumber(registry, name, help, async () => usage()[field])
  }
}

/** OPS-051: adds hits and misses of the caches that visitors share. */
export function addCacheFigures(
  registry: Registry,
  caches: Record<string, { hits: number; misses: number }>,
): void {
  new Counter({
    name: 'titian_visitor_cache_total',
    help: 'Requests of visitors by cache (answers, pages) and by outcome: hit or miss',
    labelNames: ['cache', 'outcome'],
    registers: [registry],
    collect() {
      this.reset()
      for (const [cache, { hits, misses }] of Object.entries(caches)) {
        this.labels(cache, 'hit').inc(hits)
        this.labels(cache, 'miss').inc(misses)
      }
    },
  })
}
