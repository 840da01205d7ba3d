/** The console belongs to the staff of the school and of the platform. */
const admitted = ['schoolAdmin', 'platformAdmin']

export function mayEnter(roleStr: string): boolean {
  const roles = roleStr.split(',')
  return admitted.some((role) => roles.includes(role))
}
