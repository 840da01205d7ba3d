/** FRM-151: the most calls of one key within a second. */
export const callsPerSecond = 3
/** FRM-157: milliseconds after which a call is given up. */
export const callTimeout = 30_000
/** The same for a file of many rows, whose bytes come while it is written. */
export const fileTimeout = 300_000
