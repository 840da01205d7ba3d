import type { Clock } from '../../../platform/clock.ts'
import type { Services } from '../../../platform/http/context.ts'
import type { JobDefinition } from '../../../platform/jobs/jobs.ts'
import type { FileRow } from '../tables.ts'
import { makeRenditions, makeRenditionsOf } from './actions.ts'
import { countUnconverted } from './queries.ts'

const oneJob = 'files.makeRenditionsOf'

/** Films that one process converts side by side, so that a long one does not hold all others up. */
const atOnce = 2
/** Seconds: all steps of the longest film, so that the queue gives it to no second process. */
const mostSeconds = 23 * 60 * 60

/**
 * A new lesson video is converted as soon as a process has time for it. FRM-351: the more films of a school wait, the
 * later its next one is taken, so that one school with many films does not hold up the others.
 */
export async function askForRenditions(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  { id, schoolId, purpose }: Pick<FileRow, 'id' | 'schoolId' | 'purpose'>,
): Promise<void> {
  if (purpose !== 'lessonVideo') return
  const priority = -(await countUnconverted(db, schoolId))
  await jobs.send(oneJob, { fileId: id }, { key: String(id), priority })
}

export function renditionJobs(services: Services, clock: Clock): JobDefinition[] {
  return [
    {
      name: oneJob,
      atOnce,
      mostSeconds,
      run: ({ fileId }) => makeRenditionsOf(services, clock, Number(fileId)),
    },
    // What was stored before a converter was installed, or was left in the middle, is made up at night.
    {
      name: 'files.makeRenditions',
      every: '23 2 * * *',
      mostSeconds,
      run: () => makeRenditions(services, clock),
    },
  ]
}
