import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { homework } from '@titian/contract'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { Lab } from './factories.ts'

const page = join(import.meta.dirname, '../../../../../../docs/practice-reports.md')

interface Example {
  visitorOf(address: string, secret: string): { userId: string; taskId: string } | null
  report(
    system: { school: string; key: string; secret: string },
    values: Record<string, unknown>,
  ): Promise<{ data: unknown }>
}

let testApp: TestApp
let folder: string

beforeAll(async () => {
  testApp = await openTestApp()
  folder = await mkdtemp(join(tmpdir(), 'titian-example-'))
}, 90_000)
afterAll(async () => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  await rm(folder, { recursive: true })
  await testApp.close()
})

async function loadExample(): Promise<Example> {
  const [, code = ''] = /```js\n([\s\S]*?)```/.exec(await readFile(page, 'utf8')) ?? []
  const file = join(folder, 'example.mjs')
  await writeFile(file, code)
  return (await import(/* @vite-ignore */ file)) as Example
}

it('[PRC-019] [PRC-127] the example on the page for developers identifies the student and reports a score', async () => {
  const lab = await Lab.open(testApp)
  const { visitorOf, report } = await loadExample()
  const { body } = await testApp.ask(homework.workById, { sign: lab.task }, lab.student)
  const { link = '' } = body.data ?? {}
  const { secret, key } = lab.made
  const visitor = visitorOf(link, secret)
  expect(visitor).toEqual({
    userId: testApp.seal('user', lab.student.userId),
    taskId: lab.task,
  })
  expect(visitorOf(link.replace('titian_user=', 'titian_user=x'), secret)).toBeNull()
  vi.spyOn(Date, 'now').mockImplementation(() => testApp.clock.now().getTime())
  vi.stubGlobal('fetch', async (url: string, init: { headers: object; body: string }) => {
    const { host, pathname } = new URL(url)
    const answer = await testApp.app.http.inject({
      method: 'POST',
      url: pathname,
      headers: { ...init.headers, host },
      payload: init.body,
    })
    return Response.json(answer.json())
  })
  const system = { school: 'http://localhost', key: key.code, secret }
  const time = testApp.clock.now().toISOString()
  const values = { ...visitor, userScore: 90, runId: 'example', time }
  expect((await report(system, values)).data).toEqual({ outcome: 'accepted' })
  const seen = await testApp.ask(homework.workById, { sign: lab.task }, lab.student)
  expect(seen.body.data).toMatchObject({ studentScore: 45, state: 'graded' })
})
