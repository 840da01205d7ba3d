import { brotliDecompressSync } from 'node:zlib'
import { artAddress } from '@titian/ui/terraces'
import Fastify from 'fastify'
import { afterAll, expect, it } from 'vitest'
import { addArt } from './art.ts'

const http = Fastify()
addArt(http)
afterAll(() => http.close())

const address = artAddress('course-1', { width: 320, height: 180, palette: 'clay' }, '#0B5394')
const ask = (url: string, headers: Record<string, string> = {}) => http.inject({ url, headers })

it('[FRM-281] serves a cover in the colour of the school, cacheable for a year by any browser', async () => {
  const answer = await ask(address)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('image/svg+xml')
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(answer.body).toMatch(/^<svg .*viewBox="0 0 320 180"/)
  expect(answer.body).toContain('#0B5394')
  const packed = await ask(address, { 'accept-encoding': 'gzip, br' })
  expect(packed.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(answer.body)
})

it('[FRM-281] answers with 404 to a cover that no page uses', async () => {
  for (const url of ['/art/x.svg', '/art/x.svg?v=3&width=1e9', '/art/X%2F.svg?v=3', '/art/x.png'])
    expect((await ask(url)).statusCode, url).toBe(404)
})
