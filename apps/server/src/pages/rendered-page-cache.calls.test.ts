import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request as ask, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { modules } from '../app.ts'
import { readEnv } from '../env.ts'
import { forgetSchools } from '../modules/schools/hosts/actions.ts'
import { ContentWatch } from '../platform/content/content-watch.ts'
import { createHttp } from '../platform/http/web-server.ts'
import { bareSite } from '../testing/public-site.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { addPages } from './pages.ts'

/** Replaces the student site: writes the language and the person into the page. */
const program = `
export async function render({ address, language, browser, firstData }) {
  const { school } = JSON.parse(firstData)
  return '<p>' + [address, language, browser.origin, school.baseInfo.phone].join(' ') + '</p>'
}`

const phone = 'Mozilla/5.0 (Linux; Android 14; Pixel 7) Chrome/126.0.0.0 Mobile Safari/537.36'

let testApp: TestApp
let http: FastifyInstance
let directory: string
/** Status codes of responses that were sent without the web framework. */
const early: number[] = []

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'titian-site-'))
  await mkdir(join(directory, 'server'))
  await writeFile(join(directory, 'server/package.json'), '{"type":"module"}')
  await writeFile(join(directory, 'server/render.js'), program)
  await mkdir(join(directory, 'assets'))
  await writeFile(join(directory, 'assets/part-1a2b3c4.js'), 'export {}')
  testApp = await openTestApp()
  const env = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    TRUST_PROXY: 'loopback',
    FORWARDED_HOST: '1',
  }
  http = await createHttp(readEnv(env))
  const watch = new ContentWatch()
  await watch.start(testApp.database.pool)
  const answered = modules.flatMap((module) => module.routes)
  const caching = { watch, bytes: 2 ** 24, observe: (status: number) => void early.push(status) }
  await addPages(http, testApp.app.deps, answered, caching, [{ ...bareSite, directory }])
  await http.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await http.close()
  await testApp.close()
  await rm(directory, { recursive: true })
})

interface Answered {
  status: number | undefined
  headers: IncomingHttpHeaders
  body: Buffer
  /** True when the response was sent without the web framework. */
  isEarly: boolean
}

function visit(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = http.server.address() as AddressInfo
  const before = early.length
  return new Promise<Answered>((resolve, reject) => {
    const outgoing = ask(
      { host: '127.0.0.1', port, path, method, headers: { host: 'localhost', ...headers } },
      (incoming) => {
        const chunks: Buffer[] = []
        incoming.on('data', (chunk: Buffer) => void chunks.push(chunk))
        incoming.on('end', () =>
          resolve({
            status: incoming.statusCode,
            headers: incoming.headers,
            body: Buffer.concat(chunks),
            isEarly: early.length > before,
          }),
        )
      },
    )
    outgoing.on('error', reject)
    outgoing.end()
  })
}

/**
 * Repeats the request until the page is cached by address, because the rendering thread starts
 * slowly.
 */
async function visitKnown(path: string, headers: Record<string, string> = {}) {
  await expect
    .poll(async () => (await visit(path, headers)).isEarly, { timeout: 10_000 })
    .toBe(true)
  return visit(path, headers)
}

/** Sends the same request through the framework. */
async function visitSlowly(path: string, headers: Record<string, string> = {}) {
  const {
    statusCode,
    headers: sent,
    rawPayload,
  } = await http.inject({
    url: path,
    headers: { host: 'localhost', ...headers },
    remoteAddress: '127.0.0.1',
  })
  return { status: statusCode, headers: sent, body: rawPayload }
}

const withoutConnection = (all: object) =>
  Object.fromEntries(
    Object.entries(all).filter(
      ([name]) => !/^(?:connection|keep-alive|date|x-request-id)$/.test(name),
    ),
  )

it('[FRM-275] sends a cached page before the web framework sees the request, with an identical response', async () => {
  const { etag } = (await visitKnown('/en/home')).headers
  const forms: Record<string, string>[] = [
    {},
    { 'accept-encoding': 'gzip, br' },
    { 'if-none-match': String(etag) },
    { 'accept-encoding': 'br', 'x-forwarded-proto': 'https' },
  ]
  for (const headers of forms) {
    const quick = await visitKnown('/en/home', headers)
    const slow = await visitSlowly('/en/home', headers)
    expect([quick.isEarly, quick.status]).toEqual([true, slow.status])
    expect(withoutConnection(quick.headers)).toEqual(withoutConnection(slow.headers))
    expect(quick.body.equals(slow.body)).toBe(true)
  }
  const secure = await visitKnown('/en/home', { 'x-forwarded-proto': 'https' })
  expect(secure.headers['strict-transport-security']).toBeDefined()
})

it('[FRM-275] caches separately by host, scheme, device, language and remembered choice', async () => {
  const requests: [string, Record<string, string>, string][] = [
    ['/home', {}, 'en http://localhost'],
    ['/home', { cookie: 'language=zh' }, 'zh http://localhost'],
    ['/home', { cookie: 'a=1; language=my; b=2' }, 'my http://localhost'],
    ['/zh/home', {}, 'zh http://localhost'],
    ['/home', { 'x-forwarded-proto': 'https' }, 'en https://localhost'],
    ['/home', { 'x-forwarded-host': 'other.localhost' }, 'my http://other.localhost'],
    ['/home', { host: 'other.localhost' }, 'my http://other.localhost'],
  ]
  for (const [path, headers] of requests) await visitKnown(path, headers)
  for (const [path, headers, drawn] of requests)
    expect((await visitKnown(path, headers)).body.toString()).toContain(`${path} ${drawn} `)
  const desk = await visitKnown('/home')
  expect((await visitKnown('/home', { 'user-agent': phone })).headers.etag).not.toBe(
    desk.headers.etag,
  )
})

it('[FRM-277] passes requests that may be signed in, and requests other than plain page views, to the framework', async () => {
  const person = await testApp.person()
  await visitKnown('/home')
  for (const cookie of [`token=${person.token}`, `language=en; token = ${person.token}`]) {
    const own = await visit('/home', { cookie })
    expect([own.isEarly, own.headers.etag]).toEqual([false, undefined])
    expect(own.body.toString()).toContain(person.name)
  }
  for (const cookie of ['__Host-token=1', 'simulateToken=1', 'language=en; language=zh'])
    expect((await visit('/home', { cookie })).isEarly, cookie).toBe(false)
  const head = await visit('/home', {}, 'HEAD')
  expect([head.isEarly, head.status, head.body.length]).toEqual([false, 200, 0])
  expect((await visit('/home', { language: 'xx' })).status).toBe(404)
  // `visitKnown` repeats the request: a process that was busy for a second sends no cached pages
  // until the next notice of the database.
  expect((await visitKnown('/home')).body.toString()).not.toContain(person.name)
})

it('[FRM-276] shows a change of content within a second, and a change of the school at once', async () => {
  await visitKnown('/home')
  await testApp.db.execute(sql`update schools set phone = '+60 888' where id = ${testApp.schoolId}`)
  const body = async () => (await visit('/home')).body.toString()
  await expect.poll(body, { timeout: 1000 }).toContain('+60 888')
  await visitKnown('/home')
  await testApp.db.execute(
    sql`update schools set default_language = 'zh' where id = ${testApp.schoolId}`,
  )
  forgetSchools()
  await expect.poll(body, { timeout: 1000 }).toContain('/home zh ')
})

it('[FRM-319] sends file headers with a hashed file and no document headers', async () => {
  const { status, headers } = await visit('/assets/part-1a2b3c4.js')
  expect(status).toBe(200)
  expect(Object.keys(withoutConnection(headers)).toSorted()).toEqual([
    'accept-ranges',
    'cache-control',
    'content-length',
    'content-security-policy',
    'content-type',
    'cross-origin-resource-policy',
    'vary',
    'x-content-type-options',
  ])
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const missing = await visit('/assets/none-1a2b3c4.js')
  expect([missing.status, missing.headers['x-frame-options']]).toEqual([404, 'SAMEORIGIN'])
})
