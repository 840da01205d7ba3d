import { type AnnouncedMaintenance, auditStatus, type Language, type Texts } from '@titian/contract'

/** The school of the request's host. */
export interface School {
  id: number
  key: string
  title: Texts
  defaultLanguage: Language
  languages: Language[]
  currency: string
  currencySymbol: string
  areaCodes: string[]
  /** ACC-252: people have to submit their identity before they use the school. */
  requiresAuthentication: boolean
  /** OPS-020: only platform administrators use the school, and begun work is still saved. */
  isSuspended: boolean
  /** OPS-076: the notices of maintenance, the same for all schools; some may have ended. */
  maintenance: readonly AnnouncedMaintenance[]
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
  /** ACC-007, ACC-215: the roles teacher, student, normal, schoolAdmin and platformAdmin. */
  roles: ReadonlySet<string>
  auditStatus: number
  /** The staff member who impersonates this student; null without impersonation (ACC-241). */
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
 * True when the school requires an identity and this person has not submitted one, or it was
 * refused (ACC-077). Staff are exempt: they were verified at their appointment, and some must be
 * able to decide about identities.
 */
export function owesIdentity(
  school: Pick<School, 'requiresAuthentication'>,
  actor: Actor,
): boolean {
  if (actor.kind !== 'user' || !school.requiresAuthentication || isStaff(actor)) return false
  return actor.auditStatus === auditStatus.none || actor.auditStatus === auditStatus.refused
}

/**
 * OPS-020: true when the school is suspended and this person is no platform administrator, who must
 * be able to resume it.
 */
export function isShutOut({ isSuspended }: Pick<School, 'isSuspended'>, actor: Actor): boolean {
  return isSuspended && !(actor.kind === 'user' && actor.roles.has('platformAdmin'))
}

/** True while a staff member impersonates a student (ACC-241). */
export function isImpersonating(actor: Actor): boolean {
  return actor.kind === 'user' && actor.impersonatorId !== null
}
