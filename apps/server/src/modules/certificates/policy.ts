import type { Actor } from '../../platform/actor.ts'
import type { CertificateRow } from './tables.ts'

/** The holder and the staff of the school see everything; others see what the public page shows. */
export function maySee(actor: Actor, { userId, schoolId }: CertificateRow): boolean {
  if (actor.kind !== 'user' || actor.schoolId !== schoolId) return false
  return (
    actor.userId === userId || actor.roles.has('schoolAdmin') || actor.roles.has('platformAdmin')
  )
}
