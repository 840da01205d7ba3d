import { readRoles } from './rules.ts'

interface Someone {
  schoolId: number
  roles: ReadonlySet<string>
}

interface Subject {
  id: number
  schoolId: number
  roles: string
  disabled: boolean
}

const neverActedFor = ['teacher', 'schoolAdmin', 'platformAdmin']

/** ACC-210: staff may impersonate students of the school only. */
export function mayImpersonate(actor: Someone & { userId: number }, subject: Subject): boolean {
  const roles = readRoles(subject.roles)
  return (
    (actor.roles.has('schoolAdmin') || actor.roles.has('platformAdmin')) &&
    subject.id !== actor.userId &&
    subject.schoolId === actor.schoolId &&
    !subject.disabled &&
    roles.has('student') &&
    !neverActedFor.some((role) => roles.has(role))
  )
}
