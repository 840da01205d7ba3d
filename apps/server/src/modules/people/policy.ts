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

/** Staff of the school look after everybody there; the platform's own people are changed by each other only. */
function mayTouch(actor: User, someone: Someone): boolean {
  return actor.roles.has('platformAdmin') || !has(someone, 'platformAdmin')
}

export function isOneself(actor: User, someone: Pick<Someone, 'id'>): boolean {
  return actor.userId === someone.id
}

/** ACC-210: students alone, and none who could decide anything as a teacher or as staff. */
function mayImpersonate(actor: User, someone: Someone): boolean {
  const further = ['teacher', 'schoolAdmin', 'platformAdmin']
  const isOnlyStudent = has(someone, 'student') && !further.some((role) => has(someone, role))
  return isOnlyStudent && !someone.disabled && !isOneself(actor, someone)
}

/** The own number is changed in the own account, where both numbers are verified (ACC-163). */
export function abilities(actor: User, someone: Someone): PersonDetail['may'] {
  // ACC-311: nothing of a closed account is changed or opened again; its person registers a new account.
  const may = someone.closedAt === null && mayTouch(actor, someone)
  const mayAnother = may && !isOneself(actor, someone)
  return {
    disable: mayAnother,
    changeMobile: mayAnother,
    changeRoles: may,
    correct: may,
    // One's own is switched off with password and code, on the page of the own security.
    removeTwoStep: mayAnother,
    impersonate: mayImpersonate(actor, someone),
  }
}

/** Nobody takes the own access to the school away. */
export function mayDrop(actor: User, someone: Someone, role: string): boolean {
  return role !== 'schoolAdmin' || !isOneself(actor, someone)
}

/** A class is for students, and for those who are nothing else yet. */
export function mayHaveClass({ roles }: Pick<Someone, 'roles'>): boolean {
  return has({ roles }, 'student') || roles === 'normal'
}
