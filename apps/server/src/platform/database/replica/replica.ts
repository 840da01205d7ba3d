import type { Clock } from '../../clock.ts'
import type { DatabasePool, PostgresPool } from '../pool.ts'
import type { Share } from '../turns/turns.ts'
import { BehindPrimary, ReplicaPool } from './replica-pool.ts'
import { WriteMarks } from './write-marks.ts'

/** OPS-100: milliseconds by which a response of a replica may lag behind the primary. */
export const longestLag = 2000
/** Milliseconds between two marks, and so the shortest wait after a write until a replica is asked. */
const markPause = 250
/** Milliseconds for which a replica that failed or lags is not asked. */
const restPause = 1000

/**
 * OPS-100: the replica that answers reads which may lag. Its handles have every write that was
 * acknowledged before a given moment.
 */
export class Replica<Handle> {
  private readonly primary: Pick<DatabasePool, 'query'>
  /** Open, so that the server observes its statements like those of the primary. */
  readonly pool: PostgresPool
  private readonly makeHandle: (pool: ReplicaPool, share: Share) => Handle
  private readonly marks = new WriteMarks(longestLag)
  private timer: NodeJS.Timeout | undefined
  private restUntil = Number.NEGATIVE_INFINITY

  constructor(
    primary: Pick<DatabasePool, 'query'>,
    pool: PostgresPool,
    makeHandle: (pool: ReplicaPool, share: Share) => Handle,
  ) {
    this.primary = primary
    this.pool = pool
    this.makeHandle = makeHandle
  }

  /**
   * A handle with every write that was acknowledged before `moment`, in milliseconds of the database's
   * clock; undefined while the replica rests or no position for the moment is known.
   */
  dbAsOf(moment: number, share: Share): Handle | undefined {
    if (performance.now() < this.restUntil) return undefined
    const position = this.marks.positionFor(moment)
    return position === undefined
      ? undefined
      : this.makeHandle(new ReplicaPool(this.pool, position), share)
  }

  /** Lets the replica rest after a failed statement. */
  failed(error: unknown): void {
    this.restUntil = performance.now() + restPause
    const inner = error instanceof Error && error.cause instanceof Error ? error.cause : error
    if (inner instanceof BehindPrimary || !(inner instanceof Error)) return
    this.pool.report(inner, 'read from the replica')
  }

  /** Marks the primary's position now and repeats that until `end`. */
  keep(clock: Clock): void {
    const again = () =>
      void this.mark(clock).then(() => {
        if (this.timer) this.keep(clock)
      })
    this.timer = setTimeout(again, markPause)
    this.timer.unref()
  }

  /** A missing mark is no failure: requests are then answered by the primary. */
  private async mark(clock: Clock): Promise<void> {
    // Without a known difference to the clock of the database, moments of other processes mean nothing.
    if (!clock.isSure()) return
    const at = clock.now().getTime()
    try {
      // The insert position includes commits that do not wait for the disk.
      const { rows } = await this.primary.query(
        'select pg_current_wal_insert_lsn()::text as position',
      )
      const { position } = rows[0] as { position: string }
      this.marks.add({ at, position })
    } catch {
      // The database is away, which its own requests report.
    }
  }

  async end(): Promise<void> {
    clearTimeout(this.timer)
    this.timer = undefined
    await this.pool.end()
  }
}
