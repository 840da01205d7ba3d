import { nounManifest } from '../wire/manifest.ts'
import { accountsAuditActions, accountsAuditSubjects } from './audit-words.ts'
import { accounts } from './calls.ts'
import { accountsReasons, accountsStaffReasons } from './reasons.ts'

export const manifest = nounManifest({
  calls: accounts,
  reasons: accountsReasons,
  staffReasons: accountsStaffReasons,
  moduleReasons: ['proofMissing'],
  auditActions: accountsAuditActions,
  auditSubjects: accountsAuditSubjects,
})
