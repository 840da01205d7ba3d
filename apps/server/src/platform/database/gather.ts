import type { Db } from './database.ts'

interface Waiting<Ask, Result> {
  ask: Ask
  resolve(result: Result): void
  reject(error: unknown): void
}

/** Answers asks of one group in one statement; the results stand where their asks stand. */
type Run<Ask, Result> = (db: Db, group: number, asks: [Ask, ...Ask[]]) => Promise<Result[]>

/** Few sizes, so that the database plans few statements. */
const sizes = [1, 2, 4, 8, 16] as const
const most = 16

/**
 * For a statement with a place for each ask: as many as the next size has, those left over ask for the first once more.
 * With one array for all of them the database would plan anew for each length of it.
 */
export function fillPlaces<Ask>(asks: readonly [Ask, ...Ask[]]): Ask[] {
  const size = sizes.find((one) => one >= asks.length) ?? most
  return Array.from({ length: size }, (_, at) => asks[at] ?? asks[0])
}

/**
 * For what every request asks: those of one group that come in one turn of the event loop share a statement, sent when
 * all of them are there. Nobody waits for a statement that was sent before, for it may not know what changed meanwhile.
 */
export function gatherAsks<Ask, Result>(
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
