/** ACC-010: the faces of the one sign-in dialog, under their public names. */
export const formTypes = [
  'login',
  'regist',
  'forget',
  'setPassword',
  'registered',
  'reseted',
  'authentication',
  'authentication_student',
  'authentication_teacher',
  'forget_password',
] as const
export type FormType = (typeof formTypes)[number]

/** What the dialog draws; several types share one view (ACC-011 to ACC-013). */
export type FormView =
  | 'login'
  | 'regist'
  | 'forget'
  | 'setPassword'
  | 'confirmed'
  | 'authentication'

const views: Record<FormType, FormView> = {
  login: 'login',
  regist: 'regist',
  forget: 'forget',
  forget_password: 'forget',
  setPassword: 'setPassword',
  registered: 'confirmed',
  reseted: 'confirmed',
  authentication: 'authentication',
  authentication_student: 'authentication',
  authentication_teacher: 'authentication',
}

export function viewOf(type: FormType): FormView {
  return views[type]
}

export type FormEvent =
  | 'toLogin'
  | 'toRegist'
  | 'toForget'
  | 'back'
  | 'verified'
  | 'codeLost'
  | 'registered'
  | 'reset'
  | 'moveOn'
  | 'mustAuthenticate'
  | 'mustAuthenticateAsTeacher'
  | 'toStudentIdentity'
  | 'toTeacherIdentity'

type Moves = Partial<Record<FormEvent, FormType>>

const forget: Moves = { toLogin: 'login', back: 'login', verified: 'setPassword' }

const identity: Moves = {
  mustAuthenticate: 'authentication',
  mustAuthenticateAsTeacher: 'authentication_teacher',
}

const moves: Record<FormType, Moves> = {
  login: { toRegist: 'regist', toForget: 'forget', ...identity },
  regist: { toLogin: 'login', registered: 'registered', ...identity },
  forget,
  forget_password: forget,
  setPassword: { toLogin: 'login', back: 'forget', codeLost: 'forget', reset: 'reseted' },
  registered: {},
  reseted: { moveOn: 'login', toLogin: 'login' },
  authentication: { toTeacherIdentity: 'authentication_teacher' },
  authentication_student: { toTeacherIdentity: 'authentication_teacher' },
  authentication_teacher: { toStudentIdentity: 'authentication_student' },
}

/** An event that means nothing to a form leaves it as it is. */
export function nextForm(type: FormType, event: FormEvent): FormType {
  return moves[type][event] ?? type
}

/** Nobody can begin in the middle: a step needs what the step before it has found out. */
const entrances: readonly FormType[] = ['regist', 'forget', 'forget_password']

/** ACC-252: the forms of somebody who is signed in already. */
export function isIdentityForm(type: unknown): boolean {
  return formTypes.some((known) => known === type && viewOf(known) === 'authentication')
}

/** The form an address asks for; anything unknown is the sign-in. */
export function formOf(text: unknown): FormType {
  const asked = formTypes.find((type) => type === text)
  return asked && (entrances.includes(asked) || isIdentityForm(asked)) ? asked : 'login'
}

/** ACC-011: the plain type is the student's. */
export function identityKindOf(type: FormType): 'student' | 'teacher' {
  return type === 'authentication_teacher' ? 'teacher' : 'student'
}
