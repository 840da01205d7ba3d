import { type Clock, secondsAfter } from '../../platform/clock.ts'
import type { Services } from '../../platform/http/context.ts'
import type { JobDefinition } from '../../platform/jobs/jobs.ts'
import { makeArchiveJob } from './archive/actions.ts'
import { makeArchive } from './making/actions.ts'
import * as archives from './archive/queries.ts'
import { closeDue } from './erasing/actions.ts'

const day = 24 * 60 * 60
const keptDays = 365
/** An archive may contain gigabytes of files. */
const mostSeconds = 60 * 60

/** Queues waiting archives whose job was lost or whose creation was interrupted. */
export async function makeWaiting({ db, jobs }: Services, clock: Clock): Promise<void> {
  for (const id of await archives.listFree(db, clock.now()))
    await jobs.send(makeArchiveJob, { id }, { key: String(id) })
}

/** ACC-302: deletes the bytes before the row, so that a failed run can find them again. */
export async function endArchives({ db, files }: Services, clock: Clock): Promise<void> {
  const now = clock.now()
  for (const { id, storageKey } of await archives.listOver(db, now)) {
    if (storageKey !== null) await files.remove(storageKey)
    await archives.markEnded(db, id)
  }
  await archives.removeOld(db, secondsAfter(now, -keptDays * day))
}

export const privacyJobs = (services: Services, clock: Clock): JobDefinition[] => [
  {
    name: makeArchiveJob,
    // One archive at a time in each process, so that many orders at once do not slow other requests
    // down.
    atOnce: 1,
    mostSeconds,
    run: ({ id }) => makeArchive(services, clock, Number(id)),
  },
  { name: 'privacy.makeWaiting', every: '* * * * *', run: () => makeWaiting(services, clock) },
  { name: 'privacy.endArchives', every: '*/10 * * * *', run: () => endArchives(services, clock) },
  { name: 'privacy.closeDue', every: '* * * * *', run: () => closeDue(services, clock) },
]
