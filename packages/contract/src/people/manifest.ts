import { nounManifest } from '../wire/manifest.ts'
import { peopleAuditActions, peopleAuditSubjects } from './audit-words.ts'
import { people } from './calls.ts'
import { peopleReasons, peopleStaffReasons } from './reasons.ts'

export const manifest = nounManifest({
  calls: people,
  reasons: peopleReasons,
  staffReasons: peopleStaffReasons,
  auditActions: peopleAuditActions,
  auditSubjects: peopleAuditSubjects,
})
