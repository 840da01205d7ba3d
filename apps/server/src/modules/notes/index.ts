import type { ServerModule } from '../../platform/module.ts'
import { noteRoutes } from './routes.ts'

export { notesOfPerson } from './own-data/queries.ts'
export { courseNotes } from './tables.ts'

export const notesModule: ServerModule = { name: 'notes', routes: noteRoutes }
