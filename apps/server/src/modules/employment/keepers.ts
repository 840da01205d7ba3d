import type { Actor } from '../../platform/actor.ts'
import { refusal, Refused } from '../../platform/refusal.ts'

/** JOB-031: staff manage the companies and posts of their school only. */
function mayKeep(actor: Actor, schoolId: number): boolean {
  if (actor.kind !== 'user' || actor.schoolId !== schoolId || actor.impersonatorId !== null)
    return false
  return actor.roles.has('schoolAdmin') || actor.roles.has('platformAdmin')
}

/** Refuses people who may not manage the posts of the school. */
export function assertKeeps(actor: Actor, schoolId: number): void {
  if (!mayKeep(actor, schoolId)) throw new Refused(refusal('noPermission'))
}
