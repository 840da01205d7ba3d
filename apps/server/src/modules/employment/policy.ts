import type { Actor } from '../../platform/actor.ts'

/** JOB-031: staff manage the companies and posts of their school only. */
export function mayKeep(actor: Actor, schoolId: number): boolean {
  if (actor.kind !== 'user' || actor.schoolId !== schoolId || actor.impersonatorId !== null)
    return false
  return actor.roles.has('schoolAdmin') || actor.roles.has('platformAdmin')
}
