import type { operations } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { mayRunPlatform } from '../../schools/index.ts'
import { changeNotice, withdrawNotice, writeNotice } from './actions.ts'
import { maintenanceNotice } from './present.ts'
import { listNotices } from './queries.ts'

/** OPS-076, OPS-077: the notices of maintenance in the console. */
export const maintenanceAnswers: SomeAnswers<
  typeof operations,
  | 'findMaintenanceNotices'
  | 'writeMaintenanceNotice'
  | 'changeMaintenanceNotice'
  | 'withdrawMaintenanceNotice'
> = {
  findMaintenanceNotices: async (window, context) => {
    if (!mayRunPlatform(context.actor)) return context.refuse('noPermission')
    const { rows, total } = await listNotices(context.db, window)
    return { list: rows.map((row) => maintenanceNotice(row, context)), total }
  },
  writeMaintenanceNotice: async (fields, context) => {
    if (!mayRunPlatform(context.actor)) return context.refuse('noPermission')
    const id = await writeNotice(context, fields)
    return id instanceof Refusal ? id : { sign: context.seal('maintenanceNotice', id) }
  },
  changeMaintenanceNotice: async ({ sign, version, ...fields }, context) => {
    if (!mayRunPlatform(context.actor)) return context.refuse('noPermission')
    const id = context.open('maintenanceNotice', sign)
    const saved = await changeNotice(context, { id, version }, fields)
    return saved instanceof Refusal ? saved : { version: saved }
  },
  withdrawMaintenanceNotice: async ({ sign }, context) => {
    if (!mayRunPlatform(context.actor)) return context.refuse('noPermission')
    return withdrawNotice(context, context.open('maintenanceNotice', sign))
  },
}
