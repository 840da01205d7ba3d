import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { modules } from '../../apps/server/src/app.ts'
import { readEnv } from '../../apps/server/src/env.ts'
import { addPages } from '../../apps/server/src/pages/pages.ts'
import { sitePages } from '../../apps/server/src/pages/public-pages.ts'
import { createHttp } from '../../apps/server/src/platform/http/web-server.ts'
import { bareSite } from '../../apps/server/src/testing/public-site.ts'
import { openTestApp, type TestApp } from '../../apps/server/src/testing/test-app.ts'

let testApp: TestApp
let http: Awaited<ReturnType<typeof createHttp>>

beforeAll(async () => {
  testApp = await openTestApp()
  http = await createHttp(readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }))
  const answered = modules.flatMap((module) => module.routes)
  await addPages(http, testApp.app.deps, answered, undefined, [
    bareSite,
    { ...bareSite, name: 'teacher', base: '/teacher/' },
  ])
  await http.ready()
})
afterAll(async () => {
  await http.close()
  await testApp.close()
})

/** One path for each page of the student site. */
const paths = sitePages.map(({ pattern }) =>
  pattern.source
    .replaceAll('\\/', '/')
    .replace(/^\^|\$$/g, '')
    .replaceAll('/?', '')
    .replaceAll('[\\w-]+', 'abc')
    .replace(/\(\?:([^()|]*)(?:\([^()]*\))?[^()]*\)\??/g, '$1')
    .replaceAll(/[()]/g, ''),
)

const hostile = [
  '?page=1.5',
  '?page=1e308',
  '?page=Infinity',
  '?page=99999999',
  '?page=-1',
  '?page=NaN',
  '?page=1&page=2',
  '?courseName=%00',
  '?courseName=%ff',
  '?courseName=%ud800',
  `?courseName=${'x'.repeat(5000)}`,
  '?courseTypeId=x&courseKindId=%27',
  '?__proto__=1&constructor=2',
  '?%',
  '?&&&=',
]

const odd = [
  '//',
  '//:99999/',
  '///evil.example',
  '/%',
  '/%ff',
  '/%2e%2e/%2e%2e',
  '/..;/',
  `/courseDetail/${'x'.repeat(201)}`,
  `/courseDetail/${'x'.repeat(5000)}`,
  '/courseDetail/%00',
  '/\\evil',
  '/zh/course?page=1.5',
  '/home"><script>',
]

let asked = 0

/**
 * Each request comes from another network, because the pages for one network are limited in each
 * minute (FRM-355).
 */
async function ask(url: string) {
  asked += 1
  const remoteAddress = `10.${asked >> 8}.${asked & 255}.1`
  const sent = { url, remoteAddress, headers: { host: 'localhost' } }
  const { statusCode, headers, body } = await http.inject(sent)
  return { statusCode, type: String(headers['content-type']), location: headers.location, body }
}

function isPage({ statusCode, type }: Awaited<ReturnType<typeof ask>>): boolean {
  return [200, 404].includes(statusCode) && type.startsWith('text/html')
}

describe('[FRM-209] every address gets a page', () => {
  it.each(paths.flatMap((path) => hostile.map((query) => path + query)))('%s', async (url) => {
    const answer = await ask(url)
    expect([answer.statusCode, isPage(answer)]).toEqual([answer.statusCode, true])
  })

  it.each(odd)('%s', async (url) => {
    const answer = await ask(url)
    // An address that the browser reads as `/` is redirected to the home page.
    if (answer.statusCode === 302) return expect(answer.location).toBe('/home')
    expect([answer.statusCode, isPage(answer)]).toEqual([answer.statusCode, true])
    expect(answer.body).not.toContain('<script>')
  })

  it('without a server error', async () => {
    const anywhere = fc.oneof(
      fc.webPath(),
      fc.string().map((text) => `/${encodeURI(text.toWellFormed())}`),
    )
    const query = fc.oneof(fc.webQueryParameters(), fc.constantFrom(...hostile))
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.constantFrom(...paths), anywhere), query, async (path, text) => {
        const { statusCode } = await ask(`${path || '/'}?${text.replace(/^\?/, '')}`)
        return statusCode < 500
      }),
      { numRuns: 300 },
    )
  })
})

describe('[FRM-017] the language prefix of an address', () => {
  it.each([
    ['/zh/home', 'zh-CN'],
    ['/ZH/home', 'zh-CN'],
    ['/%E4%B8%AD/home', 'zh-CN'],
    ['/BM/home', 'ms'],
    ['/EN/login', 'en'],
  ])('%s is answered as it is drawn', async (url, language) => {
    const { statusCode, body } = await ask(url)
    expect([statusCode, /<html lang="([^"]*)"/.exec(body)?.[1]]).toEqual([200, language])
  })
})

it('HEAD is answered like GET', async () => {
  for (const url of ['/', '/home', '/nothing', '/teacher/']) {
    const [head, get] = await Promise.all(
      (['HEAD', 'GET'] as const).map((method) =>
        http.inject({ method, url, headers: { host: 'localhost' } }),
      ),
    )
    expect([url, head?.statusCode, head?.headers['content-type']]).toEqual([
      url,
      get?.statusCode,
      get?.headers['content-type'],
    ])
  }
})

it('a Host header cannot inject text into the page', async () => {
  const { body } = await http.inject({
    url: '/home',
    headers: { host: 'localhost"><i>x</i>' },
  })
  expect(body).not.toContain('<i>x</i>')
})
