import { call } from '../wire/call.ts'
import { nothing } from '../wire/fields.ts'
import { installationHealth } from './shapes.ts'

/** What the people who run the installation see and do in the console. */
export const operations = {
  /** OPS-013: the checks of `npm run doctor`. */
  installationHealth: call({
    id: 'CALL-761',
    method: 'POST',
    path: '/operations/installationHealth',
    who: 'staff',
    kind: 'read',
    input: nothing,
    data: installationHealth,
  }),
}
