import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { modules } from '../../apps/server/src/app.ts'
import { readEnv } from '../../apps/server/src/env.ts'
import { ContentWatch } from '../../apps/server/src/platform/content/content-watch.ts'
import { CachedAnswers } from '../../apps/server/src/platform/content/shared.ts'
import { bind, type SharedAnswers } from '../../apps/server/src/platform/http/bind.ts'
import { createHttp } from '../../apps/server/src/platform/http/web-server.ts'
import { everyCall, type NamedCall } from './every-call.ts'
import { rows } from './rows.ts'
import { openScene, type Scene } from './scene.ts'
import { type Caller, cookieHeader, queryOf } from './sender.ts'

let scene: Scene
let http: Awaited<ReturnType<typeof createHttp>>

beforeAll(async () => {
  scene = await openScene()
  const { pool } = scene.testApp.database
  http = await createHttp(readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }))
  const watch = new ContentWatch()
  await watch.start(pool)
  const shared: SharedAnswers = new CachedAnswers(watch, 1024 * 1024)
  for (const { routes } of modules) bind(http, routes, scene.testApp.app.deps, shared)
  await http.ready()
})
afterAll(async () => {
  await http.close()
  await scene.testApp.close()
})

async function ask({ call }: NamedCall, input: object, caller: Caller, more = {}) {
  const isGet = call.method === 'GET'
  scene.testApp.clock.pass(1)
  const { statusCode, headers, body } = await http.inject({
    method: call.method,
    url: `/api/v1${call.path}${isGet ? `?${queryOf(input)}` : ''}`,
    ...(!isGet && { payload: JSON.stringify(input) }),
    headers: {
      host: caller.host,
      language: 'en',
      cookie: cookieHeader(caller),
      ...(!isGet && { 'content-type': 'application/json' }),
      ...more,
    },
  })
  return { statusCode, etag: headers['etag'], body }
}

/** Excludes common table expressions of the statement. */
async function tablesThere(): Promise<Set<string>> {
  const found = await rows<{ table: string }>(
    scene.testApp,
    `select tablename as table from pg_tables where schemaname = 'public'`,
  )
  return new Set(found.map(({ table }) => table))
}

/** The tables that the statements of a run read. */
async function tablesRead(run: () => Promise<unknown>): Promise<Set<string>> {
  const query = vi.spyOn(scene.testApp.database.pool, 'query')
  await run()
  const statements = query.mock.calls.map(([asked]) =>
    typeof asked === 'string' ? asked : (asked as { text: string }).text,
  )
  query.mockRestore()
  const named = statements.flatMap((text) => [...text.matchAll(/\b(?:from|join) "?([a-z_]+)"?/gi)])
  const tables = await tablesThere()
  return new Set(named.map(([, name = '']) => name).filter((name) => tables.has(name)))
}

/**
 * Tables whose changes need not be announced: figures that may be a minute old, sums and periods
 * that change only together with an announced table, and immutable files.
 */
const silentTables = [
  'enrolments',
  'course_tallies',
  'course_student_sums',
  'post_terms',
  'post_spellings',
  'files',
  'article_likes',
  'article_favourites',
  'article_visits',
]

async function notifyingTables(): Promise<Set<string>> {
  const found = await rows<{ table: string }>(
    scene.testApp,
    `select distinct relname as table from pg_trigger join pg_class on pg_class.oid = tgrelid
     where tgname like 'tell_content%'`,
  )
  return new Set(found.map(({ table }) => table))
}

const shared = everyCall.filter(({ call }) => call.shared)

it('[FRM-278] some calls are shared', () => {
  expect(shared.length).toBeGreaterThan(10)
})

describe('[FRM-278] a shared response is the same for every visitor, and only visitors get it', () => {
  it.each(shared.map((named) => [`${named.noun}.${named.name}`, named] as const))(
    '%s',
    async (_title, named) => {
      const { first, second } = scene
      const visitor = { host: first.host }
      expect(named.call).toMatchObject({ who: 'anyone', kind: 'read' })
      const input = await named.sample(first)
      const own = await ask(named, input, visitor)
      expect(own).toMatchObject({ statusCode: 200, etag: expect.any(String) })
      const readAgain = await tablesRead(async () =>
        expect(await ask(named, input, visitor)).toEqual(own),
      )
      // A repeated request may query the school of its host again, but no other table.
      expect(
        [...readAgain].filter((table) => !['school_hosts', 'schools'].includes(table)),
      ).toEqual([])
      const has = { 'if-none-match': own.etag }
      expect(await ask(named, input, visitor, has)).toMatchObject({ statusCode: 304, body: '' })

      const person = await ask(named, input, { ...first.people.student, host: first.host })
      expect(person.etag).toBeUndefined()
      const elsewhere = await ask(named, input, { host: second.host })
      expect(elsewhere.body).not.toContain(first.word)
    },
  )
})

describe('[FRM-278] each table that a shared response reads sends notices of its changes', () => {
  it.each(shared.map((named) => [`${named.noun}.${named.name}`, named] as const))(
    '%s',
    async (_title, named) => {
      const input = await named.sample(scene.first)
      // The call is made in another language, so that its response is not the cached one.
      const other = { language: 'my' }
      const read = await tablesRead(() => ask(named, input, { host: scene.first.host }, other))
      const notifying = await notifyingTables()
      expect(
        [...read].filter((table) => !notifying.has(table) && !silentTables.includes(table)),
      ).toEqual([])
    },
  )
})

it('[FRM-278] a change is visible within a second', async () => {
  const named = shared.find(({ name }) => name === 'schoolBaseInfo')
  if (!named) throw new Error('no such call')
  const visitor = { host: scene.first.host }
  await ask(named, {}, visitor)
  const { schoolId } = scene.first.people.student
  await rows(scene.testApp, "update schools set phone = '+60 3 555' where id = $1", [schoolId])
  await expect
    .poll(async () => (await ask(named, {}, visitor)).body, { timeout: 1000 })
    .toContain('+60 3 555')
})
