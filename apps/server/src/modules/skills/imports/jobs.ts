import type { Services } from '../../../platform/http/context.ts'
import type { JobDefinition } from '../../../platform/jobs/jobs.ts'
import { removeOldPreviews } from '../../people/index.ts'
import { skillImportName } from './skill-import.ts'

export const skillJobs = ({ db, clock }: Services): JobDefinition[] => [
  {
    name: 'skills.removeOldSheets',
    every: '53 3 * * *',
    run: () => removeOldPreviews(db, skillImportName, clock.now()),
  },
]
