import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

describe('captcha and sandbox addresses', () => {
  it('[ACC-142] [ACC-145] send a picture and tie it to the browser', async () => {
    const response = await testApp.app.http.inject({
      method: 'GET',
      url: '/api/v1/baseVerify/getQrImage',
      headers: { host: 'localhost' },
    })
    expect([
      response.statusCode,
      response.headers['content-type'],
      response.headers['cache-control'],
    ]).toEqual([200, 'image/webp', 'no-store'])
    expect(response.rawPayload.subarray(8, 12).toString()).toBe('WEBP')
    // The picture is part of the first sign-in visit, so it must be small.
    expect(response.rawPayload.length).toBeLessThan(2000)
    expect(response.cookies.find(({ name }) => name === 'captcha')).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
      maxAge: 300,
    })
  })

  it('[ACC-143] limit the pictures of one client address', async () => {
    await testApp.db.execute(
      sql`insert into rate_limits (key, started_at, ends_at, uses) values ('captcha 10.1.1.1', ${testApp.clock.now().toISOString()}, ${new Date(testApp.clock.now().getTime() + 60_000).toISOString()}, 6000)`,
    )
    const response = await testApp.app.http.inject({
      method: 'GET',
      url: '/api/v1/baseVerify/getQrImage',
      headers: { host: 'localhost' },
      remoteAddress: '10.1.1.1',
    })
    expect([response.statusCode, response.json().extend.reason]).toEqual([429, 'networkBusy'])
  })

  it("show the sandbox messages of the host's school as text", async () => {
    await testApp.app.services.sms.send({
      schoolId: testApp.schoolId,
      areaCode: '60',
      mobile: '123',
      text: '<b>hello</b>',
    })
    const get = (url: string, host = 'localhost') =>
      testApp.app.http.inject({ method: 'GET', url, headers: { host } })
    const page = await get('/sandbox/messages')
    expect(page.body).toContain('&lt;b&gt;hello&lt;/b&gt;')
    expect(page.body).not.toContain('<script')
    expect((await get('/sandbox/messages.json')).json()[0]).toMatchObject({
      recipient: '+60123',
      body: '<b>hello</b>',
    })
    expect((await get('/sandbox/messages.json', 'other.localhost')).json()).toEqual([])
    expect((await get('/sandbox/messages.css')).headers['content-type']).toContain('text/css')
  })

  it('do not exist with a real gateway', async () => {
    const real = await openTestApp({ env: { SMS: 'none' } })
    try {
      const response = await real.app.http.inject({
        method: 'GET',
        url: '/sandbox/messages.json',
        headers: { host: 'localhost' },
      })
      expect(response.body).not.toMatch(/^\[/)
    } finally {
      await real.close()
    }
  })
})
