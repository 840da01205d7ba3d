import type { GivenRole } from '@titian/contract'

export const knownRoles = ['student', 'teacher', 'schoolAdmin', 'platformAdmin', 'normal'] as const

/** The roles that staff assign; everybody is a member, so that role is not offered. */
export const chosenAmong = ['student', 'teacher', 'schoolAdmin'] as const satisfies GivenRole[]

export function chosenOf(roleStr: string): GivenRole[] {
  const own = roleStr.split(',')
  return chosenAmong.filter((role) => own.includes(role))
}

/** Returns the roles to send: a membership is kept, and is the only role when none was chosen. */
export function rolesToGive(chosen: readonly GivenRole[], roleStr: string): GivenRole[] {
  const isMember = roleStr.split(',').includes('normal') || chosen.length === 0
  const given = chosenAmong.filter((role) => chosen.includes(role))
  return isMember ? [...given, 'normal'] : given
}

export function sameChoice(chosen: readonly GivenRole[], roleStr: string): boolean {
  const before = chosenOf(roleStr)
  return before.length === chosen.length && before.every((role) => chosen.includes(role))
}
