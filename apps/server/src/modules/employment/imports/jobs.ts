import type { Services } from '../../../platform/http/context.ts'
import type { JobDefinition } from '../../../platform/jobs/jobs.ts'
import { removeOldPreviews } from '../../people/index.ts'
import { companyImportName } from './company-import.ts'
import { postImportName } from './post-import.ts'

export async function removeOldSheets({ db, clock }: Services): Promise<void> {
  await removeOldPreviews(db, companyImportName, clock.now())
  await removeOldPreviews(db, postImportName, clock.now())
}

export const sheetJobs = (services: Services): JobDefinition[] => [
  { name: 'employment.removeOldSheets', every: '47 3 * * *', run: () => removeOldSheets(services) },
]
