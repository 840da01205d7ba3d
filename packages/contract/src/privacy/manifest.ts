import { nounManifest } from '../wire/manifest.ts'
import { privacyAuditActions, privacyAuditSubjects } from './audit-words.ts'
import { privacy } from './calls.ts'
import { privacyReasons } from './reasons.ts'

export const manifest = nounManifest({
  calls: privacy,
  reasons: privacyReasons,
  moduleReasons: ['archiveWaits', 'archiveOnceADay', 'closingHindered'],
  auditActions: privacyAuditActions,
  auditSubjects: privacyAuditSubjects,
})
