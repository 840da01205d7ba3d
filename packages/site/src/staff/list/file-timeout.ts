/**
 * FRM-400: milliseconds after which a large export is aborted; its bytes arrive while it is
 * generated.
 */
export const fileTimeout = 300_000
