import { isPassword, isPersonName, isPhone, isSmsCode, type AreaCode } from '@titian/contract'
import type { TFunction } from 'i18next'

/** The key of a text of `accounts` for a wrong field. */
type Problem = string | undefined

/** ACC-034, ACC-037. */
export function phoneProblem(areaCode: AreaCode, phone: string): Problem {
  if (!phone) return 'phone.missing'
  return isPhone(areaCode, phone) ? undefined : 'phone.wrong'
}

/** ACC-264. */
export function nameProblem(name: string): Problem {
  return isPersonName(name) ? undefined : 'nameRule'
}

/** ACC-128 to ACC-130. */
export function smsProblem(code: string): Problem {
  if (!code.trim()) return 'sms.missing'
  return isSmsCode(code) ? undefined : 'sms.wrong'
}

/** ACC-111 to ACC-113. */
export function newPasswordProblems({ password, again }: Record<'password' | 'again', string>) {
  const rule: Problem = isPassword(password) ? undefined : 'password.rule'
  return {
    password: password ? rule : 'password.missing',
    again: again === password ? undefined : 'password.register_form_password3',
  }
}

/** The texts of the problems, each for its field. */
export function translateProblems<Name extends string>(
  problems: Record<Name, Problem>,
  t: TFunction,
) {
  const texts = Object.entries<Problem>(problems).map(([name, key]) => [name, key && t(key)])
  return Object.fromEntries(texts) as Record<Name, Problem>
}
