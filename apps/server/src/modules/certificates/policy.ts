import type { Actor } from '../../platform/actor.ts'
import type { CertificateRow } from './tables.ts'

/** Its holder, and the staff of the school; everybody else knows what the public page says. */
export function maySee(actor: Actor, { userId, schoolId }: CertificateRow): boolean {
  if (actor.kind !== 'user' || actor.schoolId !== schoolId) return false
  return (
    actor.userId === userId || actor.roles.has('schoolAdmin') || actor.roles.has('platformAdmin')
  )
}
