/** PRC-041: playgrounds that one person keeps. */
export const playgroundsMost = 5
/** Bytes of one, as the server keeps it. */
export const playgroundBytesMost = 256 * 1024
/** Decisions of one, and days that it can have gone. */
export const playgroundLogMost = 1_000
export const playgroundDaysMost = 120
/** Letters of its name. */
export const playgroundNameMost = 60
