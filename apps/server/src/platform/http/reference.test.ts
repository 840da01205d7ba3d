import { expect, it } from 'vitest'
import { readEnv } from '../../env.ts'
import { refusal } from '../refusal.ts'
import { sendRefusal } from './bind.ts'
import { createHttp } from './web-server.ts'

async function failingServer(settings: Record<string, string> = {}) {
  const http = await createHttp(readEnv({ LOG_LEVEL: 'fatal', ...settings }))
  let logged: unknown
  http.get('/broken', (request) => {
    logged = request.log.bindings?.()['reqId']
    throw new Error('unexpected')
  })
  http.get('/away', () => {
    throw Object.assign(new Error('terminating connection'), { code: '57P01' })
  })
  http.get('/refused', (_request, reply) => sendRefusal(reply, refusal('alreadyDone'), 'en'))
  http.get('/busy', (_request, reply) => sendRefusal(reply, refusal('busy', 'databaseFull'), 'en'))
  return { http, logged: () => logged }
}

it('[OPS-054] an unexpected error has the id of its log line as a reference', async () => {
  const { http, logged } = await failingServer()
  const { headers, statusCode, body } = await http.inject({ url: '/broken' })
  expect(statusCode).toBe(500)
  const { extend } = JSON.parse(body) as { extend: Record<string, string> }
  expect(extend['reference']).toMatch(/^[\dA-Z]{10}$/)
  expect(extend['reference']).toBe(headers['x-request-id'])
  expect(logged()).toBe(extend['reference'])
  await http.close()
})

it('[OPS-054] a database that is away and a full one give a reference too, an expected refusal does not', async () => {
  const { http } = await failingServer()
  for (const url of ['/away', '/busy']) {
    const { statusCode, headers, body } = await http.inject({ url })
    expect([url, statusCode]).toEqual([url, 503])
    expect(body).toContain(`"reference":"${String(headers['x-request-id'])}"`)
  }
  const { headers, body } = await http.inject({ url: '/refused' })
  expect(headers['x-request-id']).toBeTruthy()
  expect(body).not.toContain('reference')
  await http.close()
})

it('[OPS-054] the id of a trusted load balancer is used, that of a visitor is not', async () => {
  const ask = async (settings: Record<string, string>) => {
    const { http } = await failingServer(settings)
    const { headers } = await http.inject({
      url: '/broken',
      headers: { 'x-request-id': 'balancer-0001' },
    })
    await http.close()
    return headers['x-request-id']
  }
  expect(await ask({ TRUST_PROXY: 'loopback' })).toBe('balancer-0001')
  expect(await ask({ TRUST_PROXY: '10.0.0.1' })).not.toBe('balancer-0001')
  expect(await ask({})).not.toBe('balancer-0001')
})
