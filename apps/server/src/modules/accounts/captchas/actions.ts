import type { Context } from '../../../platform/http/context.ts'
import { Refusal, refusal } from '../../../platform/refusal.ts'
import {
  captchaSeconds,
  createPuzzle,
  isCaptchaAnswer,
} from '../../../platform/security/captcha.ts'
import { countUse, undoUse, windowsOf } from '../../../platform/security/limits.ts'
import { networkBusy } from '../network/actions.ts'
import { puzzleBits } from '../network/rules.ts'
import { limits } from '../rules.ts'

export const captchaCookie = 'captcha'

const { seconds: captchaWindow, most: mostCaptchas } = limits.captchasFromOneAddress

function keyOf({ client }: Pick<Context, 'client'>): string {
  return `captcha ${client.network}`
}

async function secondsLeft(context: Pick<Context, 'db' | 'client' | 'now'>): Promise<number> {
  const key = keyOf(context)
  return (await windowsOf(context.db, [key], context.now)).get(key)?.seconds ?? captchaWindow
}

/**
 * ACC-143: counts a request for a captcha. Picture, voice and puzzle share one limit. Returns the
 * number of requests in the current window, or a refusal above the limit.
 */
export async function countCaptcha(context: Context): Promise<number | Refusal<'waitBefore'>> {
  const { db, now } = context
  const asked = await countUse(db, keyOf(context), captchaWindow, now)
  return asked > mostCaptchas ? networkBusy(await secondsLeft(context)) : asked
}

/**
 * ACC-064, ACC-270: when the limit of images is reached, the refusal names the limit instead of
 * "wrong code".
 */
export async function refuseCode(
  code: string,
  context: Pick<Context, 'db' | 'client' | 'now'>,
): Promise<Refusal<'wrongCode' | 'waitBefore'> | undefined> {
  const { db, client, now } = context
  if (await isCaptchaAnswer(db, client.cookies[captchaCookie], code, now)) {
    // A solved image does not count towards the limit of unsolved images.
    await undoUse(db, keyOf(context))
    return undefined
  }
  const asked = (await windowsOf(db, [keyOf(context)], now)).get(keyOf(context))
  return asked && asked.uses > mostCaptchas ? networkBusy(asked.seconds) : refusal('wrongCode')
}

export function keepCaptcha({ client }: Context, { id }: { id: string }) {
  client.setCookie(captchaCookie, id, { httpOnly: true, maxAge: captchaSeconds })
}

/**
 * ACC-256: returns a puzzle for people who can use neither the picture nor the voice; the browser
 * solves it.
 */
export async function givePuzzle(context: Context) {
  const asked = await countCaptcha(context)
  if (asked instanceof Refusal) return asked
  const { db, settings, now } = context
  const bits = puzzleBits(asked)
  const { id, salt, zeroBits } = await createPuzzle(db, bits, settings.captchaAnswer, now)
  keepCaptcha(context, { id })
  return { salt, zeroBits }
}
