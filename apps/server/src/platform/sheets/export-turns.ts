import { Refused, refusal } from '../refusal.ts'

/** Files that one process writes at a time, so that most database connections stay free. */
const mostAtOnce = 2
/** Milliseconds that a person waits for files of other people. */
const patience = 15_000

interface Waiting {
  userId: number
  begin: () => void
}

/**
 * Limits exports to one file of a person and a few in total. Others wait for a moment and are then
 * refused.
 */
export class ExportTurns {
  private readonly running = new Set<number>()
  private readonly waiting = new Set<Waiting>()
  private readonly wait: number

  constructor(wait = patience) {
    this.wait = wait
  }

  private isFree(userId: number) {
    return this.running.size < mostAtOnce && !this.running.has(userId)
  }

  private beginNext() {
    for (const one of this.waiting) if (this.isFree(one.userId)) one.begin()
  }

  private start(userId: number) {
    this.running.add(userId)
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      this.running.delete(userId)
      this.beginNext()
    }
  }

  /**
   * Resolves with the function that ends the export. `onLeave` receives a function to call when the
   * person disconnects.
   */
  take(userId: number, onLeave: (leave: () => void) => void): Promise<() => void> {
    if (this.isFree(userId)) return Promise.resolve(this.start(userId))
    return new Promise((resolve, reject) => {
      const stop = () => {
        clearTimeout(timer)
        this.waiting.delete(one)
      }
      const give = () => {
        stop()
        reject(new Refused(refusal('busy', 'exportsBusy')))
      }
      const one = {
        userId,
        begin: () => {
          stop()
          resolve(this.start(userId))
        },
      }
      const timer = setTimeout(give, this.wait)
      this.waiting.add(one)
      onLeave(give)
    })
  }
}
