/** Milliseconds after which the function runs even if the browser is not idle. */
const longest = 2000
/** Milliseconds that Safari waits instead, because it has no idle callback. */
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
