import type { ServerModule } from '../../platform/module.ts'
import { peopleRoutes } from './routes.ts'

export { readSheet } from './sheet.ts'
export { readPhoneText } from './sheet-rules.ts'
export { peopleImportEffects, peopleImports } from './tables.ts'

export const peopleModule: ServerModule = { name: 'people', routes: peopleRoutes }
