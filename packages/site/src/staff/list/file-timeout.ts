/**
 * FRM-400: milliseconds after which a large export is aborted. The server sends its bytes while
 * generating it.
 */
export const fileTimeout = 300_000
