import { nounManifest } from '../wire/manifest.ts'
import { identitiesAuditActions, identitiesAuditSubjects } from './audit-words.ts'
import { identities } from './calls.ts'
import { identitiesReasons, identitiesStaffReasons } from './reasons.ts'

export const manifest = nounManifest({
  calls: identities,
  reasons: identitiesReasons,
  staffReasons: identitiesStaffReasons,
  auditActions: identitiesAuditActions,
  auditSubjects: identitiesAuditSubjects,
})
