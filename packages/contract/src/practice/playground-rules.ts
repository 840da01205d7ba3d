/** PRC-041: the maximum number of saved runs. */
export const playgroundsMost = 5
/** The maximum size in bytes. */
export const playgroundBytesMost = 256 * 1024
/** The maximum number of decisions, and of days. */
export const playgroundLogMost = 1_000
export const playgroundDaysMost = 120
/** The maximum length of the name of a saved run. */
export const playgroundNameMost = 60
