import { people } from '@titian/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWorld, type Person, type World } from '../../testing/world.ts'
import { captchaCookies, makeAccount } from './factories.ts'
import { listPeopleNames } from './index.ts'
import { removeExpired } from './jobs.ts'

let world: World
let admin: Person

beforeAll(async () => {
  world = await openWorld()
  admin = await world.person('schoolAdmin,normal')
})
afterAll(() => world.close())

const list = (
  input: Parameters<typeof world.ask<typeof people.listPeople>>[1],
  by: Person = admin,
) => world.ask(people.listPeople, input, by)

describe('the people of a school', () => {
  it('[ACC-218] is for staff only', async () => {
    const [student, teacher] = [await world.person(), await world.person('teacher,normal')]
    expect((await list({}, student)).body.code).toBe(-6)
    expect((await list({}, teacher)).body.code).toBe(-6)
    expect((await world.ask(people.listPeople, {})).body.code).toBe(-1001)
  })

  it('lists the own school, newest first, in pages and few statements', async () => {
    const stranger = await world.person('schoolAdmin,normal', world.otherSchoolId)
    const newest = await makeAccount(world, {
      name: 'Newest',
      roles: 'student,normal',
      studentCard: 'S-1',
    })
    const { body } = await list({ size: 2 })
    expect(body.data?.list[0]).toMatchObject({
      sign: world.seal('user', newest.userId),
      name: 'Newest',
      studentCard: 'S-1',
      disabled: false,
      lastLoginAt: null,
    })
    expect(body.data?.list).toHaveLength(2)
    const all = await list({ size: 100 })
    expect(all.body.data?.list).toHaveLength(all.body.data?.total ?? -1)
    expect(
      all.body.data?.list.some(({ sign }) => sign === world.seal('user', stranger.userId)),
    ).toBe(false)
    expect((await list({ page: 99 })).body.data).toMatchObject({
      list: [],
      total: all.body.data?.total,
    })
    expect(await world.statementsOf(() => list({ size: 100 }))).toBeLessThanOrEqual(3)
  })

  it('finds a part of a name or of a phone, and a role', async () => {
    const { mobile } = await makeAccount(world, { name: '100%_Kavitha', roles: 'teacher,normal' })
    const names = async (input: Parameters<typeof list>[0]) =>
      (await list(input)).body.data?.list.map(({ name }) => name)
    expect(await names({ name: '0%_kav' })).toEqual(['100%_Kavitha'])
    expect(await names({ name: '%%' })).toEqual([])
    expect(await names({ name: `0${mobile}` })).toEqual(['100%_Kavitha'])
    expect(await names({ role: 'teacher', name: 'kavitha' })).toEqual(['100%_Kavitha'])
    expect(await names({ role: 'student', name: 'kavitha' })).toEqual([])
    expect(await names({ role: 'staff' })).toEqual([admin.name])
  })

  it('answers names of many people of one school', async () => {
    const stranger = await world.person('normal', world.otherSchoolId)
    const names = await listPeopleNames(world.db, world.schoolId, [
      admin.userId,
      admin.userId,
      stranger.userId,
    ])
    expect([...names.values()]).toEqual([{ id: admin.userId, name: admin.name, photoFileId: null }])
    expect(await listPeopleNames(world.db, world.schoolId, [])).toEqual(new Map())
  })
})

describe('addresses', () => {
  it('[ACC-142] [ACC-145] answers a picture and ties it to the browser', async () => {
    const response = await world.app.http.inject({
      method: 'GET',
      url: '/api/v1/baseVerify/getQrImage',
      headers: { host: 'localhost' },
    })
    expect([
      response.statusCode,
      response.headers['content-type'],
      response.headers['cache-control'],
    ]).toEqual([200, 'image/png', 'no-store'])
    expect(response.rawPayload.subarray(1, 4).toString()).toBe('PNG')
    expect(response.cookies.find(({ name }) => name === 'captcha')).toMatchObject({
      httpOnly: true,
      sameSite: 'Lax',
      maxAge: 300,
    })
  })

  it('[ACC-143] throttles the picture for one address', async () => {
    await world.db.execute(
      sql`insert into rate_limits (key, started_at, ends_at, uses) values ('captcha 10.1.1.1', ${world.clock.now().toISOString()}, ${new Date(world.clock.now().getTime() + 60_000).toISOString()}, 600)`,
    )
    const response = await world.app.http.inject({
      method: 'GET',
      url: '/api/v1/baseVerify/getQrImage',
      headers: { host: 'localhost' },
      remoteAddress: '10.1.1.1',
    })
    expect([response.statusCode, response.json().extend.reason]).toEqual([429, 'tooManyRequests'])
  })

  it('shows the sandbox messages of the school of the host, as text', async () => {
    await world.app.services.sms.send({
      schoolId: world.schoolId,
      areaCode: '60',
      mobile: '123',
      text: '<b>hello</b>',
    })
    const get = (url: string, host = 'localhost') =>
      world.app.http.inject({ method: 'GET', url, headers: { host } })
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

  it('does not exist where a real gateway sends', async () => {
    const real = await openWorld({ env: { SMS: 'none' } })
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

it('removes what has expired, and only that', async () => {
  const [old, fresh] = [await world.person(), await world.person()]
  await captchaCookies(world)
  await world.db.execute(
    sql`update sessions set expires_at = ${new Date(world.clock.now().getTime() - 31 * 86_400_000).toISOString()} where user_id = ${old.userId}`,
  )
  await removeExpired(world.app.services, world.clock.now())
  const { rows } = await world.db.execute(
    sql`select user_id from sessions where user_id in (${old.userId}, ${fresh.userId})`,
  )
  expect(rows).toEqual([{ user_id: String(fresh.userId) }])
  world.clock.pass(301)
  await removeExpired(world.app.services, world.clock.now())
  expect((await world.db.execute(sql`select 1 from captchas`)).rows).toEqual([])
})
