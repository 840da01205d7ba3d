import { hasNoBody } from '@titian/contract'
import { join } from 'node:path'
import { writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../apps/server/src/testing/test-app.ts'
import { otherAddresses } from './addresses.ts'
import { everyCall } from './every-call.ts'
import { askTwice, type FirstRequest } from './kept-connection.ts'

let testApp: TestApp
let teacher: Person

beforeAll(async () => {
  testApp = await openTestApp()
  teacher = await testApp.person('teacher,normal')
})
afterAll(() => testApp.close())

const kilobyte = 1024
/** A body that is larger than the buffers of a connection, and than any permitted JSON body. */
const large = Buffer.alloc(1200 * kilobyte, 'a')
const boundary = 'titian-boundary'

interface FormPlan {
  purpose?: string
  broken?: true
}

function form({ purpose = 'material', broken }: FormPlan = {}): Buffer {
  const field = (name: string, value: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const file = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n`
  const end = broken ? '' : `\r\n--${boundary}--\r\n`
  const head = field('purpose', purpose) + field('ticket', 'none') + file
  return Buffer.concat([Buffer.from(head), large, Buffer.from(end)])
}

type Sent = Pick<FirstRequest, 'headers' | 'body'>
const formType = { 'content-type': `multipart/form-data; boundary=${boundary}` }
const signedIn = () => ({ cookie: `token=${teacher.token}` })

/** The ways in which reading a large body ends before its last byte. */
const ways: Record<string, () => Sent> = {
  'without a session': () => ({ headers: formType, body: form() }),
  'with a session that is over': () => ({
    headers: { ...formType, cookie: 'token=gone' },
    body: form(),
  }),
  'with an impersonation that is over': () => ({
    headers: { ...formType, cookie: `simulateToken=gone; token=${teacher.token}` },
    body: form(),
  }),
  'at a host of no school': () => ({ headers: { ...formType, host: 'nowhere' }, body: form() }),
  'in a language that is not offered': () => ({
    headers: { ...formType, language: 'xx' },
    body: form(),
  }),
  'from a page of another host': () => ({
    headers: { ...formType, 'sec-fetch-site': 'cross-site' },
    body: form(),
  }),
  'for a purpose that is not known': () => ({
    headers: { ...formType, ...signedIn() },
    body: form({ purpose: 'nothing' }),
  }),
  'for a purpose of other people': () => ({
    headers: { ...formType, ...signedIn() },
    body: form({ purpose: 'schoolImage' }),
  }),
  'as a form without an end': () => ({
    headers: { ...formType, ...signedIn() },
    body: form({ broken: true }),
  }),
  'as a form without a boundary': () => ({
    headers: { 'content-type': 'multipart/form-data', ...signedIn() },
    body: form(),
  }),
  'as another type': () => ({ headers: { 'content-type': 'text/plain' }, body: large }),
  'as JSON': () => ({ headers: { 'content-type': 'application/json' }, body: large }),
  'as the bytes of an upload': () => ({
    headers: {
      'content-type': 'application/offset+octet-stream',
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      ...signedIn(),
    },
    body: large,
  }),
}

const isGood = (outcome: string) => /^\d{3} 200$|^\d{3} closed$/.test(outcome)

async function complaints(address: Pick<FirstRequest, 'method' | 'path'>, chosen: string[]) {
  const found: string[] = []
  for (const way of chosen) {
    const sent = ways[way]?.()
    if (!sent) throw new Error(`There is no way ${way}.`)
    const outcome = await askTwice(testApp, { ...address, ...sent })
    if (!isGood(outcome) || outcome.startsWith('5')) found.push(`${way}: ${outcome || 'no answer'}`)
  }
  return found
}

const taking = ['POST', 'PUT', 'PATCH', 'DELETE']

describe('[FRM-330] an early refused large body leaves the connection usable for the next request', () => {
  it('at every upload address, for every kind of refusal', async () => {
    const addresses = otherAddresses(testApp).filter(({ method }) => taking.includes(method))
    expect(addresses.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/api/v1/file/server/upload', '/api/v1/study/facePhoto']),
    )
    const found: string[] = []
    for (const { method, path } of addresses)
      for (const complaint of await complaints({ method, path }, Object.keys(ways)))
        found.push(`${method} ${path} ${complaint}`)
    expect(found).toEqual([])
  }, 240_000)

  it('at every call', async () => {
    const found: string[] = []
    for (const { call } of everyCall.filter((named) => !hasNoBody(named.call)))
      for (const complaint of await complaints(
        { method: call.method, path: `/api/v1${call.path}` },
        ['without a session', 'from a page of another host', 'as JSON'],
      ))
        found.push(`${call.path} ${complaint}`)
    expect(found).toEqual([])
  }, 240_000)

  it('when the disk is full', async () => {
    const { services } = testApp.app
    const { files } = services
    const blocked = join(files.uploadDirectory, '..', 'no-directory')
    await writeFile(blocked, '')
    services.files = { ...files, uploadDirectory: blocked }
    try {
      const outcome = await askTwice(testApp, {
        method: 'POST',
        path: '/api/v1/file/server/upload',
        headers: { ...formType, ...signedIn() },
        body: form(),
      })
      expect(outcome).toMatch(/^5\d\d (200|closed)$/)
    } finally {
      services.files = files
    }
  })
})
