import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { connect, startLive } from '../../testing/socket-client.ts'
import { openTestApp, type Person, type TestApp } from '../../testing/test-app.ts'

const host = 'live.example:8443'
const origin = 'http://localhost'
let testApp: TestApp
let port: number

beforeAll(async () => {
  testApp = await openTestApp({ env: { LIVE_URL: `wss://${host}/school/live` } })
  port = await startLive(testApp)
})
afterAll(() => testApp.close())

async function ticketOf(person?: Person) {
  const response = await testApp.app.http.inject({
    url: '/api/v1/live/ticket',
    headers: { host: person?.host ?? 'localhost' },
    cookies: person ? { token: person.token } : {},
  })
  return { status: response.statusCode, ticket: response.body, headers: response.headers }
}

const come = (ticket: string, from = origin, at = host) =>
  connect(port, { path: '/school/live', host: at, origin: from, ticket })

describe('[FRM-172] a live channel on its own host', () => {
  it('identifies a page of a school by its ticket', async () => {
    const person = await testApp.person()
    const { ticket, headers } = await ticketOf(person)
    expect(headers['cache-control']).toBe('no-store')
    const client = await come(ticket)
    await testApp.app.services.live.notify(person.userId, { topic: 'messages', data: {} })
    await vi.waitFor(() => expect(client).toMatchObject({ topics: ['messages'] }), {
      timeout: 10_000,
    })
  })

  it("accepts only a fresh ticket of the page's school", async () => {
    const person = await testApp.person()
    const elsewhere = await testApp.person('student,normal', testApp.otherSchoolId)
    const { ticket } = await ticketOf(person)
    expect(await come('made-up')).toBe(401)
    expect(await come((await ticketOf(elsewhere)).ticket)).toBe(401)
    expect(await come(ticket, 'https://evil.example')).toBe(403)
    expect(await come(ticket, origin, 'another.example')).toBe(403)
    testApp.clock.pass(61)
    expect(await come(ticket)).toBe(401)
  })

  it('issues tickets to signed-in people only', async () => {
    expect((await ticketOf()).status).toBe(401)
  })

  it('has no socket at the usual path', async () => {
    const { token } = await testApp.person()
    expect(await connect(port, { cookies: { token } })).toBe(404)
  })
})
