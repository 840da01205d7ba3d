import type { ServerModule } from '../../platform/module.ts'
import { reviewRoutes } from './routes.ts'

export { reviewsOfPerson } from './own-data/queries.ts'
export { courseReviews } from './tables.ts'

export const reviewsModule: ServerModule = { name: 'reviews', routes: reviewRoutes }
