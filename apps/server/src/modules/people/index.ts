import type { ServerModule } from '../../platform/module.ts'
import { peopleRoutes } from './routes.ts'

export { readSheet, type Sheet, type SheetRow } from './sheet.ts'
export { readPhoneText, type SheetColumn } from './sheet-rules.ts'
export { peopleImportEffects, peopleImports } from './tables.ts'

export const peopleModule: ServerModule = { name: 'people', routes: peopleRoutes }
