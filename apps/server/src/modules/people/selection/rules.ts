import type { GivenRole } from '@titian/contract'

/** The roles that staff give once one of them is given or taken away; membership alone is what is left of none. */
export function rolesAfter(before: string, role: GivenRole, isGiven: boolean): string[] {
  const own = before.split(',').filter((one) => one !== '' && one !== 'platformAdmin')
  const others = own.filter((one) => one !== role)
  return isGiven ? [...others, role] : others
}
