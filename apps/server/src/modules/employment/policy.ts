import type { Actor } from '../../platform/actor.ts'

/** JOB-031: school staff keep companies and posts; a school keeps its own alone. */
export function mayKeep(actor: Actor, schoolId: number): boolean {
  if (actor.kind !== 'user' || actor.schoolId !== schoolId || actor.impersonatorId !== null)
    return false
  return actor.roles.has('schoolAdmin') || actor.roles.has('platformAdmin')
}
