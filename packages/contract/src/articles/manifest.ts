import { nounManifest } from '../wire/manifest.ts'
import { articlesAuditActions, articlesAuditSubjects } from './audit-words.ts'
import { articles } from './calls.ts'
import { articlesReasons, articlesStaffReasons, articlesModuleReasons } from './reasons.ts'

export const manifest = nounManifest({
  calls: articles,
  reasons: articlesReasons,
  staffReasons: articlesStaffReasons,
  moduleReasons: articlesModuleReasons,
  auditActions: articlesAuditActions,
  auditSubjects: articlesAuditSubjects,
})
