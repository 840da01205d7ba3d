/** ACC-254: teachers, and staff who stand in for them. */
const admitted = ['teacher', 'schoolAdmin', 'platformAdmin']

export function mayEnter(roleStr: string): boolean {
  const roles = roleStr.split(',')
  return admitted.some((role) => roles.includes(role))
}
