import type { ServerModule } from '../../platform/module.ts'
import { addCourseFile } from './exporting/serve.ts'
import { bundleRoutes } from './routes.ts'

export { bundlesOfPerson } from './own-data/queries.ts'
export { copyCourse } from './copying/actions.ts'

export const bundlesModule: ServerModule = {
  name: 'bundles',
  routes: bundleRoutes,
  addresses: (app, deps) => addCourseFile(app, deps),
}
