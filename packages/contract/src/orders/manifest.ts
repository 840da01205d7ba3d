import { nounManifest } from '../wire/manifest.ts'
import { ordersAuditActions, ordersAuditSubjects } from './audit-words.ts'
import { orders } from './calls.ts'
import { ordersReasons, ordersStaffReasons, ordersModuleReasons } from './reasons.ts'

export const manifest = nounManifest({
  calls: orders,
  reasons: ordersReasons,
  staffReasons: ordersStaffReasons,
  moduleReasons: ordersModuleReasons,
  auditActions: ordersAuditActions,
  auditSubjects: ordersAuditSubjects,
})
