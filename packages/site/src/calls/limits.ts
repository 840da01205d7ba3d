/** FRM-151: the maximum number of equal calls within a second. */
export const callsPerSecond = 3
/** FRM-157: milliseconds after which a call is given up. */
export const callTimeout = 30_000
