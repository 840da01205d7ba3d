import type { Actor } from '../../platform/actor.ts'

/** FRM-006: staff of the school change its settings. */
export function maySetUp(actor: Actor, school: { id: number }): boolean {
  return (
    actor.kind === 'user' &&
    actor.schoolId === school.id &&
    (actor.roles.has('schoolAdmin') || actor.roles.has('platformAdmin'))
  )
}

/** Creating schools and assigning hosts affects other schools, so it is for platform staff. */
export function mayRunPlatform(actor: Actor): boolean {
  return actor.kind === 'user' && actor.roles.has('platformAdmin')
}
