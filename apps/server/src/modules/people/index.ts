import type { ServerModule } from '../../platform/module.ts'
import { peopleJobs } from './jobs.ts'
import { peopleRoutes } from './routes.ts'

export { importRow } from './imports/present.ts'
export { counted, phoneDigits, searchedWords } from './rules.ts'
export { readSheet } from './sheets/actions.ts'
export { readPhoneText } from './sheets/rules.ts'
export { peopleImportEffects, peopleImports } from './tables.ts'

export const peopleModule: ServerModule = {
  name: 'people',
  routes: peopleRoutes,
  jobs: peopleJobs,
}
