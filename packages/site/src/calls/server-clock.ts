/** Answers carry whole seconds; a smaller difference is no difference. */
const grain = 1500
let offset = 0

/** Learns the server's time from the head of an answer. */
export function noteServerTime(date: string | null): void {
  const server = date ? Date.parse(date) : Number.NaN
  if (Number.isNaN(server)) return
  const difference = server - Date.now()
  offset = Math.abs(difference) < grain ? 0 : difference
}

/**
 * The present time by the clock of the server, which decides what is past (EXM-055); in
 * milliseconds.
 */
export function serverNow(): number {
  return Date.now() + offset
}
