import { isPassword } from '@titian/contract'

const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-z\d]/i]

/** Returns 0 for empty, 1 not allowed, 2 allowed, 3 good, 4 strong. */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 | 4 {
  if (password === '') return 0
  if (!isPassword(password)) return 1
  const variety = kinds.filter((kind) => kind.test(password)).length
  if (password.length >= 12 && variety >= 3) return 4
  return password.length >= 10 || variety >= 3 ? 3 : 2
}
