import type { PersonDetail } from '@titian/contract'
import type { User } from '../../platform/actor.ts'

interface Someone {
  id: number
  roles: string
  disabled: boolean
  closedAt: Date | null
}

function has(someone: Pick<Someone, 'roles'>, role: string): boolean {
  return someone.roles.split(',').includes(role)
}

/**
 * Staff manage everybody in their school, except platform staff, who are managed only by platform
 * staff.
 */
function mayTouch(actor: User, someone: Someone): boolean {
  return actor.roles.has('platformAdmin') || !has(someone, 'platformAdmin')
}

export function isOneself(actor: User, someone: Pick<Someone, 'id'>): boolean {
  return actor.userId === someone.id
}

/** ACC-210: staff may impersonate only students who are neither teachers nor staff. */
function mayImpersonate(actor: User, someone: Someone): boolean {
  const further = ['teacher', 'schoolAdmin', 'platformAdmin']
  const isOnlyStudent = has(someone, 'student') && !further.some((role) => has(someone, role))
  return isOnlyStudent && !someone.disabled && !isOneself(actor, someone)
}

/**
 * ACC-163: returns the rights of staff over one account. People change their own number on their
 * account page, where both numbers are verified.
 */
export function abilities(actor: User, someone: Someone): PersonDetail['may'] {
  // ACC-311: a closed account cannot be changed or reopened; its person registers a new one.
  const may = someone.closedAt === null && mayTouch(actor, someone)
  const mayAnother = may && !isOneself(actor, someone)
  return {
    disable: mayAnother,
    changeMobile: mayAnother,
    changeRoles: may,
    correct: may,
    // People switch off their own second step with password and code on the security page.
    removeTwoStep: mayAnother,
    impersonate: mayImpersonate(actor, someone),
  }
}

/** False if staff would remove their own access to the school. */
export function mayDrop(actor: User, someone: Someone, role: string): boolean {
  return role !== 'schoolAdmin' || !isOneself(actor, someone)
}

/** A class is for students, and for people without another role. */
export function mayHaveClass({ roles }: Pick<Someone, 'roles'>): boolean {
  return has({ roles }, 'student') || roles === 'normal'
}
