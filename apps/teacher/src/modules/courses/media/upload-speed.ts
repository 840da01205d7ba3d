/** The progress of an upload at a time, in bytes and milliseconds. */
interface Mark {
  sent: number
  at: number
}

/**
 * The upload speed in bytes per second, and the last progress report from which it was computed.
 */
interface Speed {
  perSecond: number | null
  mark: Mark
}

/** Shorter spans are inaccurate, because the browser reports progress in bursts. */
const leastSpan = 1000
/**
 * The weight of the newest measurement in the average. It is small, so that one slow second does
 * not change the remaining time much.
 */
const weight = 0.3

export const startSpeed = (mark: Mark): Speed => ({ perSecond: null, mark })

/** Returns the smoothed speed after another progress report. */
export function nextSpeed(before: Speed, mark: Mark): Speed {
  const span = mark.at - before.mark.at
  if (span < leastSpan) return before
  // After an interruption, the server may have fewer bytes than were sent, so the difference may be
  // negative.
  const now = (Math.max(0, mark.sent - before.mark.sent) * 1000) / span
  const { perSecond } = before
  return { perSecond: perSecond === null ? now : perSecond + weight * (now - perSecond), mark }
}

/** Returns the whole seconds until the upload ends, or null if the speed is not known. */
export function secondsLeft(
  { size, sent }: { size: number; sent: number },
  perSecond: number | null,
): number | null {
  return perSecond === null || perSecond < 1 ? null : Math.ceil((size - sent) / perSecond)
}
