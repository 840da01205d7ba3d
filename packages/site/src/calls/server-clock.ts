/** Responses contain whole seconds, so a smaller difference in milliseconds is ignored. */
const grain = 1500
let offset = 0

/** Reads the server's time from the headers of a response. */
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
