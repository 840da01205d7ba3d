import type { Env } from '../../env.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../database/database.ts'
import { sandboxSocial } from './sandbox-social.ts'
import { noSocial, type Social } from './social.ts'
import { wechatSocial } from './wechat.ts'

/** What the played provider calls this app. */
export function sandboxApp(env: Env): string {
  return env.SOCIAL_APP_ID || 'titian'
}

/** The provider that the settings name (ACC-196). @param report hears what an operator should know */
export function chooseSocial(
  env: Env,
  db: Db,
  clock: Clock,
  report: (problem: string) => void,
): Social {
  const { SOCIAL_APP_ID: appId, SOCIAL_APP_SECRET: secret, SOCIAL_ORIGIN: origin } = env
  if (env.SOCIAL === 'wechat') return wechatSocial({ appId, secret, origin, report })
  return env.SOCIAL === 'sandbox' ? sandboxSocial(db, sandboxApp(env), clock) : noSocial
}
