import { nounManifest } from '../wire/manifest.ts'
import { operationsAuditActions, operationsAuditSubjects } from './audit-words.ts'
import { operations } from './calls.ts'

export const manifest = nounManifest({
  calls: operations,
  auditActions: operationsAuditActions,
  auditSubjects: operationsAuditSubjects,
})
