import { createHash } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { type BackupManifest, readManifest } from './manifest.ts'
import { objectName } from './objects.ts'
import type { BackupCipher } from './encryption.ts'
import type { BackupTarget } from './target/backup-target.ts'

const manifestName = 'manifest.json'
const namePattern = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}\.\d{3}Z$/

/** Other files of the folder are not touched. */
const filePattern = /^files\/(?:plain|[\da-f]{12})\//

export type StoredFile = BackupManifest['files'][number]

/**
 * Returns the name of a backup: the time of its start in UTC, without colons, which some file
 * systems refuse.
 */
export const nameOf = (moment: Date): string => moment.toISOString().replaceAll(':', '-')

export const manifestObject = (name: string): string => `backups/${name}/${manifestName}`

const partObject = (name: string, part: string): string => `backups/${name}/${part}`

/** The object with the rows of a table, whose name is quoted. */
export const tableObject = (name: string, table: string, cipher: BackupCipher | null): string =>
  partObject(name, objectName(table.replaceAll('"', ''), { pack: true }, cipher))

export const jobsObject = (name: string, cipher: BackupCipher | null): string =>
  partObject(name, objectName('jobs', { pack: true }, cipher))

/**
 * Returns the name of a stored file. All backups share the stored files, except that each key has
 * its own, because bytes can be decrypted only with the key they were encrypted for.
 */
export function fileObject(key: string, recipient: string | null): string {
  const folder = recipient
    ? createHash('sha256').update(recipient).digest('hex').slice(0, 12)
    : 'plain'
  return `files/${folder}/${key}${recipient ? '.age' : ''}`
}

/** Lists the names of the complete backups, newest first. */
export async function listBackups(target: BackupTarget): Promise<string[]> {
  const names: string[] = []
  for await (const object of target.list('backups/')) {
    const [, name = '', part] = object.split('/')
    if (part === manifestName && namePattern.test(name)) names.push(name)
  }
  return names.toSorted().toReversed()
}

export interface KeptBackup {
  name: string
  manifest: BackupManifest
}

/** @throws a sentence for the operator if the backup does not exist or cannot be used. */
export async function openBackup(
  target: BackupTarget,
  name: string,
  secret: string,
): Promise<KeptBackup> {
  if ((await target.sizeOf(manifestObject(name))) === undefined)
    throw new Error(`There is no backup ${name} in ${target.name}.`)
  return { name, manifest: readManifest(await text(target.read(manifestObject(name))), secret) }
}

/** Stored files that backups of a key name, each as the newest of them has it. */
export async function earlierFiles(
  target: BackupTarget,
  secret: string,
  recipient: string | null,
): Promise<Map<string, StoredFile>> {
  const files = new Map<string, StoredFile>()
  for (const name of (await listBackups(target)).toReversed()) {
    const backup = await openBackup(target, name, secret).catch(() => undefined)
    if (backup?.manifest.recipient !== recipient) continue
    for (const file of backup.manifest.files) files.set(file.key, file)
  }
  return files
}

/** Removes the parts of all backups but these. A folder with another name belongs to somebody else. */
async function removeParts(target: BackupTarget, kept: ReadonlySet<string>) {
  for await (const object of target.list('backups/')) {
    const [, name = ''] = object.split('/')
    if (namePattern.test(name) && !kept.has(name)) await target.remove(object)
  }
}

/** Removes what interrupted backups left, so that they do not fill the disk. */
export async function removeUnfinished(target: BackupTarget): Promise<void> {
  await target.removeUnfinished()
  await removeParts(target, new Set(await listBackups(target)))
}

/**
 * Removes all but the newest backups, and the stored files that only removed backups refer to. A backup that cannot be
 * read remains, and so do all files while it exists, because it may refer to them. Returns the number of removed
 * backups.
 */
export async function pruneBackups(
  target: BackupTarget,
  keep: number,
  secret: string,
  report: (sentence: string) => void = () => undefined,
): Promise<number> {
  const kept = new Set<string>()
  const named = new Set<string>()
  const old: string[] = []
  const unreadable: string[] = []
  for (const name of await listBackups(target)) {
    const backup = await openBackup(target, name, secret).catch(() => undefined)
    if (!backup) unreadable.push(name)
    else if (kept.size >= keep) old.push(name)
    else {
      kept.add(name)
      const { files, recipient } = backup.manifest
      for (const { key } of files) named.add(fileObject(key, recipient))
    }
  }
  // The manifest is removed first, so that a partly removed backup never looks complete.
  for (const name of old) await target.remove(manifestObject(name))
  await removeParts(target, new Set([...kept, ...unreadable]))
  if (unreadable.length > 0) {
    report(
      `Not readable with this SECRET: ${unreadable.join(', ')} in ${target.name}. Files that no backup needs stay there until those are removed.`,
    )
    return old.length
  }
  for await (const object of target.list('files/'))
    if (filePattern.test(object) && !named.has(object)) await target.remove(object)
  return old.length
}
