/**
 * One save at a time. One that comes while another runs waits for it and takes the newest values; where
 * these are being sent already, it shares the answer.
 */
export function oneAtATime(textNow: () => string, run: () => Promise<boolean>) {
  let running: { text: string; done: Promise<boolean> } | null = null
  const send = async (): Promise<boolean> => {
    while (running) {
      if (running.text === textNow()) return running.done
      // oxlint-disable-next-line no-await-in-loop -- each waits for the one before it
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
