/** FRM-400: milliseconds after which a file of many rows is given up, whose bytes come while it is written. */
export const fileTimeout = 300_000
