import type { FullTexts } from './language.ts'

/** The texts of actions by name, such as `person.created`. */
export type AuditActionTexts = Record<`${string}.${string}`, FullTexts>

/** The texts of subjects by name, such as `person`. */
export type AuditSubjectTexts = Record<string, FullTexts>
