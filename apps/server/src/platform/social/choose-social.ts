import type { Env } from '../../env.ts'
import { noSocial, type Social } from './social.ts'
import { wechatSocial } from './wechat.ts'

/**
 * Returns the configured provider (ACC-196).
 * @param report receives problems for the operator
 * @param played the sandbox, when it is loaded
 */
export function chooseSocial(
  env: Env,
  report: (problem: string) => void,
  played: Social | undefined,
): Social {
  const { SOCIAL_APP_ID: appId, SOCIAL_APP_SECRET: secret, SOCIAL_ORIGIN: origin } = env
  if (env.SOCIAL === 'wechat') return wechatSocial({ appId, secret, origin, report })
  return (env.SOCIAL === 'sandbox' && played) || noSocial
}
