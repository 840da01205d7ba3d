import { nounManifest } from '../wire/manifest.ts'
import { promoteAuditActions, promoteAuditSubjects } from './audit-words.ts'
import { promote } from './calls.ts'
import { promoteReasons } from './reasons.ts'

export const manifest = nounManifest({
  calls: promote,
  reasons: promoteReasons,
  staffReasons: ['pathCodeTaken'],
  auditActions: promoteAuditActions,
  auditSubjects: promoteAuditSubjects,
})
