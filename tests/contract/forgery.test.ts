import { hasNoBody } from '@titian/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { otherAddresses } from './addresses.ts'
import { rightfulAsker } from './asking.ts'
import { everyCall, type NamedCall } from './every-call.ts'
import { Sandbox } from './sandbox.ts'
import { openScene, type Scene } from './scene.ts'
import { cookieHeader, queryOf } from './sender.ts'

let scene: Scene
let sandbox: Sandbox

beforeAll(async () => {
  scene = await openScene()
  sandbox = await Sandbox.enter(scene.testApp)
})
afterAll(async () => {
  await sandbox.leave()
  await scene.testApp.close()
})

/** The headers of browsers for a page of another host. */
const foreignHeads: Record<string, Record<string, string>> = {
  'a sibling host': { 'sec-fetch-site': 'same-site', origin: 'http://www.localhost' },
  'another site': { 'sec-fetch-site': 'cross-site', origin: 'http://evil.example' },
  'a sibling host over plain http': { origin: 'http://www.localhost' },
  'another port over plain http': { origin: 'http://localhost:3299' },
  'a page without an origin': { origin: 'null' },
}

const writes = everyCall.filter(({ call }) => call.kind !== 'read')
const titled = writes.map((named) => [`${named.noun}.${named.name}`, named] as const)
const withBody = titled.filter(([, { call }]) => !hasNoBody(call))

interface Sent {
  headers: Record<string, string>
  query?: string
  payload?: string
}

async function sendAsOwner(named: NamedCall, { headers, query = '', payload }: Sent) {
  const { testApp, first } = scene
  const caller = rightfulAsker(named, first)
  testApp.clock.pass(1)
  const { statusCode } = await testApp.app.http.inject({
    method: named.call.method,
    url: `/api/v1${named.call.path}${query && `?${query}`}`,
    headers: { host: caller.host, language: 'en', cookie: cookieHeader(caller), ...headers },
    ...(payload !== undefined && { payload }),
  })
  return statusCode
}

/** The sample of a call, as the page sends it. */
async function sampleOf(named: NamedCall): Promise<Sent> {
  const sample = await named.sample(scene.first)
  return hasNoBody(named.call)
    ? { headers: {}, query: queryOf(sample).toString() }
    : { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(sample) }
}

describe('[FRM-201] [FRM-179] a page of another host changes nothing', () => {
  it.each(titled)('%s', async (_, named) => {
    const sent = await sampleOf(named)
    const statuses: number[] = []
    const { changed } = await sandbox.undone(async () => {
      for (const head of Object.values(foreignHeads))
        statuses.push(await sendAsOwner(named, { ...sent, headers: { ...sent.headers, ...head } }))
    })
    expect([statuses, changed]).toEqual([Object.keys(foreignHeads).map(() => 403), []])
  })

  it('the own page is accepted, with the headers of any browser', async () => {
    const named = writes.find(({ name }) => name === 'updateUserName')
    if (!named) throw new Error('There is no such call any more.')
    const own: Record<string, string>[] = [
      { 'sec-fetch-site': 'same-origin', origin: 'http://localhost' },
      { 'sec-fetch-site': 'none' },
      { origin: 'https://localhost:443' },
      {},
    ]
    const sent = await sampleOf(named)
    for (const head of own) {
      const headers = { ...sent.headers, ...head }
      await sandbox.undone(async () =>
        expect(await sendAsOwner(named, { ...sent, headers })).toBe(200),
      )
    }
  })
})

const multipart = 'multipart/form-data; boundary=x'
const otherTypes = ['text/plain', 'application/x-www-form-urlencoded', multipart]

describe('[FRM-200] a write accepts only JSON, and no input from its address', () => {
  it.each(withBody)('%s', async (_, named) => {
    const sample = await named.sample(scene.first)
    const query = queryOf(sample).toString()
    const statuses: number[] = []
    // Without a content type the server reads no body. Some calls then read their query instead,
    // which the tests below check.
    const types = named.call.alsoInQuery ? otherTypes : [undefined, ...otherTypes]
    const { changed } = await sandbox.undone(async () => {
      for (const type of types)
        statuses.push(
          await sendAsOwner(named, { headers: type ? { 'content-type': type } : {}, query }),
        )
      statuses.push(
        await sendAsOwner(named, {
          headers: { 'content-type': multipart },
          query,
          payload: '--x--',
        }),
      )
    })
    expect([statuses, changed]).toEqual([[...types, multipart].map(() => 415), []])
  })

  const withInput = withBody.filter(([, { call }]) => !call.input.safeParse({}).success)
  it.each(withInput)('%s does not read its query', async (_, named) => {
    const query = queryOf(await named.sample(scene.first)).toString()
    const headers = { 'content-type': 'application/json' }
    let status = 0
    const { changed } = await sandbox.undone(async () => {
      status = await sendAsOwner(named, { headers, query, payload: '{}' })
    })
    expect([status, changed]).toEqual([422, []])
  })
})

describe('[RES-027] [FRM-201] a write that reads its query without a body', () => {
  const withQuery = withBody.filter(([, { call }]) => call.alsoInQuery)
  it.each(withQuery)('%s accepts a request from its own page only', async (_, named) => {
    const query = queryOf(await named.sample(scene.first)).toString()
    const own = await sandbox.undone(() => sendAsOwner(named, { headers: {}, query }))
    expect([own.result, own.changed.length]).toEqual([200, 2])
    const statuses: number[] = []
    const { changed } = await sandbox.undone(async () => {
      for (const headers of Object.values(foreignHeads))
        statuses.push(await sendAsOwner(named, { headers, query }))
    })
    expect([statuses, changed]).toEqual([Object.keys(foreignHeads).map(() => 403), []])
  })
})

it('[FRM-201] no upload address accepts a page of another host', async () => {
  const taking = otherAddresses(scene.testApp).filter(
    ({ method }) => !['GET', 'HEAD', 'OPTIONS', ''].includes(method),
  )
  expect(taking.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/api/v1/file/server/upload', '/api/v1/file/tus']),
  )
  const { student } = scene.first.people
  for (const { method, path } of taking)
    for (const head of Object.values(foreignHeads)) {
      const { statusCode } = await scene.testApp.app.http.inject({
        method: method as 'POST',
        url: path.replace(/:\w+/g, 'x'),
        headers: { host: 'localhost', cookie: `token=${student.token}`, ...head },
      })
      expect([method, path, statusCode]).toEqual([method, path, 403])
    }
})
