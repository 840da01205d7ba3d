import type { ServerModule } from '../../platform/module.ts'
import { articleRoutes } from './routes.ts'

export { articlesOfPerson } from './own-data/queries.ts'
export { card as presentArticle } from './present.ts'
export { countPublished, findFace, listNews, listPublished } from './reading/queries.ts'
export { minutesOf, summaryOf } from './rules.ts'
export { articleLikes, articles } from './tables.ts'

export const articlesModule: ServerModule = { name: 'articles', routes: articleRoutes }
