import { z } from 'zod'
import { archiveParts, closingHindrances, keptThings } from './rules.ts'

export const archiveStates = ['none', 'waiting', 'ready', 'failed'] as const

/** ACC-299: the archive of the person's data. Times are ISO 8601. */
export const ownArchive = z.object({
  /** The state of the archive; `none` before the first archive and after an archive has expired. */
  state: z.enum(archiveStates),
  requestedAt: z.string().nullable(),
  /** The size in bytes and the expiry of a ready archive. */
  bytes: z.number().int().nullable(),
  endsAt: z.string().nullable(),
  /** The time at which another archive can be ordered; null means now. */
  nextAt: z.string().nullable(),
  /** The parts of an archive; `rows` is null until it is ready. */
  parts: z.array(z.object({ part: z.enum(archiveParts), rows: z.number().int().nullable() })),
})
export type OwnArchive = z.output<typeof ownArchive>

/** ACC-304: whether the account is being closed, and the consequences. */
export const accountClosing = z.object({
  state: z.enum(['open', 'closing']),
  requestedAt: z.string().nullable(),
  /** When the account will be closed for good. */
  endsAt: z.string().nullable(),
  /**
   * The obstacles; empty if the account can be closed. `names` are order numbers, courses,
   * examinations.
   */
  hindrances: z.array(
    z.object({
      kind: z.enum(closingHindrances),
      count: z.number().int(),
      names: z.array(z.string()),
    }),
  ),
  /** What will be kept, with counts; `years` null means as long as the school exists. */
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
