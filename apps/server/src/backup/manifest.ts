import { z } from 'zod'
import { createSealer } from '../platform/security/secrets.ts'

/** The version of this manifest's format. A program refuses manifests of a newer version. */
export const formatVersion = 1

const bytes = z.strictObject({
  /** The size of the stored bytes: after compression, and after encryption if there is a key. */
  size: z.int().min(0),
  sha256: z.string(),
})

/**
 * The manifest lists everything that a backup consists of. Without a key, all of it can be read
 * except rows and the bytes of files.
 */
export const backupManifest = z.strictObject({
  format: z.int().min(1),
  /** The time of the database snapshot. */
  madeAt: z.string(),
  programVersion: z.string(),
  database: z.enum(['embedded', 'postgres']),
  /** The recipient of age for which rows and files are encrypted; null without encryption. */
  recipient: z.string().nullable(),
  /** Identifies the SECRET that encrypted columns, sealed ids and codes depend on. */
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

/** Returns a text that identifies a SECRET without revealing it. */
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
 * @throws a sentence for the operator if the text is no manifest, comes from a newer program,
 * belongs to another SECRET, or was changed.
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
