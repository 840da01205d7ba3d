import type { FullTexts } from './language.ts'

/** Actions by their names, such as `person.created`, with what the audit log calls them. */
export type AuditActionTexts = Record<`${string}.${string}`, FullTexts>

/** Subjects by their names, such as `person`. */
export type AuditSubjectTexts = Record<string, FullTexts>
