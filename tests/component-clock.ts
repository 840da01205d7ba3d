const hour = 3_600_000
const now = Date.now.bind(Date)
let later = 0

/**
 * Starts the next test an hour later. The limit of equal calls within a second (FRM-151) is shared
 * by all tests of a worker, so their clock may neither stop nor go back.
 */
export function startNextHour(): void {
  later += hour
  performance.now = () => now() + later
}
