/** How far an upload was at a moment, in bytes and milliseconds. */
interface Mark {
  sent: number
  at: number
}

/** Bytes a second, and the moment up to which they were counted. */
interface Speed {
  perSecond: number | null
  mark: Mark
}

/** Shorter spans say little, because the browser tells its progress in bursts. */
const leastSpan = 1000
/** Weight of the last span: one slow second must not make the time left jump. */
const weight = 0.3

export const startSpeed = (mark: Mark): Speed => ({ perSecond: null, mark })

/** The smoothed speed after another report. */
export function nextSpeed(before: Speed, mark: Mark): Speed {
  const span = mark.at - before.mark.at
  if (span < leastSpan) return before
  // After a cut the server may have less than was sent.
  const now = (Math.max(0, mark.sent - before.mark.sent) * 1000) / span
  const { perSecond } = before
  return { perSecond: perSecond === null ? now : perSecond + weight * (now - perSecond), mark }
}

/** Whole seconds until all is sent, where that can be told. */
export function secondsLeft(
  { size, sent }: { size: number; sent: number },
  perSecond: number | null,
): number | null {
  return perSecond === null || perSecond < 1 ? null : Math.ceil((size - sent) / perSecond)
}
