/** ACC-010: the forms of the sign-in dialog, with their public names. */
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

/** The view that the dialog renders; several types of forms share one view (ACC-011 to ACC-013). */
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

/** Returns the next form. An event that has no meaning for a form changes nothing. */
export function nextForm(type: FormType, event: FormEvent): FormType {
  return moves[type][event] ?? type
}

/** Forms that can be opened directly. All other forms need data from an earlier step. */
const entrances: readonly FormType[] = ['regist', 'forget', 'forget_password']

/** ACC-252: whether the form is one for a signed-in person. */
export function isIdentityForm(type: unknown): boolean {
  return formTypes.some((known) => known === type && viewOf(known) === 'authentication')
}

/** Returns the form that an address names. For an unknown name, returns the sign-in form. */
export function formOf(text: unknown): FormType {
  const asked = formTypes.find((type) => type === text)
  return asked && (entrances.includes(asked) || isIdentityForm(asked)) ? asked : 'login'
}

/** ACC-011: the type without a suffix is that of students. */
export function identityKindOf(type: FormType): 'student' | 'teacher' {
  return type === 'authentication_teacher' ? 'teacher' : 'student'
}
