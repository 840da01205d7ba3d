/** Whether one of the roles is among those of `roleStr`, a list with commas (ACC-254). */
export function hasRole(roleStr: string, roles: readonly string[]): boolean {
  const own = roleStr.split(',')
  return roles.some((role) => own.includes(role))
}
