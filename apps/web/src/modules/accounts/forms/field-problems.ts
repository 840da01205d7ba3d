import { isPassword, isPersonName, isPhone, isSmsCode, type AreaCode } from '@titian/contract'
import type { TFunction } from 'i18next'

/** The key of an error text in `accounts`, or undefined. */
type Problem = string | undefined

/** ACC-034, ACC-037: returns the error of a phone number. */
export function phoneProblem(areaCode: AreaCode, phone: string): Problem {
  if (!phone) return 'phone.missing'
  return isPhone(areaCode, phone) ? undefined : 'phone.wrong'
}

/** ACC-264: returns the error of a user name. */
export function nameProblem(name: string): Problem {
  return isPersonName(name) ? undefined : 'nameRule'
}

/** ACC-128 to ACC-130: returns the error of an SMS code. */
export function smsProblem(code: string): Problem {
  if (!code.trim()) return 'sms.missing'
  return isSmsCode(code) ? undefined : 'sms.wrong'
}

/** ACC-111 to ACC-113: returns the errors of a new password and its repetition. */
export function newPasswordProblems({ password, again }: Record<'password' | 'again', string>) {
  const rule: Problem = isPassword(password) ? undefined : 'password.rule'
  return {
    password: password ? rule : 'password.missing',
    again: again === password ? undefined : 'password.register_form_password3',
  }
}

/** Returns the error texts by field. */
export function translateProblems<Name extends string>(
  problems: Record<Name, Problem>,
  t: TFunction,
) {
  const texts = Object.entries<Problem>(problems).map(([name, key]) => [name, key && t(key)])
  return Object.fromEntries(texts) as Record<Name, Problem>
}
