import { z } from 'zod'
import { archiveParts, closingHindrances, keptThings } from './rules.ts'

export const archiveStates = ['none', 'waiting', 'ready', 'failed'] as const

/** ACC-299: the archive of the own data. Moments are ISO 8601. */
export const ownArchive = z.object({
  /** `none` also after an archive has ended. */
  state: z.enum(archiveStates),
  requestedAt: z.string().nullable(),
  /** Of an archive that is ready: bytes, and until when it can be downloaded. */
  bytes: z.number().int().nullable(),
  endsAt: z.string().nullable(),
  /** From when another can be ordered; null: now. */
  nextAt: z.string().nullable(),
  /** What an archive has; `rows` of one that is ready, otherwise null. */
  parts: z.array(z.object({ part: z.enum(archiveParts), rows: z.number().int().nullable() })),
})
export type OwnArchive = z.output<typeof ownArchive>

/** ACC-304: whether the own account is being closed, and what that means. */
export const accountClosing = z.object({
  state: z.enum(['open', 'closing']),
  requestedAt: z.string().nullable(),
  /** When the account will be closed for good. */
  endsAt: z.string().nullable(),
  /** What has to be settled before; empty: the account can be closed. `names` are order numbers, courses, examinations. */
  hindrances: z.array(
    z.object({
      kind: z.enum(closingHindrances),
      count: z.number().int(),
      names: z.array(z.string()),
    }),
  ),
  /** What will stay, each with its count; `years` null: as long as the school exists. */
  kept: z.array(
    z.object({
      thing: z.enum(keptThings),
      count: z.number().int(),
      years: z.number().int().nullable(),
    }),
  ),
  /** Open applications that will be withdrawn. */
  applications: z.number().int(),
})
export type AccountClosing = z.output<typeof accountClosing>
