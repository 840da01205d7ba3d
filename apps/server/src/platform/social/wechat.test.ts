import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { wechatSocial } from './wechat.ts'

type Answerer = (request: IncomingMessage, response: ServerResponse) => void

let server: Server
let origin: string
let asked: URL[] = []
let reports: string[] = []
let answers: Record<string, Answerer> = {}

const says =
  (body: unknown): Answerer =>
  (_, response) => {
    // The provider sends JSON with the type of plain text.
    response.setHeader('content-type', 'text/plain')
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }

const silence: Answerer = () => undefined

const token = { access_token: 'TOKEN', expires_in: 7200, openid: 'o-1', scope: 'snsapi_login' }
const tokenPath = '/sns/oauth2/access_token'
const personPath = '/sns/userinfo'

beforeAll(async () => {
  server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://provider')
    asked.push(url)
    const answer = answers[url.pathname] ?? says({ errcode: -1 })
    answer(request, response)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  asked = []
  reports = []
  answers = { [tokenPath]: says(token), [personPath]: says({ openid: 'o-1', nickname: '林小雨' }) }
})

const wechat = (patience?: number) =>
  wechatSocial({
    appId: 'wx-app',
    secret: 'top-secret',
    origin,
    ...(patience && { patience }),
    report: (problem) => reports.push(problem),
  })

describe('the WeChat provider', () => {
  it('[ACC-190] passes app, address and state to its page with the code to scan', () => {
    const url = new URL(wechat().connectUrl('state1', 'https://first.example/login?a=1&b=2'))
    expect(url.pathname + url.hash).toBe('/connect/qrconnect#wechat_redirect')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      appid: 'wx-app',
      redirect_uri: 'https://first.example/login?a=1&b=2',
      response_type: 'code',
      scope: 'snsapi_login',
      state: 'state1',
    })
    expect(url.href).not.toContain('top-secret')
  })

  it("uses WeChat's own addresses by default, which may be framed", () => {
    const social = wechatSocial({ appId: 'a', secret: 'b', origin: '', report: () => undefined })
    expect(social.connectUrl('s', 'https://first.example/')).toMatch(
      /^https:\/\/open\.weixin\.qq\.com\/connect\/qrconnect\?/,
    )
    expect(social.frameOrigin).toBe('https://open.weixin.qq.com')
  })

  it('[ACC-191] exchanges a code for the id and the name of a person', async () => {
    expect(await wechat().exchange('CODE')).toEqual({ openId: 'o-1', name: '林小雨' })
    expect(asked.map((url) => [url.pathname, Object.fromEntries(url.searchParams)])).toEqual([
      [
        tokenPath,
        { appid: 'wx-app', secret: 'top-secret', code: 'CODE', grant_type: 'authorization_code' },
      ],
      [personPath, { access_token: 'TOKEN', openid: 'o-1', lang: 'zh_CN' }],
    ])
    expect(reports).toEqual([])
  })

  it.each([40_029, 40_163, 41_008, 42_003])('reports that code %i is over', async (errcode) => {
    answers[tokenPath] = says({ errcode, errmsg: 'invalid code top-secret' })
    expect(await wechat().exchange('CODE')).toBe('over')
    expect(asked).toHaveLength(1)
  })

  it.each([-1, 40_013, 40_125])(
    '[ACC-196] fails with error %i and informs the operator',
    async (errcode) => {
      answers[tokenPath] = says({ errcode, errmsg: 'invalid appsecret top-secret' })
      expect(await wechat().exchange('CODE')).toBe('failed')
      expect(reports).toEqual([`WeChat refused with ${errcode}`])
    },
  )

  it.each([
    ['a page', says('<html>502</html>')],
    ['nothing', says('')],
    ['another shape', says({ access_token: 'TOKEN' })],
    ['null', says('null')],
    ['silence', silence],
    ['a cut line', ((request) => request.socket.destroy()) satisfies Answerer],
    [
      'another address',
      ((_, response) => {
        response.writeHead(302, { location: '/elsewhere' }).end()
      }) satisfies Answerer,
    ],
  ])('fails when the answer is %s, and never writes the secret down', async (_, answer) => {
    answers[tokenPath] = answer
    expect(await wechat(answer === silence ? 100 : undefined).exchange('CODE')).toBe('failed')
    expect(reports).toHaveLength(1)
    expect(reports.join()).not.toMatch(/top-secret|CODE|TOKEN/)
    expect(asked.some((url) => url.pathname === '/elsewhere')).toBe(false)
  })

  it('fails when the provider is unreachable', async () => {
    const social = wechatSocial({
      appId: 'a',
      secret: 'b',
      origin: 'http://127.0.0.1:1',
      report: (problem) => reports.push(problem),
    })
    expect(await social.exchange('CODE')).toBe('failed')
  })

  it.each([
    ['an error', says({ errcode: 40_001 })],
    ['silence', silence],
  ])('knows the person without the name when that is answered with %s', async (_, answer) => {
    answers[personPath] = answer
    // The request for the token has the same time limit.
    expect(await wechat(answer === silence ? 1000 : undefined).exchange('CODE')).toEqual({
      openId: 'o-1',
      name: '',
    })
  })
})
