import { createHash } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { type BackupManifest, readManifest } from './manifest.ts'
import type { BackupTarget } from './target/backup-target.ts'

const manifestName = 'manifest.json'
const namePattern = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}\.\d{3}Z$/

/**
 * Returns the name of a backup: the time of its start in UTC, without colons, which some file
 * systems refuse.
 */
export const nameOf = (moment: Date): string => moment.toISOString().replaceAll(':', '-')

export const manifestObject = (name: string): string => `backups/${name}/${manifestName}`

export const partObject = (name: string, part: string): string => `backups/${name}/${part}`

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

/** Returns the newest backup that this program can read; undefined if there is none. */
export async function latestBackup(
  target: BackupTarget,
  secret: string,
): Promise<KeptBackup | undefined> {
  for (const name of await listBackups(target)) {
    const found = await openBackup(target, name, secret).catch(() => undefined)
    if (found) return found
  }
  return undefined
}

/**
 * Removes all but the newest backups, and the stored files that only removed backups refer to.
 * Returns the number of removed backups.
 */
export async function pruneBackups(
  target: BackupTarget,
  keep: number,
  secret: string,
): Promise<number> {
  const names = await listBackups(target)
  const kept = await Promise.all(
    names.slice(0, keep).map((name) => openBackup(target, name, secret)),
  )
  const named = new Set(
    kept.flatMap(({ manifest: { files, recipient } }) =>
      files.map(({ key }) => fileObject(key, recipient)),
    ),
  )
  const old = names.slice(keep)
  // The manifest is removed first, so that a partly removed backup never looks complete.
  for (const name of old) await target.remove(manifestObject(name))
  for await (const object of target.list('backups/'))
    if (!kept.some(({ name }) => object.startsWith(`backups/${name}/`))) await target.remove(object)
  for await (const object of target.list('files/'))
    if (!named.has(object)) await target.remove(object)
  return old.length
}
