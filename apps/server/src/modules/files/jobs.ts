import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Clock, secondsAfter } from '../../platform/clock.ts'
import type { Services } from '../../platform/http/context.ts'
import type { JobDefinition } from '../../platform/jobs/jobs.ts'
import * as queries from './queries.ts'
import { renditionJobs } from './renditions/jobs.ts'
import { countSchools } from './storage/actions.ts'

const day = 24 * 60 * 60
/**
 * Days after which unneeded files and the rows of uploads are removed. An upload may continue as
 * long as it receives bytes each day. If its row were removed earlier, it would lose its owner.
 */
const retentionDays = 7

/** Removes uploads that received nothing for a day, and the remains of interrupted conversions. */
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

/**
 * Removes files that nobody needs any more. The bytes are removed before the row, because they
 * could not be found without it.
 */
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
 * FRM-354: removes files that were uploaded for a hand-in and never handed in. The row is removed
 * first, because this proves that no hand-in refers to it. If a crash follows, bytes remain that
 * are never served.
 */
export async function removeUnnamedFiles(
  { db, files }: Pick<Services, 'db' | 'files'>,
  now: Date,
): Promise<void> {
  const before = secondsAfter(now, -retentionDays * day)
  for (const { id, storageKey } of await queries.listUnnamed(db, before))
    if (await queries.removeUnnamed(db, id)) await files.remove(storageKey)
}

/**
 * OPS-035: removes files that a killed process left half written: in a folder, or as parts for
 * which an object storage charges money.
 */
export async function removeUnfinishedFiles(
  { files }: Pick<Services, 'files'>,
  now: Date,
): Promise<void> {
  await files.removeUnfinished(secondsAfter(now, -2 * day))
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
    {
      name: 'files.removeUnfinishedFiles',
      every: '13 4 * * *',
      run: () => removeUnfinishedFiles(services, clock.now()),
    },
    // FRM-412: counts the files of schools that have files from before files were counted. After
    // the first run, no such school is left.
    {
      name: 'files.countSchools',
      every: '* * * * *',
      run: () => countSchools(services),
    },
    ...renditionJobs(services, clock),
  ]
}
