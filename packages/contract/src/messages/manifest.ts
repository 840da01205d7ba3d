import { nounManifest } from '../wire/manifest.ts'
import { messagesAuditActions, messagesAuditSubjects } from './audit-words.ts'
import { messages } from './calls.ts'
import { messagesReasons, messagesStaffReasons } from './reasons.ts'

export const manifest = nounManifest({
  calls: messages,
  reasons: messagesReasons,
  staffReasons: messagesStaffReasons,
  auditActions: messagesAuditActions,
  auditSubjects: messagesAuditSubjects,
})
