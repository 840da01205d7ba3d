import { auditStatus, type Language, type Texts } from '@titian/contract'

/** The school of the request's host, as every answer sees it. */
export interface School {
  id: number
  key: string
  title: Texts
  defaultLanguage: Language
  languages: Language[]
  currency: string
  currencySymbol: string
  areaCodes: string[]
  /** ACC-252: people give their identity before they use the school. */
  requiresAuthentication: boolean
}

export interface Visitor {
  kind: 'visitor'
}

export interface User {
  kind: 'user'
  userId: number
  schoolId: number
  sessionId: number
  name: string
  /** ACC-007, ACC-215: teacher, student, normal, schoolAdmin, platformAdmin. */
  roles: ReadonlySet<string>
  auditStatus: number
  /** The member of staff who acts as this student, if any (ACC-241). */
  impersonatorId: number | null
}

export type Actor = Visitor | User

export const visitor: Visitor = { kind: 'visitor' }

export function isStaff(actor: Actor): boolean {
  return (
    actor.kind === 'user' && (actor.roles.has('schoolAdmin') || actor.roles.has('platformAdmin'))
  )
}

export function isTeacher(actor: Actor): boolean {
  return actor.kind === 'user' && (actor.roles.has('teacher') || isStaff(actor))
}

/**
 * True for somebody whose identity was not submitted, or was refused, where the school wants to know it (ACC-077).
 * Staff were checked by whoever made them staff; somebody has to be able to decide.
 */
export function owesIdentity(
  school: Pick<School, 'requiresAuthentication'>,
  actor: Actor,
): boolean {
  if (actor.kind !== 'user' || !school.requiresAuthentication || isStaff(actor)) return false
  return actor.auditStatus === auditStatus.none || actor.auditStatus === auditStatus.refused
}

/** True while a member of staff acts as a student (ACC-241). */
export function isImpersonating(actor: Actor): boolean {
  return actor.kind === 'user' && actor.impersonatorId !== null
}
