import { performance } from 'node:perf_hooks'
import type { DatabasePool, ChannelListener } from '../database/pool.ts'
import { ContentChanges } from './content-changes.ts'

/** The channel of the triggers of an embedded database. */
const channel = 'titian_content'

/** Milliseconds without an answer of the database after which changes may have been missed. */
const longestSilence = 1000

/** OPS-079: the number in a notice about all schools; no school has it. */
export const everySchool = 0

type WatchedPool = Pick<DatabasePool, 'kind' | 'listen' | 'script' | 'connectDirect' | 'onEnd'>

/** Milliseconds that a response waits until this process knows of the change that it reports. */
const ownPatience = 300

/**
 * Knows whether any process has changed the visible content of a school (decisions 0025 and 0140).
 * While changes may have been missed the state is unknown, and cached pages must not be shown.
 */
export class ContentWatch {
  private readonly changes = new Map<number, number>()
  private beginnings = 0
  private knownAt = -Infinity
  private doubtedAt = -Infinity
  private reader: ContentChanges | undefined
  private readonly now: () => number
  /** Called for each notice with the school that has changed, or `everySchool`. */
  onChange: (schoolId: number) => void = () => undefined

  constructor(now: () => number = () => performance.now()) {
    this.now = now
  }

  async start(pool: WatchedPool): Promise<void> {
    if (pool.kind === 'embedded') return this.listen(pool)
    const reader = new ContentChanges(
      pool,
      {
        onBegin: () => (this.beginnings += 1),
        onChanges: (schoolIds, begunAt) => {
          schoolIds.forEach((schoolId) => this.note(schoolId))
          // The change because of which `doubt` was called may be missing in an older answer.
          if (begunAt >= this.doubtedAt) this.knownAt = begunAt
        },
        onLost: () => this.doubt(),
      },
      this.now,
    )
    pool.onEnd(() => reader.stop())
    await reader.start()
    this.reader = reader
  }

  /** Lets this process see the changes that it has committed, or know that it may miss some. */
  async seeOwnChange(): Promise<void> {
    if (!this.reader) return
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(() => {
        this.doubt()
        resolve()
      }, ownPatience)
    })
    await Promise.race([this.reader.look(), late])
    clearTimeout(timer)
  }

  /** A text that differs after every change; undefined while changes may have been missed. */
  stateOf(schoolId: number): string | undefined {
    if (this.now() - this.knownAt > longestSilence) return undefined
    const changed = (id: number) => this.changes.get(id) ?? 0
    return `${this.beginnings}.${changed(everySchool)}.${changed(schoolId)}`
  }

  private async listen(pool: WatchedPool): Promise<void> {
    const listener: ChannelListener = (payload) => this.note(Number(payload))
    listener.carries = (isNew) => {
      if (isNew) this.beginnings += 1
      this.knownAt = this.now()
    }
    await pool.script(`set titian.notices = 'on'`)
    // Rows of the time before, for example of the demo schools, have no reader. On a full disk they
    // stay.
    await pool.script('delete from content_changes').catch(() => undefined)
    return pool.listen(channel, listener)
  }

  private note(schoolId: number) {
    this.changes.set(schoolId, (this.changes.get(schoolId) ?? 0) + 1)
    this.onChange(schoolId)
  }

  /** Makes the state unknown until an answer of the database that was asked for after this call. */
  private doubt() {
    this.knownAt = -Infinity
    this.doubtedAt = this.now()
  }
}
