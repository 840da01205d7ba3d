import { performance } from 'node:perf_hooks'

/** Who uses a connection: one call, and whether it only reads. */
export interface Share {
  /** Requests with the same group share a limit of connections. */
  group: string
  /** `session` is for the statements with which every request begins; they have no limit. */
  rank: 'read' | 'write' | 'session'
}

/** Milliseconds that each kind of user waits for a connection before it is refused. */
export interface Patience {
  /** For a group whose last statement gave up, for example because a table is locked. */
  stuck: number
  read: number
  write: number
  session: number
  /** For users without a share, such as jobs. */
  other: number
}

/** Milliseconds after which a held connection makes its group a slow one. */
const slowAfter = 1000
/** Milliseconds for which a group stays slow after it returned a connection late. */
const slowMemory = 2000
/** Milliseconds for which a group stays stuck, unless a statement succeeds earlier. */
const stuckMemory = 5000
/** Milliseconds between two checks for users that have waited too long. */
const checkPause = 100
/** Maximum number of reads that wait for one connection: later reads are refused at once. */
const mostReadsWaiting = 60

/** No connection came free in time: the same request may succeed in a moment. */
export class NoTurn extends Error {
  override name = 'NoTurn'

  constructor() {
    super('No connection to the database came free in time.')
  }
}

/** Ends a turn; `isStuck` says that its statement waited in vain, for example for a lock. */
export type EndTurn = (isStuck?: boolean) => void

interface Waiting {
  since: number
  share: Share | undefined
  resolve(end: EndTurn): void
  reject(error: Error): void
}

interface Group {
  share: Share | undefined
  /** The times at which the connections in use were handed out, the oldest first. */
  held: Set<{ since: number }>
  waiting: Waiting[]
  slowUntil: number
  stuckUntil: number
}

const part = (size: number, share: number) => Math.max(1, Math.round(size * share))

/**
 * Hands out the connections of a pool in turns, so that one call cannot keep all of them (decision
 * 0140). Writes come before reads, and the calls of one rank take turns.
 */
export class Turns {
  private readonly groups = new Map<string, Group>()
  private readonly size: number
  private readonly patience: Patience
  private readonly now: () => number
  private inUse = 0
  private readsInUse = 0
  private readsWaiting = 0
  private othersWaiting = 0
  private timer: NodeJS.Timeout | undefined

  constructor(size: number, patience: Patience, now: () => number = () => performance.now()) {
    this.size = size
    this.patience = patience
    this.now = now
  }

  /** Number of users that wait for a connection. */
  get waiting(): number {
    return this.readsWaiting + this.othersWaiting
  }

  /** Waits for a turn, and returns the function that ends it. */
  take(share?: Share): Promise<EndTurn> {
    const group = this.groupOf(share)
    const isRead = share?.rank === 'read'
    if (group.waiting.length === 0 && this.may(group)) return Promise.resolve(this.grant(group))
    if (isRead && this.readsWaiting >= mostReadsWaiting * this.size)
      return Promise.reject(new NoTurn())
    return new Promise((resolve, reject) => {
      group.waiting.push({ since: this.now(), share, resolve, reject })
      this.countWaiting(isRead, 1)
      this.timer ??= setInterval(() => this.check(), checkPause).unref()
    })
  }

  private groupOf(share: Share | undefined): Group {
    const name = share ? `${share.rank} ${share.group}` : ''
    let group = this.groups.get(name)
    if (!group) {
      group = { share, held: new Set(), waiting: [], slowUntil: -Infinity, stuckUntil: -Infinity }
      this.groups.set(name, group)
    }
    return group
  }

  private countWaiting(isRead: boolean, change: 1 | -1) {
    if (isRead) this.readsWaiting += change
    else this.othersWaiting += change
  }

  private isSlow({ share, held, slowUntil }: Group): boolean {
    if (!share || share.rank === 'session') return false
    const [oldest] = held
    const now = this.now()
    return slowUntil > now || (oldest !== undefined && now - oldest.since > slowAfter)
  }

  /** Connections that all slow groups hold together. */
  private heldBySlow(): number {
    let sum = 0
    for (const group of this.groups.values()) if (this.isSlow(group)) sum += group.held.size
    return sum
  }

  /** Whether the group may take one more connection now. */
  private may(group: Group): boolean {
    const { share, held } = group
    if (this.inUse >= this.size) return false
    const most = Math.max(1, this.size - part(this.size, 1 / 6))
    // Jobs leave some connections to requests, and reads leave some to writes, such as the answers
    // of an examination.
    if (!share) return held.size < most
    if (share.rank === 'session') return true
    if (share.rank === 'read' && this.readsInUse >= most) return false
    if (held.size === 0) return true
    if (!this.isSlow(group)) return held.size < part(this.size, 1 / 2)
    return held.size < part(this.size, 1 / 3) && this.heldBySlow() < part(this.size, 2 / 3)
  }

  private grant(group: Group): EndTurn {
    const isRead = group.share?.rank === 'read'
    const turn = { since: this.now() }
    group.held.add(turn)
    this.inUse += 1
    if (isRead) this.readsInUse += 1
    return (isStuck = false) => {
      if (!group.held.delete(turn)) return
      this.inUse -= 1
      if (isRead) this.readsInUse -= 1
      const now = this.now()
      if (now - turn.since > slowAfter) group.slowUntil = now + slowMemory
      group.stuckUntil = isStuck ? now + stuckMemory : -Infinity
      this.serve()
    }
  }

  private serve() {
    if (this.waiting > 0)
      for (const isRead of [false, true])
        for (const [name, group] of this.groups)
          if ((group.share?.rank === 'read') === isRead) this.serveGroup(name, group, isRead)
  }

  private serveGroup(name: string, group: Group, isRead: boolean) {
    const next = group.waiting[0]
    if (!next || !this.may(group)) return
    group.waiting.shift()
    this.countWaiting(isRead, -1)
    // The group that was served comes last in the next round.
    this.groups.delete(name)
    this.groups.set(name, group)
    next.resolve(this.grant(group))
  }

  private patienceOf(group: Group): number {
    if (!group.share) return this.patience.other
    const isStuck = group.stuckUntil > this.now()
    return isStuck ? this.patience.stuck : this.patience[group.share.rank]
  }

  /** Refuses users that have waited too long, and forgets groups that are no longer in use. */
  private check() {
    const now = this.now()
    for (const [name, group] of this.groups) {
      const patience = this.patienceOf(group)
      while (group.waiting[0] && now - group.waiting[0].since > patience) {
        group.waiting.shift()?.reject(new NoTurn())
        this.countWaiting(group.share?.rank === 'read', -1)
      }
      const isIdle = group.waiting.length === 0 && group.held.size === 0
      if (isIdle && group.slowUntil <= now && group.stuckUntil <= now) this.groups.delete(name)
    }
    this.serve()
    if (this.waiting > 0) return
    clearInterval(this.timer)
    this.timer = undefined
  }
}
