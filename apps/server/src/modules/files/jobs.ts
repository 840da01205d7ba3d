import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Clock, secondsAfter } from '../../platform/clock.ts'
import type { Services } from '../../platform/http/context.ts'
import type { JobDefinition } from '../../platform/jobs/jobs.ts'
import * as queries from './queries.ts'
import { renditionJobs } from './renditions/jobs.ts'
import { countSchools } from './storage/actions.ts'

const day = 24 * 60 * 60
/** The row outlives the bytes, so that an upload that still grows keeps its owner. */
const retentionDays = 7

/** Removes uploads to which nothing was added for a day, and what a conversion that was cut off left. */
export async function removeHalfUploads(
  { db, files }: Pick<Services, 'db' | 'files'>,
  now: Date,
): Promise<void> {
  const before = secondsAfter(now, -day)
  const names = await readdir(files.uploadDirectory).catch(() => [])
  for (const name of names) {
    const path = join(files.uploadDirectory, name)
    const grown = await stat(name.endsWith('.json') ? path.slice(0, -'.json'.length) : path).catch(
      () => undefined,
    )
    if (!grown || grown.mtime < before) await rm(path, { recursive: true, force: true })
  }
  await queries.removeOldUploads(db, secondsAfter(now, -retentionDays * day))
}

/** Removes what nobody asks for again; the bytes first, so that a row is left to find them by until they are gone. */
export async function removeLapsedFiles(
  { db, files }: Pick<Services, 'db' | 'files'>,
  now: Date,
): Promise<void> {
  for (const { id, storageKey } of await queries.listLapsed(
    db,
    secondsAfter(now, -retentionDays * day),
  )) {
    await files.remove(storageKey)
    await queries.removeFile(db, id)
  }
}

/**
 * FRM-354: removes what was brought for a hand-in that was never handed in. The row goes first, because only its removal
 * shows that no hand-in has named it meanwhile; a crash between leaves bytes that nobody finds.
 */
export async function removeUnnamedFiles(
  { db, files }: Pick<Services, 'db' | 'files'>,
  now: Date,
): Promise<void> {
  const before = secondsAfter(now, -retentionDays * day)
  for (const { id, storageKey } of await queries.listUnnamed(db, before))
    if (await queries.removeUnnamed(db, id)) await files.remove(storageKey)
}

export function fileJobs(services: Services, clock: Clock): JobDefinition[] {
  return [
    {
      name: 'files.removeHalfUploads',
      every: '47 * * * *',
      run: () => removeHalfUploads(services, clock.now()),
    },
    {
      name: 'files.removeLapsedFiles',
      every: '37 3 * * *',
      run: () => removeLapsedFiles(services, clock.now()),
    },
    {
      name: 'files.removeUnnamedFiles',
      every: '53 3 * * *',
      run: () => removeUnnamedFiles(services, clock.now()),
    },
    // FRM-412: after the update that brought the counting; nearly always there is no school left.
    {
      name: 'files.countSchools',
      every: '* * * * *',
      run: () => countSchools(services),
    },
    ...renditionJobs(services, clock),
  ]
}
