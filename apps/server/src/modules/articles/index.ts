import type { ServerModule } from '../../platform/module.ts'
import { articleRoutes } from './routes.ts'

export { countPublished, listPublished } from './reading/queries.ts'
export { minutesOf, summaryOf } from './rules.ts'
export { articleFavourites, articleLikes, articles, articleTypes, articleVisits } from './tables.ts'

export const articlesModule: ServerModule = { name: 'articles', routes: articleRoutes }
