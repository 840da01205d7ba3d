import type { Context } from '../../platform/http/context.ts'
import { refusal, type Refusal } from '../../platform/refusal.ts'
import { captchaSeconds, createPuzzle } from '../../platform/security/captcha.ts'
import { isOverLimit } from '../../platform/security/limits.ts'
import { captchaCookie } from './login.ts'
import { limits } from './rules.ts'

/** ACC-143: picture, voice and puzzle count together. */
export async function refuseCaptcha({
  db,
  client,
  now,
}: Context): Promise<Refusal<'waitBefore'> | undefined> {
  const limit = { key: `captcha ${client.address}`, ...limits.captchasFromOneAddress }
  return (await isOverLimit(db, limit, now)) ? refusal('waitBefore', 'tooManyRequests') : undefined
}

export function keepCaptcha({ client }: Context, { id }: { id: string }) {
  client.setCookie(captchaCookie, id, { httpOnly: true, maxAge: captchaSeconds })
}

/** ACC-256: a riddle for browsers of those who can neither see the picture nor hear the voice. */
export async function givePuzzle(context: Context) {
  const no = await refuseCaptcha(context)
  if (no) return no
  const { db, settings, now } = context
  const { id, salt, zeroBits } = await createPuzzle(db, settings.captchaAnswer, now)
  keepCaptcha(context, { id })
  return { salt, zeroBits }
}
