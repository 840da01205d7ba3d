import type { AuditActionTexts, AuditSubjectTexts } from './audit-texts.ts'
import type { CallTable } from './call.ts'
import type { FullTexts } from './language.ts'

type ReasonTexts = Record<string, FullTexts>
type NoEntries = Record<never, never>

/** What one noun adds to the contract (decision 0083). */
export interface NounManifest<Calls, Reasons, Actions, Subjects> {
  calls: Calls
  /** The reasons why calls of the noun are refused. */
  reasons: Reasons
  /** The reasons that only calls of staff return. */
  staffReasons: readonly (keyof Reasons)[]
  /** The reasons that only the pages of this noun on the student site show. */
  moduleReasons: readonly (keyof Reasons)[]
  /** The actions that the noun writes to the audit log. */
  auditActions: Actions
  /** The texts of the subjects. In an action such as `person.created`, the subject is `person`. */
  auditSubjects: Subjects
}

/**
 * Defines a noun. The server, the tests and the build read the definition; a student's browser
 * never loads it.
 */
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
