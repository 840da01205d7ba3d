/** Whether `roleStr`, a comma-separated list, contains one of the roles (ACC-254). */
export function hasRole(roleStr: string, roles: readonly string[]): boolean {
  const own = roleStr.split(',')
  return roles.some((role) => own.includes(role))
}
