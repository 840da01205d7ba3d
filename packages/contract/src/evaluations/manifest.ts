import { nounManifest } from '../wire/manifest.ts'
import { evaluationsAuditActions, evaluationsAuditSubjects } from './audit-words.ts'
import { evaluations } from './calls.ts'
import { evaluationsReasons } from './reasons.ts'

export const manifest = nounManifest({
  calls: evaluations,
  reasons: evaluationsReasons,
  staffReasons: [
    'rubricNotDraft',
    'rubricInUse',
    'alreadyRated',
    'assessmentReleased',
    'otherRater',
    'moderatorIsRater',
    'secondHasRated',
    'noAppeal',
    'scorePassedOn',
    'taskHasPractice',
    'totalNeeded',
  ],
  auditActions: evaluationsAuditActions,
  auditSubjects: evaluationsAuditSubjects,
})
