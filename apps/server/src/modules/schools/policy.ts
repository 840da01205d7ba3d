import type { Actor } from '../../platform/actor.ts'

/** FRM-006: its own staff set up a school. */
export function maySetUp(actor: Actor, school: { id: number }): boolean {
  return (
    actor.kind === 'user' &&
    actor.schoolId === school.id &&
    (actor.roles.has('schoolAdmin') || actor.roles.has('platformAdmin'))
  )
}

/** Opening schools and giving them hosts touches the others, and so belongs to who runs the platform. */
export function mayRunPlatform(actor: Actor): boolean {
  return actor.kind === 'user' && actor.roles.has('platformAdmin')
}
