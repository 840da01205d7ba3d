import { refusals } from '@titian/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEnv } from '../../env.ts'
import { refusal } from '../refusal.ts'
import { languageFor, sendRefusal } from './bind.ts'
import { createHttp } from './web-server.ts'

let http: FastifyInstance
beforeAll(async () => {
  http = await createHttp(readEnv({ LOG_LEVEL: 'silent' }))
  http.get('/broken', () => {
    throw new Error('unexpected')
  })
  http.get('/away', () => {
    throw Object.assign(new Error('terminating connection'), { code: '57P01' })
  })
  http.get('/api/v1/file', (request, reply) =>
    sendRefusal(reply, refusal('notFound'), languageFor(request)),
  )
  http.get('/api/v1/json', () => ({ ok: true, msg: '' }))
})
afterAll(() => http.close())

const document = { 'sec-fetch-dest': 'document', accept: 'text/html,*/*;q=0.8' }
const open = (url: string, headers: Record<string, string> = document, cookies = {}) =>
  http.inject({ url, headers: { host: 'localhost', ...headers }, cookies })

describe('an address that a person opens in a browser', () => {
  it.each([
    ['en', 'en', 'Try again'],
    ['zh', 'zh-CN', '重试'],
    ['my', 'ms', 'Cuba lagi'],
  ] as const)(
    '[OPS-047] [OPS-044] shows in %s that the system is busy, with a link that tries again',
    async (language, code, link) => {
      const { statusCode, headers, body } = await open('/away', document, { language })
      expect(statusCode).toBe(503)
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'retry-after': '2',
        'cache-control': 'no-store',
      })
      expect(body).toContain(`<html lang="${code}">`)
      expect(body).toContain(`<h1>${refusals.busy[language]}</h1>`)
      expect(body).toContain(`<a href="">${link}</a>`)
    },
  )

  it('[OPS-047] [OPS-054] shows the reference of an unexpected error', async () => {
    const { statusCode, headers, body } = await open('/broken')
    expect(statusCode).toBe(500)
    expect(body).toContain(`Reference: ${String(headers['x-request-id'])}`)
    expect(String(headers['content-security-policy'])).toContain("default-src 'none'; style-src")
  })

  it('[OPS-047] leads from a missing file to the home page', async () => {
    const { statusCode, body } = await open('/api/v1/file', document, { language: 'zh' })
    expect(statusCode).toBe(404)
    expect(body).toContain(`<h1>${refusals.notFound.zh}</h1><a href="/">首页</a>`)
  })

  it.each([
    ['ms-MY,ms;q=0.9,en;q=0.8', 'ms'],
    ['fr-FR,zh-TW;q=0.8', 'zh-CN'],
    ['fr', 'en'],
  ])('[OPS-047] without a remembered language, %s is answered in %s', async (wishes, language) => {
    const { body } = await open('/away', { ...document, 'accept-language': wishes })
    expect(body).toContain(`<html lang="${language}">`)
  })

  it('[OPS-047] is recognised by what it accepts where the browser names no destination', async () => {
    const { headers } = await open('/away', { accept: 'text/html' })
    expect(headers['content-type']).toContain('text/html')
    const file = await open('/api/v1/file', { accept: 'text/html' })
    expect(file.headers['content-type']).toContain('application/json')
  })
})

it.each([
  ['a script', '/away', { 'sec-fetch-dest': 'empty', accept: 'text/html' }],
  ['another program', '/away', { accept: '*/*' }],
  ['a program without headers', '/broken', {}],
])('[OPS-047] %s gets JSON', async (_, url, headers) => {
  const response = await open(url, headers)
  expect(response.headers['content-type']).toContain('application/json')
  expect(response.json()).toMatchObject({ ok: false, code: refusals.busy.code, data: null })
})

it('[OPS-047] a response that is no refusal stays as it is', async () => {
  const { body } = await open('/api/v1/json')
  expect(JSON.parse(body)).toEqual({ ok: true, msg: '' })
})
