import { z } from 'zod'
import type { Social, SocialFailure, SocialPerson } from './social.ts'

export interface WechatSettings {
  appId: string
  secret: string
  /** Replaces both addresses of the provider in tests. */
  origin: string
  /** Milliseconds for one request. */
  patience?: number
  /** Receives problems for the operator; never the secret, a code or a token. */
  report(problem: string): void
}

const pageOrigin = 'https://open.weixin.qq.com'
const apiOrigin = 'https://api.weixin.qq.com'

const refusedShape = z.object({ errcode: z.number().int() })
const tokenShape = z.object({
  access_token: z.string().min(1),
  openid: z.string().min(1).max(200),
})
const personShape = z.object({ nickname: z.string() })

/** WeChat's error numbers for a missing, invented, foreign, expired or used code. */
const overCodes = new Set([41_008, 40_029, 42_003, 40_163])

type Asked<Data> = { data: Data } | { errcode: number } | undefined

/**
 * Requests to the provider. They return its data, its error number, or undefined without a valid
 * response.
 */
function createAsk({ origin, patience = 5000, report }: WechatSettings) {
  return async function ask<Shape extends z.ZodType>(
    path: string,
    query: Record<string, string>,
    shape: Shape,
  ): Promise<Asked<z.output<Shape>>> {
    // WeChat requires the secret in the query, so neither address nor error may be logged.
    const address = `${origin || apiOrigin}${path}?${new URLSearchParams(query).toString()}`
    try {
      const signal = AbortSignal.timeout(patience)
      const response = await fetch(address, { signal, redirect: 'error' })
      const body: unknown = await response.json()
      const refused = refusedShape.safeParse(body)
      if (refused.success && refused.data.errcode !== 0) return refused.data
      const parsed = shape.safeParse(body)
      if (parsed.success) return { data: parsed.data }
    } catch {
      report(`WeChat did not answer ${path}`)
      return undefined
    }
    report(`WeChat answered ${path} with something else than it promises`)
    return undefined
  }
}

/** WeChat's sign-in for web sites: page with a code to scan, code to token, token to person. */
export function wechatSocial(settings: WechatSettings): Social {
  const { appId, secret, origin, report } = settings
  const ask = createAsk(settings)

  async function nameOf(token: z.output<typeof tokenShape>): Promise<string> {
    const { access_token, openid } = token
    const reply = await ask('/sns/userinfo', { access_token, openid, lang: 'zh_CN' }, personShape)
    return reply && 'data' in reply ? reply.data.nickname : ''
  }

  async function exchange(code: string): Promise<SocialPerson | SocialFailure> {
    const query = { appid: appId, secret, code, grant_type: 'authorization_code' }
    const reply = await ask('/sns/oauth2/access_token', query, tokenShape)
    if (!reply) return 'failed'
    if ('data' in reply) return { openId: reply.data.openid, name: await nameOf(reply.data) }
    if (overCodes.has(reply.errcode)) return 'over'
    report(`WeChat refused with ${reply.errcode}`)
    return 'failed'
  }

  return {
    kind: 'wechat',
    frameOrigin: new URL(origin || pageOrigin).origin,
    connectUrl: (state, callBack) => {
      const query = new URLSearchParams({
        appid: appId,
        redirect_uri: callBack,
        response_type: 'code',
        scope: 'snsapi_login',
        state,
      })
      return `${origin || pageOrigin}/connect/qrconnect?${query.toString()}#wechat_redirect`
    },
    exchange,
  }
}
