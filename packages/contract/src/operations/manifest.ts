import { nounManifest } from '../wire/manifest.ts'
import { operationsAuditActions, operationsAuditSubjects } from './audit-words.ts'
import { operations } from './calls.ts'
import { operationsReasons, operationsStaffReasons } from './reasons.ts'

export const manifest = nounManifest({
  calls: operations,
  reasons: operationsReasons,
  staffReasons: operationsStaffReasons,
  auditActions: operationsAuditActions,
  auditSubjects: operationsAuditSubjects,
})
