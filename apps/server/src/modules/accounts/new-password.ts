import { isPassword, wrongField } from '@titian/contract'
import type { Context } from '../../platform/http/context.ts'
import { refusal, Refusal } from '../../platform/refusal.ts'
import { openPassword } from '../../platform/security/password-key.ts'

/** ACC-067: a password as the browser sent it; `field` names it where it was not encrypted for this server. */
export async function readSecret(
  field: string,
  sent: string,
  context: Context,
): Promise<string | Refusal<'invalidInput'>> {
  const opened = await openPassword(context, sent)
  return opened ?? refusal('invalidInput', { fields: wrongField(field, context.language) })
}

/** ACC-111, ACC-115: the one rule of new passwords, wherever one is chosen. */
export async function readNewPassword(
  field: string,
  sent: string,
  context: Context,
): Promise<string | Refusal<'badPassword' | 'invalidInput'>> {
  const password = await readSecret(field, sent, context)
  if (password instanceof Refusal) return password
  return isPassword(password) ? password : refusal('badPassword')
}
