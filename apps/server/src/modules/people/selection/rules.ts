import type { GivenRole } from '@titian/contract'

/** The roles after one is given or removed; only membership remains when none is left. */
export function rolesAfter(before: string, role: GivenRole, isGiven: boolean): string[] {
  const own = before.split(',').filter((one) => one !== '' && one !== 'platformAdmin')
  const others = own.filter((one) => one !== role)
  return isGiven ? [...others, role] : others
}
