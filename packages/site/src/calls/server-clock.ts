/** Responses contain whole seconds, so a smaller difference is ignored. */
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
 * The time of now in milliseconds, by the clock of the server, which decides what is past
 * (EXM-055).
 */
export function serverNow(): number {
  return Date.now() + offset
}
