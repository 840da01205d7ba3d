import type { Clock } from '../../platform/clock.ts'
import type { Services } from '../../platform/http/context.ts'
import type { JobDefinition } from '../../platform/jobs/jobs.ts'
import { removeOldPreviews } from '../people/index.ts'
import { importName } from './imports/grade-import.ts'

export function gradeJobs(services: Services, clock: Clock): JobDefinition[] {
  return [
    {
      name: 'grades.removeOldPreviews',
      every: '49 3 * * *',
      run: () => removeOldPreviews(services.db, importName, clock.now()),
    },
  ]
}
