import type { Clock } from '../../../platform/clock.ts'
import type { Services } from '../../../platform/http/context.ts'
import type { JobDefinition } from '../../../platform/jobs/jobs.ts'
import type { FileRow } from '../tables.ts'
import { makeRenditions, makeRenditionsOf } from './actions.ts'
import { countUnconverted } from './queries.ts'

const oneJob = 'files.makeRenditionsOf'

/** Videos that one process converts at once. With one, a long video would delay all others. */
const atOnce = 2
/**
 * Seconds for all steps of the longest video. If this were shorter, the queue would give a running
 * job to a second process.
 */
const mostSeconds = 23 * 60 * 60

/**
 * Queues a new lesson video for conversion. FRM-351: the more videos of a school wait, the lower
 * their priority, so that one school does not delay the others.
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
    // At night, converts videos that were uploaded before a converter was installed, and those
    // whose conversion was interrupted.
    {
      name: 'files.makeRenditions',
      every: '23 2 * * *',
      mostSeconds,
      run: () => makeRenditions(services, clock),
    },
  ]
}
