import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listenForLines, statusOfLines, strangeHosts } from '../../testing/raw-request.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp
let ask: Awaited<ReturnType<typeof listenForLines>>

beforeAll(async () => {
  testApp = await openTestApp()
  ask = await listenForLines(testApp.app.http)
})
afterAll(() => testApp.close())

const call = 'GET /api/v1/school/initial HTTP/1.1'

describe('[FRM-349] a call with a wrong host', () => {
  it('is refused without a host, and not found in an older HTTP version', async () => {
    expect(statusOfLines(await ask(call))).toBe(400)
    const older = await ask(call.replace('HTTP/1.1', 'HTTP/1.0'))
    expect(older).toMatch(/^HTTP\/1\.1 404 [^]*"refusal":"unknownHost"/)
  })

  it('is not found when no school has the host', async () => {
    expect(await ask(call, 'host: no-host')).toMatch(/^HTTP\/1\.1 404 [^]*"refusal":"unknownHost"/)
  })

  it('is refused with two hosts', async () => {
    expect(statusOfLines(await ask(call, 'host: localhost'))).toBe(200)
    const refused = await ask(call, 'host: localhost', 'Host: other.localhost')
    expect(refused).toMatch(/^HTTP\/1\.1 400 [^]*"refusal":"invalidInput"/)
  })

  it.each(strangeHosts)(
    'is refused with the host %s, in the language of the request',
    async (host) => {
      const refused = await ask(call, `host: ${host}`, 'language: zh')
      expect(refused).toMatch(/^HTTP\/1\.1 400 [^]*"msg":"请检查填写的内容"/)
      expect(refused).toContain('x-content-type-options: nosniff')
    },
  )

  it('is refused when its target cannot be decoded', async () => {
    const answer = await ask('GET http://[ HTTP/1.1', 'host: localhost', 'language: my')
    expect(answer).toMatch(/^HTTP\/1\.1 400 [^]*"msg":"Sila semak/)
    expect(answer).toContain('x-content-type-options: nosniff')
    expect(answer).toContain('cache-control: no-store')
  })
})
