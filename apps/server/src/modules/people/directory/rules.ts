/** Returns the roles after a choice of staff; roles that only the platform gives are kept. */
export function chosenRoles(before: string, given: readonly string[]): string {
  const platformRoles = before.split(',').filter((role) => role === 'platformAdmin')
  return [...new Set([...given, ...platformRoles])].join(',')
}

/** Returns the removed roles. */
export function lostRoles(before: string, after: string): string[] {
  const left = after.split(',')
  return before.split(',').filter((role) => role !== '' && !left.includes(role))
}

/** True when two role texts contain the same roles in any order. */
export function sameRoles(one: string, other: string): boolean {
  return lostRoles(one, other).length === 0 && lostRoles(other, one).length === 0
}
