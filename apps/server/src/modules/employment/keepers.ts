import type { Actor } from '../../platform/actor.ts'
import { refusal, Refused } from '../../platform/refusal.ts'
import { mayKeep } from './policy.ts'

/** Refuses people who may not manage the posts of the school. */
export function assertKeeps(actor: Actor, schoolId: number): void {
  if (!mayKeep(actor, schoolId)) throw new Refused(refusal('noPermission'))
}
