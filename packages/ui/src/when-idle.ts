/** Milliseconds after which the act comes in any case. */
const longest = 2000
/** Safari has no idle callback; milliseconds that it waits instead. */
const pause = 300

/** Runs a function once the browser is idle. Returns a function that cancels it. */
export function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, pause)
    return () => clearTimeout(timer)
  }
  const ticket = requestIdleCallback(act, { timeout: longest })
  return () => cancelIdleCallback(ticket)
}
