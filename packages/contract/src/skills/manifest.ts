import { nounManifest } from '../wire/manifest.ts'
import { skillsAuditActions, skillsAuditSubjects } from './audit-words.ts'
import { skills } from './calls.ts'
import { skillsReasons, skillsStaffReasons } from './reasons.ts'

export const manifest = nounManifest({
  calls: skills,
  reasons: skillsReasons,
  staffReasons: skillsStaffReasons,
  auditActions: skillsAuditActions,
  auditSubjects: skillsAuditSubjects,
})
