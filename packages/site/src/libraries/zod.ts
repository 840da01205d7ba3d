import { config } from 'zod'

/*
 * The sites import Zod from here. Zod must not build functions from text, because the content
 * security policy refuses this and browsers log each attempt. The setting must come before the
 * first schema, so it is part of the import.
 */
config({ jitless: true })

export * from 'zod'
