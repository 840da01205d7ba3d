import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { people } from '@titian/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'

let testApp: TestApp
let admin: Person
let port: number

const isEmbedded = !process.env['DATABASE_URL']
/**
 * With so many people and long class names, the file is larger than what the server prepares before
 * the client reads.
 */
const size = isEmbedded ? 1000 : 15_000

beforeAll(async () => {
  testApp = await openTestApp()
  admin = await testApp.person('schoolAdmin,normal')
  const { schoolId } = testApp
  await testApp.db.execute(sql`
    insert into users (school_id, area_code, mobile, name, name_sort, roles, class_name)
    select ${schoolId}::bigint, '60', (180000000 + n)::text, 'P' || n, lpad(n::text, 8, '0'), 'student,normal',
      case when n <= 700 then 'Small' else repeat('Large ', 120) end from generate_series(1, ${size}) n`)
  await testApp.app.http.listen({ port: 0, host: '127.0.0.1' })
  port = (testApp.app.http.server.address() as AddressInfo).port
})
afterAll(() => testApp.close())

const small = { className: 'Small', sort: 'created', descending: false } as const

/** Requests the file of all people like a browser, and reads its first bytes only. */
async function begin(person: Person): Promise<{ socket: Socket; first: string }> {
  const socket = connect(port, '127.0.0.1')
  const input = JSON.stringify({ role: 'student', format: 'csv' })
  socket.write(
    [
      `POST /api/v1${people.exportPeople.path} HTTP/1.1`,
      'host: localhost',
      'content-type: application/json',
      `content-length: ${Buffer.byteLength(input)}`,
      `cookie: token=${person.token}`,
      'connection: close',
      '',
      input,
    ].join('\r\n'),
  )
  const [first] = (await once(socket, 'data')) as [Buffer]
  socket.pause()
  return { socket, first: first.toString() }
}

async function restOf(socket: Socket): Promise<string> {
  const parts: Buffer[] = []
  socket.on('data', (part: Buffer) => parts.push(part)).on('error', () => undefined)
  socket.resume()
  if (!socket.closed) await once(socket, 'close')
  return Buffer.concat(parts).toString()
}

/** Connections of the pool that are in a transaction. */
async function open(): Promise<number[]> {
  const { rows } = await testApp.db.execute<{ pid: number }>(sql`
    select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
      and xact_start is not null and backend_type = 'client backend'`)
  return rows.map(({ pid }) => pid)
}

describe('[FRM-397] the export of many people', () => {
  it('contains everybody once, in list order', async () => {
    const { body } = await testApp.ask(people.exportPeople, { ...small, format: 'csv' }, admin)
    expect(body.data).toMatchObject({ mediaType: 'text/csv;charset=utf-8' })
    const text = Buffer.from(body.data?.base64 ?? '', 'base64').toString()
    const names = text
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => Number(/^P(\d+),/.exec(line)?.[1]))
    expect(names).toEqual(Array.from({ length: 700 }, (_, at) => at + 1))
  })

  it('refuses an unknown time zone and an unauthorised caller before its first byte', async () => {
    const unknown = { ...small, timeZone: 'Nowhere/None' }
    expect((await testApp.ask(people.exportPeople, unknown, admin)).body.code).toBe(-2)
    const teacher = await testApp.person('teacher,normal')
    expect((await testApp.ask(people.exportPeople, small, teacher)).body.code).toBe(-6)
    const signs = [testApp.seal('user', 999_999_999)]
    expect((await testApp.ask(people.exportPeople, { signs }, admin)).status).toBe(404)
    expect(isEmbedded ? [] : await open()).toEqual([])
  })
})

describe.skipIf(isEmbedded)('the export of many people with a slow client', () => {
  it('[FRM-398] releases its connection when the client disconnects', async () => {
    const { socket, first } = await begin(admin)
    expect(first).toContain('"mediaType":"text/csv;charset=utf-8","base64":"')
    expect(await open()).toHaveLength(1)
    await setTimeout(200)
    expect(await open()).toHaveLength(1)
    socket.destroy()
    await vi.waitFor(async () => expect(await open()).toEqual([]), 10_000)
  })

  it('[FRM-398] breaks off when the database fails, and leaves an unreadable response', async () => {
    const { socket, first } = await begin(admin)
    const [pid] = await open()
    await testApp.db.execute(sql`select pg_terminate_backend(${pid}::integer)`)
    const text = first + (await restOf(socket))
    const body = text.slice(text.indexOf('{'))
    expect(body.length).toBeGreaterThan(1000)
    expect(body.endsWith('0\r\n\r\n')).toBe(false)
    expect(body).not.toContain('"}}')
    expect((await testApp.ask(people.exportPeople, small, admin)).status).toBe(200)
  })

  it('[FRM-399] waits for the previous file of the same person', async () => {
    const { socket } = await begin(admin)
    let isOver = false
    const second = testApp.ask(people.exportPeople, small, admin).then(({ status }) => {
      isOver = true
      return status
    })
    const other = await testApp.person('schoolAdmin,normal')
    expect((await testApp.ask(people.exportPeople, small, other)).status).toBe(200)
    expect(isOver).toBe(false)
    socket.destroy()
    expect(await second).toBe(200)
  })

  it('[FRM-399] refuses a third person with 503 and the seconds until a retry', async () => {
    const others = [admin, await testApp.person('schoolAdmin,normal')]
    const begun = await Promise.all(others.map((person) => begin(person)))
    const third = await testApp.person('schoolAdmin,normal')
    const answer = await testApp.app.http.inject({
      method: 'POST',
      url: `/api/v1${people.exportPeople.path}`,
      payload: small,
      headers: { host: 'localhost', language: 'zh' },
      cookies: { token: third.token },
    })
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('60')
    expect(answer.json()).toMatchObject({
      code: -9999,
      msg: '系统正在生成其他导出文件，请一分钟后重试',
      extend: { reason: 'exportsBusy' },
    })
    for (const { socket } of begun) socket.destroy()
    await vi.waitFor(async () => expect(await open()).toEqual([]), 10_000)
  })

  it('[FRM-397] contains the data of one moment', async () => {
    const { socket, first } = await begin(admin)
    await testApp.db.execute(sql`update users set class_name = 'Moved' where mobile like '18%00'`)
    const text = first + (await restOf(socket))
    expect(text).toContain('"}}')
    const letters = text
      .slice(text.indexOf('"base64":"') + 10)
      .replaceAll(/\r\n[\da-f]+\r\n/g, '')
      .split('"')[0]
    const lines = Buffer.from(letters ?? '', 'base64')
      .toString()
      .trim()
      .split('\r\n')
    expect(lines).toHaveLength(size + 1)
    expect(lines.filter((line) => line.includes('Moved'))).toEqual([])
  })
})
