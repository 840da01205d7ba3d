/**
 * Runs one save at a time. A save that is requested during another one waits and then sends the
 * newest values. If these are already being sent, both requests have the same result.
 */
export function oneAtATime(textNow: () => string, run: () => Promise<boolean>) {
  let running: { text: string; done: Promise<boolean> } | null = null
  const send = async (): Promise<boolean> => {
    while (running) {
      if (running.text === textNow()) return running.done
      // oxlint-disable-next-line no-await-in-loop -- each save waits for the previous one
      await running.done
    }
    const done = run()
    const newest = { text: textNow(), done }
    running = newest
    try {
      return await done
    } finally {
      if (running === newest) running = null
    }
  }
  return send
}
