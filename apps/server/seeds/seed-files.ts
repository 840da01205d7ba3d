import { copyFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { FilePurpose } from '@titian/contract'
import { freshLocalPath, storeFile } from '../src/modules/files/index.ts'
import { Refusal } from '../src/platform/refusal.ts'
import type { SeedContext } from './seed-context.ts'

function purposeOf(name: string): FilePurpose | undefined {
  if (name.endsWith('.mp4')) return 'lessonVideo'
  return name.endsWith('.vtt') ? 'captions' : undefined
}

/** The owner of a school's demo media, one of its teachers. */
const owners: Record<string, string> = { teratai: 'teratai/nurul-huda', kopi: 'kopi/roslan' }

/**
 * Inserts the narrated lessons with their captions, checked and stored like uploads, once for each
 * school.
 */
export async function seedFiles({
  db,
  files,
  now,
  mediaDirectory,
  schoolIds,
  userIds,
  fileIds,
}: SeedContext): Promise<void> {
  const names = await readdir(mediaDirectory)
  for (const [school, schoolId] of schoolIds) {
    const ownerId = userIds.get(owners[school] ?? '') ?? null
    for (const name of names) {
      const purpose = purposeOf(name)
      if (!purpose) continue
      const localPath = await freshLocalPath(files)
      await copyFile(join(mediaDirectory, name), localPath)
      const stored = await storeFile(db, files, {
        schoolId,
        ownerId,
        purpose,
        name,
        localPath,
        now,
      })
      if (stored instanceof Refusal)
        throw new Error(`The demo file ${name} is not what its name says.`)
      fileIds.set(`${school}/${name}`, stored.id)
    }
  }
}
