import { z } from 'zod'
import { call } from '../wire/call.ts'
import { done, listOf, page, sign, size, version } from '../wire/fields.ts'
import { endsAfterStart, maintenanceFields, maintenanceNotice } from './maintenance-shapes.ts'

/** The notices of planned maintenance. Sites get the present one with the facts of the school. */
export const maintenanceCalls = {
  /** OPS-076: all notices, the latest first. */
  findMaintenanceNotices: call({
    id: 'CALL-775',
    method: 'POST',
    path: '/operations/findMaintenanceNotices',
    who: 'staff',
    kind: 'read',
    input: z.object({ page, size: size(20) }),
    data: listOf(maintenanceNotice),
  }),
  writeMaintenanceNotice: call({
    id: 'CALL-776',
    method: 'POST',
    path: '/operations/writeMaintenanceNotice',
    who: 'staff',
    kind: 'write',
    input: maintenanceFields.refine(...endsAfterStart),
    data: z.object({ sign: z.string() }),
    refusals: ['alreadyDone'],
  }),
  changeMaintenanceNotice: call({
    id: 'CALL-777',
    method: 'POST',
    path: '/operations/changeMaintenanceNotice',
    who: 'staff',
    kind: 'save',
    input: maintenanceFields.extend({ sign, version }).refine(...endsAfterStart),
    data: z.object({ version }),
    refusals: ['alreadyDone'],
  }),
  /** OPS-077: pages that are open drop the banner. */
  withdrawMaintenanceNotice: call({
    id: 'CALL-778',
    method: 'POST',
    path: '/operations/withdrawMaintenanceNotice',
    who: 'staff',
    kind: 'save',
    input: z.object({ sign }),
    data: done,
    refusals: ['alreadyDone'],
  }),
}
