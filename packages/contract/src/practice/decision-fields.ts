import { z } from 'zod'
import { decisionFieldsMost, decisionListMost, decisionTextMost } from './rules.ts'

/** The fields of a decision depend on the kind of practice, whose engine validates them. */
const plain = z.union([z.string().max(decisionTextMost), z.number(), z.boolean(), z.null()])
const entry = z
  .record(z.string().max(40), plain)
  .refine((fields) => Object.keys(fields).length <= decisionFieldsMost)
export const command = z
  .record(
    z.string().max(40),
    z.union([plain, z.array(z.union([plain, entry])).max(decisionListMost)]),
  )
  .refine((fields) => Object.keys(fields).length <= decisionFieldsMost)
