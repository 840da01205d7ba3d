import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exams } from '@titian/contract'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openClassroom } from '../../../modules/exams/sitting/saving/factories.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { noObserver } from '../../database/pool.ts'
import { apiBase } from '../../http/bind.ts'
import { loadTracer } from './load-tracer.ts'
import { traceCalls, traceJobs, traceStatements } from './trace-work.ts'

interface SentSpan {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  kind: number
  status: { code?: number }
  attributes: { key: string; value: Record<string, unknown> }[]
}
interface Sent {
  resourceSpans: { resource: object; scopeSpans: { spans: SentSpan[] }[] }[]
}

const phone = '60177777777'
const bodies: string[] = []
const spans = () =>
  bodies.flatMap((body) =>
    (JSON.parse(body) as Sent).resourceSpans.flatMap(({ scopeSpans }) =>
      scopeSpans.flatMap((scope) => scope.spans),
    ),
  )
const attributeOf = (span: SentSpan | undefined, key: string) =>
  Object.values(span?.attributes.find((one) => one.key === key)?.value ?? {})[0]

/** A collector of traces: it keeps what is sent over OTLP/HTTP. */
const collector = createServer((request, response) => {
  let body = ''
  request.on('data', (part: Buffer) => (body += part.toString()))
  request.on('end', () => {
    if (request.url === '/v1/traces') bodies.push(body)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
})

let testApp: TestApp
let endpoint = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
  vi.stubEnv('OTEL_BSP_SCHEDULE_DELAY', '50')
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, TRUST_PROXY: 'loopback' }
  testApp = await openTestApp({ env })
})
afterAll(async () => {
  await testApp.close()
  await new Promise((resolve) => collector.close(resolve))
  vi.unstubAllEnvs()
})

const patience = { timeout: 10_000, interval: 100 }

describe('[OPS-056] traces', () => {
  it('show a request with route, status and school, and its statements as children', async () => {
    const { begin, save, student } = await openClassroom(testApp)
    const record = await begin()
    await save(record, [{ place: 0, answer: 'a', seq: 1 }])
    const name = `POST ${apiBase}${exams.savePaper.path}`
    await expect.poll(() => spans().some((span) => span.name === name), patience).toBe(true)
    const request = spans().find((span) => span.name === name)
    expect(attributeOf(request, 'http.response.status_code')).toBe(200)
    expect(attributeOf(request, 'titian.school')).toBe(testApp.schoolId)
    const children = () => spans().filter((span) => span.parentSpanId === request?.spanId)
    await expect.poll(() => children().length, patience).toBeGreaterThan(1)
    expect(children().some((span) => span.name.includes('attempt'))).toBe(true)
    for (const child of children()) expect(child.traceId).toBe(request?.traceId)
    const all = bodies.join('')
    for (const secret of [student.token, record, student.name]) expect(all).not.toContain(secret)
    expect(bodies[0]).toContain('{"key":"service.name","value":{"stringValue":"titian"}}')
  })

  it('continue the trace of a trusted load balancer, and of nobody else', async () => {
    const [trace, parent] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7']
    const headers = { traceparent: `00-${trace}-${parent}-01` }
    await testApp.app.http.inject({ url: '/healthz', headers })
    await testApp.app.http.inject({ url: '/healthz', headers, remoteAddress: '203.0.113.5' })
    const health = () => spans().filter((span) => span.name === 'GET /healthz')
    await expect.poll(() => health().length, patience).toBe(2)
    expect(health().filter((span) => span.parentSpanId === parent)).toHaveLength(1)
    expect(health().filter((span) => span.traceId === trace)).toHaveLength(1)
  })

  it('show a job with its statements and outbound calls, without any value', async () => {
    const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: 'titian' }
    const tracer = await loadTracer(settings, '1.0.0')
    if (!tracer) throw new Error('A tracer was expected.')
    const { around } = traceStatements(noObserver, tracer)
    const statement = `select 1 from users where mobile = '${phone}'`
    await around(statement, () => Promise.resolve())
    const service = traceCalls(
      {
        kind: 'http',
        send: (_message: object) => Promise.resolve('sent'),
        refuse: () => Promise.reject(Object.assign(new Error(phone), { code: 'EAUTH' })),
        read: () => 5,
      },
      'sms',
      tracer,
    )
    const run = traceJobs((_queue, work) => work(), tracer)
    await run('probe.send', async () => {
      await around(statement, () => Promise.resolve())
      expect(await service.send({ mobile: phone })).toBe('sent')
      expect([service.kind, service.read()]).toEqual(['http', 5])
      await service.refuse().catch(() => undefined)
    })
    await tracer.stop()
    await expect
      .poll(() => spans().some((span) => span.name === 'job probe.send'), patience)
      .toBe(true)
    const job = spans().find((span) => span.name === 'job probe.send')
    const children = spans().filter((span) => span.parentSpanId === job?.spanId)
    expect(children.map((span) => span.name.replace(/ [\da-f]{6}$/, '')).toSorted()).toEqual([
      'select users',
      'sms read',
      'sms refuse',
      'sms send',
    ])
    const refused = children.find((span) => span.name === 'sms refuse')
    expect(attributeOf(refused, 'error.type')).toBe('EAUTH')
    expect(refused?.status.code).toBe(2)
    // The statement outside of a job has no span, because the queue asks all the time.
    expect(spans().filter((span) => span.name.startsWith('select users'))).toHaveLength(1)
    expect(bodies.join('')).not.toContain(phone)
  })

  it('are not made without the address of a collector', async () => {
    const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: '', OTEL_SERVICE_NAME: 'titian' }
    expect(await loadTracer(settings, '1.0.0')).toBeUndefined()
  })
})
