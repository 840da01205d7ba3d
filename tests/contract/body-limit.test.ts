import { hasNoBody, languages, reasons } from '@titian/contract'
import { z } from 'zod'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { boundsOf, usualBytes } from '../../apps/server/src/platform/http/input-bounds.ts'
import { askUndone, describeReply, rightfulAsker } from './asking.ts'
import { everyCall, type NamedCall } from './every-call.ts'
import { largestValue } from './inputs/largest-value.ts'
import { Sandbox } from './sandbox.ts'
import { openScene, type Scene } from './scene.ts'
import { send } from './sender.ts'

let scene: Scene
let sandbox: Sandbox

beforeAll(async () => {
  scene = await openScene()
  sandbox = await Sandbox.enter(scene.testApp)
})
afterAll(async () => {
  await sandbox.leave()
  await scene.testApp.close()
})

const withBody = everyCall
  .filter(({ call }) => !hasNoBody(call))
  .map((named) => [`${named.noun}.${named.name}`, named] as const)

/** The sample with an unknown field, which makes the body as long as requested. */
async function bodyOf(named: NamedCall, bytes: number): Promise<string> {
  const sample = await named.sample(scene.first)
  const written = (padding: string) => JSON.stringify({ ...sample, padding })
  return written('x'.repeat(bytes - Buffer.byteLength(written(''))))
}

describe("[FRM-348] a body of the size that the call's schema needs is accepted", () => {
  it.each(withBody)('%s', async (_, named) => {
    const caller = rightfulAsker(named, scene.first)
    const body = await bodyOf(named, boundsOf(named.call).bytes)
    const { reply } = await askUndone(scene, sandbox, named, body, caller)
    // Only this call refuses unknown fields, as a requirement says (ACC-260).
    const isStrict = named.name === 'updateUserInfo'
    expect(reply.status, describeReply(reply)).toBe(isStrict ? 422 : 200)
  })
})

describe('[FRM-348] one byte more is refused with a helpful text', () => {
  it.each(withBody)('%s', async (_, named) => {
    const caller = rightfulAsker(named, scene.first)
    const body = await bodyOf(named, boundsOf(named.call).bytes + 1)
    const { reply, changed } = await askUndone(scene, sandbox, named, body, caller)
    expect(reply).toMatchObject({
      status: 413,
      body: { ok: false, code: -2, msg: reasons.inputTooLarge.en },
    })
    expect(changed).toEqual([])
  })
})

describe('[FRM-348] the largest input that the schema allows is accepted, up to 1 MB', () => {
  it.each(withBody)('%s', (_, { call }) => {
    const schema = z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' })
    const { value, values } = largestValue(schema)
    const bytes = Buffer.byteLength(JSON.stringify(value))
    if (bytes > 1024 * 1024) return
    expect(bytes).toBeLessThanOrEqual(boundsOf(call).bytes)
    expect(values).toBeLessThanOrEqual(boundsOf(call).values)
  })
})

it('[FRM-348] visitors may send at most 128 kB to any call', () => {
  const ofVisitors = everyCall.filter(({ call }) => call.who === 'anyone')
  const large = ofVisitors.filter(({ call }) => boundsOf(call).bytes > usualBytes)
  expect(ofVisitors.length).toBeGreaterThan(30)
  expect(large.map(({ name }) => name)).toEqual([])
  expect(ofVisitors.filter(({ call }) => boundsOf(call).values > 1000)).toEqual([])
})

it("[FRM-348] a visitor's large body is refused before it is read", async () => {
  const large = withBody.filter(([, { call }]) => boundsOf(call).bytes > usualBytes)
  expect(large.length).toBeGreaterThan(15)
  for (const [title, { call }] of large) {
    const unreadable = '['.repeat(usualBytes + 1)
    const reply = await send(scene.testApp, call, unreadable, { host: 'localhost' })
    expect([title, reply.status, reply.body.code]).toEqual([title, 401, -1001])
  }
})

it('[FRM-348] more values than the schema allows are refused in the language of the request', async () => {
  const { testApp } = scene
  for (const language of languages) {
    const response = await testApp.app.http.inject({
      method: 'POST',
      url: '/api/v1/course/courseList',
      payload: `{"deep":[${'0,'.repeat(1500)}0]}`,
      headers: { host: 'localhost', language, 'content-type': 'application/json' },
    })
    expect([response.statusCode, response.json()]).toMatchObject([
      422,
      { code: -2, msg: reasons.inputTooLarge[language] },
    ])
  }
})
