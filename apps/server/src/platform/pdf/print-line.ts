import { setTimeout as pause } from 'node:timers/promises'

interface LineLimits {
  /** Works that run beside each other. */
  atOnce: number
  /** Works that may wait for their turn. */
  waiting: number
  /** Milliseconds from the asking to the end, the waiting included. */
  patience: number
}

/** `crowded`: the turn did not come in time, or too many wait. `failed`: the work failed or took too long. */
type NotDone = 'crowded' | 'failed'

interface PrintLine {
  run<Done>(work: () => Promise<Done>): Promise<Done | NotDone>
  isEmpty(): boolean
}

/** The order of arrival of what is printed: nobody waits longer than the time in which a page may be printed. */
export function createPrintLine({ atOnce, waiting, patience }: LineLimits): PrintLine {
  let running = 0
  const line = new Set<() => void>()

  /** Takes a turn, or waits until one that ends hands its turn over; false where that comes too late. */
  function takeTurn(): Promise<boolean> {
    if (running < atOnce) {
      running += 1
      return Promise.resolve(true)
    }
    return new Promise((resolve) => {
      const settle = (isTurn: boolean) => {
        clearTimeout(timer)
        line.delete(go)
        resolve(isTurn)
      }
      const timer = setTimeout(() => settle(false), patience)
      const go = () => settle(true)
      line.add(go)
    })
  }

  function endTurn(): void {
    const [next] = line
    if (next) next()
    else running -= 1
  }

  return {
    isEmpty: () => running === 0,
    async run(work) {
      if (line.size >= waiting) return 'crowded'
      const end = performance.now() + patience
      if (!(await takeTurn())) return 'crowded'
      const timer = new AbortController()
      try {
        const late = pause(end - performance.now(), 'failed' as const, { signal: timer.signal })
        return await Promise.race([work(), late])
      } catch {
        return 'failed'
      } finally {
        timer.abort()
        endTurn()
      }
    },
  }
}
