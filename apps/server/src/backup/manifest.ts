import { z } from 'zod'
import { createSealer } from '../platform/security/secrets.ts'

/** The version of the layout below; a program refuses a newer one than it knows. */
export const formatVersion = 1

const bytes = z.strictObject({
  /** As stored: packed, and encrypted where there is a key. */
  size: z.int().min(0),
  sha256: z.string(),
})

/** What a backup consists of. Everything but the rows and the bytes of files is readable without a key. */
export const backupManifest = z.strictObject({
  format: z.int().min(1),
  /** Moment of the snapshot of the database. */
  madeAt: z.string(),
  programVersion: z.string(),
  database: z.enum(['embedded', 'postgres']),
  /** The recipient of age for which rows and files are encrypted; null where they are not. */
  recipient: z.string().nullable(),
  /** Recognises the SECRET under which sealed rows, signs and codes are worth something. */
  secretMark: z.string(),
  migrations: z.array(z.string()),
  tables: z.array(
    bytes.extend({ name: z.string(), columns: z.array(z.string()), rows: z.int().min(0) }),
  ),
  sequences: z.array(z.strictObject({ name: z.string(), last: z.string().nullable() })),
  jobs: bytes.extend({ waiting: z.int().min(0) }),
  files: z.array(bytes.extend({ key: z.string(), length: z.int().min(0) })),
})
export type BackupManifest = z.output<typeof backupManifest>

const signedManifest = z.strictObject({ manifest: z.string(), signature: z.string() })

/** Recognises a SECRET without giving it away. */
export function markOf(secret: string): string {
  return createSealer(secret, 'titian backup mark').sign('SECRET')
}

const sealerOf = (secret: string) => createSealer(secret, 'titian backup manifest')

export function writeManifest(manifest: BackupManifest, secret: string): string {
  const text = JSON.stringify(manifest)
  return JSON.stringify({ manifest: text, signature: sealerOf(secret).sign(text) }, null, 1)
}

const headOf = z.looseObject({
  format: z.int(),
  secretMark: z.string(),
  programVersion: z.string(),
})

/**
 * @throws in a sentence for the operator where the text is no manifest, comes from a newer program, belongs to another
 * SECRET or was changed.
 */
export function readManifest(text: string, secret: string): BackupManifest {
  const broken = new Error(
    'The list of this backup (manifest.json) is damaged. Use an older backup.',
  )
  const parse = (source: string): unknown => {
    try {
      return JSON.parse(source)
    } catch {
      throw broken
    }
  }
  const signed = signedManifest.safeParse(parse(text))
  if (!signed.success) throw broken
  const { manifest: body, signature } = signed.data
  const head = headOf.safeParse(parse(body))
  if (!head.success) throw broken
  if (head.data.format > formatVersion)
    throw new Error(
      `This backup was made by a newer version of Titian (${head.data.programVersion}). Restore it with that version.`,
    )
  if (head.data.secretMark !== markOf(secret))
    throw new Error(
      'SECRET is another one than the backup was made with. Set the SECRET of then: signed addresses, codes and sealed rows depend on it.',
    )
  if (!sealerOf(secret).verify(body, signature)) throw broken
  const manifest = backupManifest.safeParse(parse(body))
  if (!manifest.success) throw broken
  return manifest.data
}
