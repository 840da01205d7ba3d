import type { ServerModule } from '../../platform/module.ts'
import { favouriteRoutes } from './routes.ts'

export { favouritesOfPerson } from './own-data/queries.ts'
export { courseFavourites, courseVisits } from './tables.ts'

export const favouritesModule: ServerModule = { name: 'favourites', routes: favouriteRoutes }
