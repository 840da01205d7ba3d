import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { modules } from '../app.ts'
import { makeChapter, makeCourse } from '../modules/courses/factories.ts'
import { addSchoolContent } from '../modules/schools/index.ts'
import { readEnv } from '../env.ts'
import { ContentWatch } from '../platform/content/content-watch.ts'
import { createHttp } from '../platform/http/web-server.ts'
import { bareSite } from '../testing/public-site.ts'
import { listenForLines, statusOfLines, strangeHosts } from '../testing/raw-request.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import type { Client } from '../platform/http/context.ts'
import { refusal } from '../platform/refusal.ts'
import { addPages } from './pages.ts'
import { PageRefused, VisitorTurns } from './anonymous-page-cache.ts'

/**
 * Replaces the student site: each rendering has a number, and shows the embedded data of the
 * school.
 */
const program = `
let drawn = 0
export async function render({ address, firstData }) {
  drawn += 1
  const { school } = JSON.parse(firstData)
  return '<p>drawing ' + drawn + ' of ' + address.split('?')[0] + ' by ' + school.baseInfo.phone + '</p>'
}`

let testApp: TestApp
let http: FastifyInstance
let directory: string

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'titian-site-'))
  await mkdir(join(directory, 'server'))
  await writeFile(join(directory, 'server/package.json'), '{"type":"module"}')
  await writeFile(join(directory, 'server/render.js'), program)
  testApp = await openTestApp()
  http = await createHttp(readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }))
  const watch = new ContentWatch()
  await watch.start(testApp.database.pool)
  const answered = modules.flatMap((module) => module.routes)
  await addPages(http, testApp.app.deps, answered, { watch, bytes: 2 ** 24 }, [
    { ...bareSite, directory },
  ])
  await http.ready()
})
afterAll(async () => {
  await http.close()
  await testApp.close()
  await rm(directory, { recursive: true })
})

const visit = (url: string, headers: Record<string, string> = {}) =>
  http.inject({ url, headers: { host: 'localhost', ...headers } })
const drawing = (html: string) => /drawing (\d+)/.exec(html)?.[1]

/** Requests a page until it is cached, because the rendering thread starts slowly. */
async function visitCached(url: string) {
  await expect
    .poll(async () => (await visit(url)).headers['etag'], { timeout: 10_000 })
    .toBeDefined()
  return visit(url)
}

it('[FRM-022] [FRM-016] redirects the bare address of a school to its server-rendered home page', async () => {
  for (const [url, home] of [
    ['/', '/home'],
    ['/?from=a%20friend&x=1', '/home?from=a%20friend&x=1'],
    ['/zh', '/zh/home'],
    ['/my/', '/my/home'],
    ['/zh?x=1', '/zh/home?x=1'],
  ] as const) {
    const answer = await visit(url)
    expect([url, answer.statusCode, answer.headers.location]).toEqual([url, 302, home])
  }
  const head = await http.inject({ method: 'HEAD', url: '/', headers: { host: 'localhost' } })
  expect(head.headers.location).toBe('/home')
  // The address of another host can begin like a path of this host.
  expect((await visit('//evil.example')).headers.location).toBeUndefined()
})

it('[FRM-275] renders a page once for all visitors, and answers 304 to clients that have it', async () => {
  const first = await visitCached('/home')
  const all = await Promise.all(Array.from({ length: 20 }, () => visit('/home')))
  expect(new Set(all.map(({ body }) => drawing(body)))).toEqual(new Set([drawing(first.body)]))
  const etag = String(first.headers['etag'])
  expect(await visit('/home', { 'if-none-match': etag })).toMatchObject({
    statusCode: 304,
    body: '',
  })
  const packed = await visit('/home', { 'accept-encoding': 'gzip, br' })
  expect(packed.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(first.body)
})

it('[FRM-275] renders by language, device and address, and does not cache pages with unknown parameters', async () => {
  const phone = 'Mozilla/5.0 (Linux; Android 14; Pixel 7) Chrome/126.0.0.0 Mobile Safari/537.36'
  const pages = [
    await visitCached('/home'),
    await visitCached('/zh/home'),
    await visitCached('/course?page=2&isFree=1'),
    await visit('/home', { 'user-agent': phone }),
  ]
  expect(new Set(pages.map(({ body }) => drawing(body))).size).toBe(4)
  const again = await visit('/course?isFree=1&page=2')
  expect(drawing(again.body)).toBe(drawing(pages[2]?.body ?? ''))
  for (const url of ['/home?a=1', '/course?page=1&page=2', `/course?courseName=${'x'.repeat(400)}`])
    expect((await visit(url)).headers['etag'], url).toBeUndefined()
})

it('[FRM-276] shows a change within a second', async () => {
  await visitCached('/home')
  await testApp.db.execute(sql`update schools set phone = '+60 777' where id = ${testApp.schoolId}`)
  await expect.poll(async () => (await visit('/home')).body, { timeout: 1000 }).toContain('+60 777')
})

it('[FRM-277] never sends the page of one school to another, nor a personal page to another person', async () => {
  const own = await visitCached('/home')
  const other = await visit('/home', { host: 'other.localhost' })
  expect(other.body).not.toContain('+60 777')
  expect(other.headers['etag']).not.toBe(own.headers['etag'])
  const person = await testApp.person()
  const signedIn = await visit('/home', { cookie: `token=${person.token}` })
  expect(signedIn.headers['etag']).toBeUndefined()
  expect(signedIn.body).toContain(person.name)
  expect(drawing(signedIn.body)).toBeUndefined()
  expect((await visit('/home')).body).not.toContain(person.name)
})

it('[FRM-317] renders the not-found page with status 404 for an unknown sign, and does not cache it', async () => {
  const url = '/en/courseDetail/AAAAAAAAAAAAAAAAAAAAAA'
  const said = (html: string) =>
    (JSON.parse(/id="first-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}') as { missing: boolean })
      .missing
  await visitCached('/en/home')
  const missing = await visit(url)
  expect([missing.statusCode, said(missing.body)]).toEqual([404, true])
  expect(missing.body).toContain('of /en/courseDetail/')
  const again = await visit(url)
  expect(drawing(again.body)).not.toBe(drawing(missing.body))
  expect(said((await visit('/en/home')).body)).toBe(false)

  const person = await testApp.person('student')
  const own = await visit(url, { cookie: `token=${person.token}` })
  expect([own.statusCode, said(own.body), drawing(own.body)]).toEqual([404, false, undefined])
})

it('[CNT-086] [CNT-087] embeds the sections that the address of the home page selects', async () => {
  const paths = async (url: string) =>
    [...(await visit(url)).body.matchAll(/"path":"([^"]+)"/g)].map(([, path]) => path)
  expect(await paths('/en/home?layout=panels&sections=information')).toEqual(
    expect.arrayContaining(['/news/informationList', '/news/hot']),
  )
  const other = await paths('/en/home?sections=newCourses')
  expect(other).toContain('/course/courseList')
  expect(other).not.toContain('/news/hot')
})

it('[FRM-318] shows menus and languages as links in a browser without scripts', async () => {
  await addSchoolContent(testApp.db, testApp.schoolId, {
    banners: [],
    adverts: [],
    menus: [
      { name: { en: 'Learn', zh: '学习' }, url: '/course', position: 0 },
      { name: { en: 'Shut' }, url: '/shut', position: 1, active: false },
      { name: { en: '<b>Partner</b>' }, url: 'https://partner.example', position: 2 },
    ],
  })
  await visitCached('/zh/home')
  const { body } = await visit('/zh/course?type=2')
  const above = /<noscript>(.*?)<\/noscript><div id="root">/s.exec(body)?.[1] ?? ''
  const links = [...above.matchAll(/<a href="([^"]+)"[^>]*>(.*?)<\/a>/g)].map(([, href, text]) => [
    href,
    text,
  ])
  expect(links).toEqual([
    ['/zh/course', '学习'],
    ['https://partner.example', '&lt;b&gt;Partner&lt;/b&gt;'],
    ['/en/course?type=2', 'English'],
    ['/my/course?type=2', 'Bahasa Melayu'],
  ])
})

it('[TCH-154] escapes a script in the name of a course in title, description and data of its page', async () => {
  const { schoolId } = testApp
  const evil = '</title></script><script>alert(1)</script>'
  const { userId: authorId } = await testApp.person('teacher,normal')
  const names = { en: evil, zh: evil, my: evil }
  const plan = { schoolId, authorId, names, content: names }
  const courseId = await makeCourse(testApp.db, plan, testApp.clock.now())
  await makeChapter(testApp.db, { schoolId, courseId }, [null])
  const { body } = await visit(`/en/courseDetail/${testApp.seal('course', courseId)}`)
  expect(body).toContain('alert(1)')
  expect(body.toLowerCase()).not.toContain('<script>alert')
  const found = await visit('/en/course')
  expect(found.body).toContain('alert(1)')
  expect(found.body.toLowerCase()).not.toContain('<script>alert')
})

describe('[FRM-355] pages that are not cached for visitors', () => {
  const key = 'pages 127.0.0.1'
  const useUp = () =>
    testApp.db.execute(sql`
      insert into rate_limits (key, started_at, ends_at, uses)
      values (${key}, now(), now() + interval '1 day', 600)
      on conflict (key) do update set uses = 600, ends_at = excluded.ends_at`)
  afterEach(() => testApp.db.execute(sql`delete from rate_limits where key = ${key}`))

  it('are refused beyond the limit of a network, in the language of the page', async () => {
    const before = await visit('/zh/course?courseName=one')
    expect(before.statusCode).toBe(200)
    await useUp()
    for (const url of ['/zh/course?courseName=two', '/zh/course?x=1', '/zh/nowhere']) {
      const refused = await visit(url)
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60'])
      expect(refused.json()).toMatchObject({ code: -100, msg: '您的请求过于频繁，请稍后重试' })
    }
    const elsewhere = await http.inject({
      url: '/zh/course?courseName=three',
      headers: { host: 'localhost' },
      remoteAddress: '203.0.113.9',
    })
    expect(elsewhere.statusCode).toBe(200)
  })

  it('do not count towards the limit when they are cached or the person is signed in', async () => {
    await visitCached('/home')
    const person = await testApp.person()
    await useUp()
    expect((await visit('/home')).statusCode).toBe(200)
    const own = await visit('/course?courseName=four', { cookie: `token=${person.token}` })
    expect(own.statusCode).toBe(200)
    const { rows } = await testApp.db.execute(sql`select uses from rate_limits where key = ${key}`)
    expect(rows).toEqual([{ uses: 600 }])
  })

  it('are refused while too many are being rendered, and rendered again afterwards', async () => {
    const turns = new VisitorTurns(1)
    const { db } = testApp
    const asker = { db, now: new Date(), client: { network: '203.0.113.9' } as Client }
    let finish: ((page: string) => void) | undefined
    const first = turns.make(asker, () => new Promise<string>((resolve) => (finish = resolve)))
    await vi.waitUntil(() => finish)
    const second = turns.make(asker, async () => 'second')
    await expect(second).rejects.toMatchObject({ status: 503, retrySeconds: 2 })
    finish?.('first')
    expect(await first).toBe('first')
    expect(await turns.make(asker, async () => 'third')).toBe('third')
  })

  it('are rendered for a visitor who waited for a page that was refused to another visitor', async () => {
    const turns = new VisitorTurns()
    const { db } = testApp
    const asker = { db, now: new Date(), client: { network: '203.0.113.9' } as Client }
    let asked = 0
    const page = await turns.share(
      asker,
      async () => 'page',
      async (make) => {
        asked += 1
        if (asked === 1) throw new PageRefused(refusal('tooFast'), 429, 60)
        return make()
      },
    )
    expect([page, asked]).toEqual(['page', 2])
  })
})

describe('[FRM-349] a page request', () => {
  const line = 'GET /home HTTP/1.1'
  let ask: Awaited<ReturnType<typeof listenForLines>>
  beforeAll(async () => {
    ask = await listenForLines(http)
  })

  it('is answered with "not found" when no school has the host', async () => {
    expect(statusOfLines(await ask(line))).toBe(400)
    const unknown = /^HTTP\/1\.1 404 [^]*"refusal":"unknownHost"/
    expect(await ask(line.replace('HTTP/1.1', 'HTTP/1.0'))).toMatch(unknown)
    expect(await ask(line, 'host: no-host')).toMatch(unknown)
  })

  it('is refused with two hosts and with an unknown host, even when the page is cached', async () => {
    await visitCached('/home')
    expect(statusOfLines(await ask(line, 'host: localhost'))).toBe(200)
    const two = await ask(line, 'host: localhost', 'Host: other.localhost')
    expect(two).toMatch(/^HTTP\/1\.1 400 [^]*"refusal":"invalidInput"/)
    for (const host of strangeHosts) {
      const refused = await ask(line, `host: ${host}`, 'language: zh')
      expect(refused, host).toMatch(/^HTTP\/1\.1 400 [^]*"msg":"请检查填写的内容"/)
      expect(refused).toContain('x-content-type-options: nosniff')
    }
  })

  it('is answered with "not found" when its address cannot be decoded', async () => {
    const answer = await ask('GET /% HTTP/1.1', 'host: localhost')
    expect(answer).toMatch(/^HTTP\/1\.1 404 [^]*<html/)
    expect(answer).toContain('x-content-type-options: nosniff')
  })
})
