import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp
let port: number

beforeAll(async () => {
  testApp = await openTestApp()
  const { http } = testApp.app
  await http.listen({ port: 0, host: '127.0.0.1' })
  port = (http.server.address() as AddressInfo).port
})
afterAll(() => testApp.close())

/** What comes back over a socket of its own for these lines. */
async function ask(...lines: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let text = ''
  socket.setEncoding('utf8').on('data', (part: string) => {
    text += part
  })
  socket.write(`${[...lines, 'connection: close'].join('\r\n')}\r\n\r\n`)
  await once(socket, 'close')
  return text
}
const statusOf = (text: string) => Number(/^HTTP\/1\.1 (\d{3}) /.exec(text)?.[1])

const page = 'GET /home HTTP/1.1'
const call = 'GET /api/v1/school/initial HTTP/1.1'

describe('[FRM-349] a request names one host', () => {
  it.each([page, call])('%s without one is refused', async (line) => {
    expect(statusOf(await ask(line))).toBe(400)
    const older = await ask(line.replace('HTTP/1.1', 'HTTP/1.0'))
    expect(older).toMatch(/^HTTP\/1\.1 404 [^]*"refusal":"unknownHost"/)
  })

  it.each([page, call])('%s with the host of no school is not found', async (line) => {
    expect(await ask(line, 'host: no-host')).toMatch(/^HTTP\/1\.1 404 [^]*"refusal":"unknownHost"/)
  })

  it.each([page, call])('%s with two is refused, also where the page is kept', async (line) => {
    expect(statusOf(await ask(line, 'host: localhost'))).toBe(200)
    expect(statusOf(await ask(line, 'host: localhost'))).toBe(200)
    const refused = await ask(line, 'host: localhost', 'Host: other.localhost')
    expect(refused).toMatch(/^HTTP\/1\.1 400 [^]*"refusal":"invalidInput"/)
  })

  const strange = ['a b', 'localhost:abc', 'localhost:99999', 'a/b', '[::1', 'x@localhost', '%']
  it.each(strange)('%s is no host, and is refused in the language of the request', async (host) => {
    for (const line of [page, call]) {
      const refused = await ask(line, `host: ${host}`, 'language: zh')
      expect(refused).toMatch(/^HTTP\/1\.1 400 [^]*"msg":"校验未通过"/)
      expect(refused).toContain('x-content-type-options: nosniff')
    }
  })
})

describe('[FRM-349] an address that cannot be read is answered as any other', () => {
  it('with the page that says so', async () => {
    const answer = await ask('GET /% HTTP/1.1', 'host: localhost')
    expect(answer).toMatch(/^HTTP\/1\.1 404 [^]*<!doctype html>/)
    expect(answer).toContain('x-content-type-options: nosniff')
  })

  it('with a refusal where it is none at all', async () => {
    const answer = await ask('GET http://[ HTTP/1.1', 'host: localhost', 'language: my')
    expect(answer).toMatch(/^HTTP\/1\.1 400 [^]*"msg":"Sila semak/)
    expect(answer).toContain('x-content-type-options: nosniff')
    expect(answer).toContain('cache-control: no-store')
  })
})
