import { config } from 'zod'

/*
 * The sites' entry to Zod. Zod must not build functions from text, because the content security
 * policy refuses it and browsers log each attempt. The setting must precede the first schema, so it
 * is part of the import.
 */
config({ jitless: true })

export * from 'zod'
