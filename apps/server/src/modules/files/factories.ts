import { readFile } from 'node:fs/promises'
import { type IncomingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { FilePurpose } from '@titian/contract'
import sharp from 'sharp'
import type { Person, TestApp } from '../../testing/test-app.ts'
import { Refusal } from '../../platform/refusal.ts'
import { storeFile } from './index.ts'

const media = join(import.meta.dirname, '../../../seeds/media')

/** Returns a real lesson video of about a minute. */
export const demoVideo = () => readFile(join(media, 'product-photography.mp4'))
export const demoCaptions = () => readFile(join(media, 'product-photography.en.vtt'))

/** Returns a photograph whose metadata has the location where it was taken. */
export function photo(width = 40, height = 30): Promise<Buffer> {
  const place = { IFD0: { Copyright: 'secret place' } }
  return sharp({ create: { width, height, channels: 3, background: '#a8431f' } })
    .withExif(place)
    .jpeg()
    .toBuffer()
}

/** Stores a file of a person without the checks of an upload. */
export async function makeFile(
  testApp: TestApp,
  plan: {
    ownerId?: number
    schoolId?: number
    purpose?: FilePurpose
    name?: string
    bytes?: Uint8Array
  } = {},
) {
  const {
    ownerId = null,
    schoolId = testApp.schoolId,
    purpose = 'captions',
    name = 'a.vtt',
    bytes = Buffer.from('WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nHello\n'),
  } = plan
  const row = await storeFile(testApp.db, testApp.app.services.files, {
    schoolId,
    ownerId,
    purpose,
    name,
    bytes,
    now: testApp.clock.now(),
  })
  if (row instanceof Refusal) throw new Error(`The file was refused: ${JSON.stringify(row.detail)}`)
  return row
}

export interface Sent {
  method?: 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'DELETE'
  url: string
  person?: Person
  host?: string
  headers?: Record<string, string>
  payload?: Buffer
}

/** Sends one request with bytes and returns the raw response. */
export function send(
  testApp: TestApp,
  { method = 'GET', url, person, host, headers = {}, payload }: Sent,
) {
  const cookie = person && { cookie: `token=${person.token}` }
  return testApp.app.http.inject({
    method,
    url,
    headers: { host: host ?? person?.host ?? 'localhost', ...cookie, ...headers },
    ...(payload && { payload }),
  })
}

export interface Received {
  statusCode: number
  headers: IncomingHttpHeaders
  text: string
}

async function portOf({ app }: TestApp): Promise<number> {
  if (!app.http.server.listening) await app.http.listen({ port: 0, host: '127.0.0.1' })
  return (app.http.server.address() as AddressInfo).port
}

/**
 * Sends a request over a real connection. Resumable uploads need a real connection, because the
 * upload library writes to the socket itself.
 */
export async function sendOverWire(testApp: TestApp, sent: Sent): Promise<Received> {
  const { method = 'GET', url, person, host, headers = {}, payload } = sent
  const port = await portOf(testApp)
  const cookie = person && { cookie: `token=${person.token}` }
  const all = { host: host ?? person?.host ?? 'localhost', ...cookie, ...headers }
  return new Promise((resolve, reject) => {
    const sending = request({ port, method, path: url, headers: all, agent: false }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const text = Buffer.concat(parts).toString('utf8')
        resolve({ statusCode: response.statusCode ?? 0, headers: response.headers, text })
      })
    })
    sending.on('error', reject)
    sending.end(payload)
  })
}
