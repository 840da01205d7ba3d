import type { Clock } from '../../../platform/clock.ts'
import type { Services } from '../../../platform/http/context.ts'
import type { JobDefinition } from '../../../platform/jobs/jobs.ts'
import type { FileRow } from '../tables.ts'
import { makeRenditions, makeRenditionsOf } from './actions.ts'

const oneJob = 'files.makeRenditionsOf'

/** A new lesson video is converted as soon as a process has time for it. */
export async function askForRenditions(
  { jobs }: Pick<Services, 'jobs'>,
  { id, purpose }: Pick<FileRow, 'id' | 'purpose'>,
): Promise<void> {
  if (purpose === 'lessonVideo') await jobs.send(oneJob, { fileId: id }, { key: String(id) })
}

export function renditionJobs(services: Services, clock: Clock): JobDefinition[] {
  return [
    { name: oneJob, run: ({ fileId }) => makeRenditionsOf(services, clock, Number(fileId)) },
    // What was stored before a converter was installed, or was left in the middle, is made up at night.
    {
      name: 'files.makeRenditions',
      every: '23 2 * * *',
      run: () => makeRenditions(services, clock),
    },
  ]
}
