import type { AuditActionTexts, AuditSubjectTexts } from './audit-texts.ts'
import type { CallTable } from './call.ts'
import type { FullTexts } from './language.ts'

type ReasonTexts = Record<string, FullTexts>
type NoEntries = Record<never, never>

/** All that one noun of the contract has (decision 0083). */
export interface NounManifest<Calls, Reasons, Actions, Subjects> {
  calls: Calls
  /** Why its calls are refused, where the code alone does not say it. */
  reasons: Reasons
  /** Those of its reasons that only calls of the staff give. */
  staffReasons: readonly (keyof Reasons)[]
  /** Those of its reasons that only its own pages of the student site show. */
  moduleReasons: readonly (keyof Reasons)[]
  /** What it writes into the audit log. */
  auditActions: Actions
  /** What these actions are about: the word before the full stop. */
  auditSubjects: Subjects
}

/** States what a noun has. Server, tests and build read it; the browser of a student never loads it. */
export function nounManifest<
  Calls extends CallTable,
  Reasons extends ReasonTexts = NoEntries,
  Actions extends AuditActionTexts = NoEntries,
  Subjects extends AuditSubjectTexts = NoEntries,
>(
  parts: Pick<NounManifest<Calls, Reasons, Actions, Subjects>, 'calls'> &
    Partial<NounManifest<Calls, Reasons, Actions, Subjects>>,
): NounManifest<Calls, Reasons, Actions, Subjects> {
  return {
    calls: parts.calls,
    reasons: parts.reasons ?? ({} as Reasons),
    staffReasons: parts.staffReasons ?? [],
    moduleReasons: parts.moduleReasons ?? [],
    auditActions: parts.auditActions ?? ({} as Actions),
    auditSubjects: parts.auditSubjects ?? ({} as Subjects),
  }
}
