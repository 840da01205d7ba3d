import { nounManifest } from '../wire/manifest.ts'
import { certificatesAuditActions, certificatesAuditSubjects } from './audit-words.ts'
import { certificates } from './calls.ts'
import { certificatesReasons, certificatesStaffReasons } from './reasons.ts'

export const manifest = nounManifest({
  calls: certificates,
  reasons: certificatesReasons,
  staffReasons: certificatesStaffReasons,
  auditActions: certificatesAuditActions,
  auditSubjects: certificatesAuditSubjects,
})
