/**
 * Runs one save at a time. A save that is requested during another one waits for it and sends the
 * newest values; if these values are already being sent, it shares the result.
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
