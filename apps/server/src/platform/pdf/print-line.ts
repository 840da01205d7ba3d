import { setTimeout as pause } from 'node:timers/promises'

interface LineLimits {
  /** Number of parallel tasks. */
  atOnce: number
  /** Maximum number of waiting tasks. */
  waiting: number
  /** Milliseconds from the request to the end, including the waiting time. */
  patience: number
}

/** `crowded`: no slot in time, or too many waiting. `failed`: the task failed or took too long. */
type NotDone = 'crowded' | 'failed'

interface PrintLine {
  run<Done>(work: () => Promise<Done>): Promise<Done | NotDone>
  isEmpty(): boolean
}

/** A queue of print tasks in order of arrival with one time limit for waiting and printing. */
export function createPrintLine({ atOnce, waiting, patience }: LineLimits): PrintLine {
  let running = 0
  const line = new Set<() => void>()

  /**
   * Takes a slot, or waits until an ending task passes its slot on; false when that comes too late.
   */
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
