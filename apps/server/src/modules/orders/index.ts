import type { ServerModule } from '../../platform/module.ts'
import { orderJobs } from './jobs.ts'
import { addNoticeAddress } from './payment/receive.ts'
import { orderRoutes } from './routes.ts'

export { ordersOfPerson } from './own-data/queries.ts'
export { book } from './coins/queries.ts'
export { codeEntry, creditEntry } from './coins/rules.ts'
export {
  activationCodes,
  codeBatches,
  codeBatchCourses,
  coinCredits,
  discountCodes,
  entitlements,
  orderEvents,
  orderLines,
  orders,
  paymentAttempts,
  paymentSettings,
  refunds,
} from './tables.ts'
export { countPayments } from './payment/queries.ts'
export { waitingOrders } from './staff/queries.ts'

export const ordersModule: ServerModule = {
  name: 'orders',
  routes: orderRoutes,
  jobs: orderJobs,
  addresses: addNoticeAddress,
}
