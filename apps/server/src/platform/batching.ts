import { type Db, isDatabaseAway } from './database/database.ts'

interface Waiting<Ask, Result> {
  ask: Ask
  resolve(result: Result): void
  reject(error: unknown): void
}

/** Answers requests of one group in one statement; results are in the order of the requests. */
type Run<Ask, Result> = (db: Db, group: number, asks: [Ask, ...Ask[]]) => Promise<Result[]>

/** The sizes of a batch. There are few of them, so that the database plans few statements. */
const sizes = [1, 2, 4, 8, 16] as const
const most = 16

/**
 * Pads a list to the next batch size by repeating its first request, because each distinct number
 * of parameters is a statement that the database has to plan. With one array parameter the database
 * would plan for every length of the array.
 */
export function padToBatchSize<Ask>(asks: readonly [Ask, ...Ask[]]): Ask[] {
  const size = sizes.find((one) => one >= asks.length) ?? most
  return Array.from({ length: size }, (_, at) => asks[at] ?? asks[0])
}

/**
 * Batches a query that every request sends: requests of one group within one turn of the event loop
 * share a statement. A request never joins a statement that was sent before it, because that
 * statement may not see the newest changes.
 */
export function batchQueries<Ask, Result>(
  run: Run<Ask, Result>,
): (db: Db, group: number, ask: Ask) => Promise<Result> {
  const gathered = new WeakMap<Db, Map<number, Waiting<Ask, Result>[]>>()

  const send = async (db: Db, group: number, waiting: Waiting<Ask, Result>[]) => {
    try {
      const results = await run(db, group, waiting.map(({ ask }) => ask) as [Ask, ...Ask[]])
      for (const [at, { resolve }] of waiting.entries()) resolve(results[at] as Result)
    } catch (error) {
      for (const { reject } of waiting) reject(error)
    }
  }

  const sendAll = (db: Db) => {
    const groups = gathered.get(db) ?? []
    gathered.delete(db)
    for (const [group, waiting] of groups)
      for (let from = 0; from < waiting.length; from += most)
        void send(db, group, waiting.slice(from, from + most))
  }

  return (db, group, ask) =>
    new Promise((resolve, reject) => {
      let groups = gathered.get(db)
      if (!groups) {
        groups = new Map()
        gathered.set(db, groups)
        setImmediate(sendAll, db)
      }
      const waiting = groups.get(group)
      if (waiting) waiting.push({ ask, resolve, reject })
      else groups.set(group, [{ ask, resolve, reject }])
    })
}

interface WriteSettings<Ask> {
  /** Requests with the same key never share a statement, for example because they change one row. */
  keyOf(ask: Ask): unknown
  /** The shortest time between two statements, in milliseconds. */
  pause: number
}

/** Takes the first requests with different keys out of the list, at most one statement of them. */
function takeBatch<Ask, Result>(
  waiting: Waiting<Ask, Result>[],
  keyOf: (ask: Ask) => unknown,
): Waiting<Ask, Result>[] {
  const keys = new Set<unknown>()
  const taken = waiting.filter(({ ask }) => {
    const key = keyOf(ask)
    if (keys.size >= most || keys.has(key)) return false
    keys.add(key)
    return true
  })
  waiting.splice(0, waiting.length, ...waiting.filter((one) => !taken.includes(one)))
  return taken
}

/**
 * Batches changes of rows: the first request of a group is sent at once, and requests that arrive
 * within the pause after it share a statement. If a statement fails, each of its requests is sent
 * alone, so that a request fails only for its own reason. The statement must have no effect when it
 * is repeated, because its first answer may be lost.
 */
export function batchWrites<Ask, Result>(
  run: Run<Ask, Result>,
  { keyOf, pause }: WriteSettings<Ask>,
): (db: Db, group: number, ask: Ask) => Promise<Result> {
  const queues = new WeakMap<Db, Map<number, Waiting<Ask, Result>[]>>()

  const send = async (db: Db, group: number, waiting: Waiting<Ask, Result>[]) => {
    try {
      const results = await run(db, group, waiting.map(({ ask }) => ask) as [Ask, ...Ask[]])
      for (const [at, { resolve }] of waiting.entries()) resolve(results[at] as Result)
    } catch (error) {
      if (waiting.length === 1 || isDatabaseAway(error))
        for (const { reject } of waiting) reject(error)
      else await Promise.all(waiting.map((one) => send(db, group, [one])))
    }
  }

  const sendWaiting = (db: Db, groups: Map<number, Waiting<Ask, Result>[]>, group: number) => {
    const waiting = groups.get(group) ?? []
    if (waiting.length === 0) {
      groups.delete(group)
      return
    }
    const isFull = waiting.length >= most
    void send(db, group, takeBatch(waiting, keyOf))
    // More requests than fit into one statement do not wait for the pause.
    setTimeout(sendWaiting, isFull ? 0 : pause, db, groups, group)
  }

  return (db, group, ask) =>
    new Promise((resolve, reject) => {
      const groups = queues.get(db) ?? new Map<number, Waiting<Ask, Result>[]>()
      queues.set(db, groups)
      const waiting = groups.get(group)
      if (waiting) waiting.push({ ask, resolve, reject })
      else {
        groups.set(group, [{ ask, resolve, reject }])
        setImmediate(sendWaiting, db, groups, group)
      }
    })
}
