import { config } from 'zod'

/*
 * The sites' entry to Zod. It may not build functions from text: the content policy refuses that, and every browser
 * writes the attempt into its console. The setting must come before the first schema, hence with the import.
 */
config({ jitless: true })

export * from 'zod'
