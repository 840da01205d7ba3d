import type { ServerModule } from '../../platform/module.ts'
import { gradesRoutes } from './routes.ts'

export { parts } from './results/present.ts'
export {
  hasEnded,
  listOwnResults,
  resultExpressions,
  resultObject,
  type ResultRow,
} from './results/queries.ts'
export { outcomeOf } from './results/rules.ts'

export { assessmentStandards } from './tables.ts'

export const gradesModule: ServerModule = { name: 'grades', routes: gradesRoutes }
