/** The roles after staff chose some; what the platform alone gives stays as it is. */
export function chosenRoles(before: string, given: readonly string[]): string {
  const platformRoles = before.split(',').filter((role) => role === 'platformAdmin')
  return [...new Set([...given, ...platformRoles])].join(',')
}

/** The roles that somebody loses. */
export function lostRoles(before: string, after: string): string[] {
  const left = after.split(',')
  return before.split(',').filter((role) => role !== '' && !left.includes(role))
}

/** Two role strings that say the same, whatever their order. */
export function sameRoles(one: string, other: string): boolean {
  return lostRoles(one, other).length === 0 && lostRoles(other, one).length === 0
}
