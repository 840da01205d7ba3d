import { type MaintenanceFields, operations, schools } from '@titian/contract'
import { desc, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { auditEntries } from '../../../platform/audit/tables.ts'
import { ContentWatch, everySchool } from '../../../platform/content/content-watch.ts'
import { openPublicSite, type PublicSite } from '../../../testing/public-site.ts'
import type { Person, TestApp } from '../../../testing/test-app.ts'
import { findSchoolByHost, renewSchool } from '../../schools/index.ts'
import { maintenanceNotices } from '../tables.ts'

let site: PublicSite
let testApp: TestApp
let platform: Person
beforeAll(async () => {
  site = await openPublicSite()
  ;({ testApp } = site)
  platform = await testApp.person('platformAdmin,normal')
})
afterEach(async () => {
  await testApp.db.delete(maintenanceNotices)
  renewSchool(testApp.db, everySchool)
  // The same input is refused within a second.
  testApp.clock.pass(2)
})
afterAll(() => site.close())

const hour = 3_600_000
const inHours = (hours: number) =>
  new Date(testApp.clock.now().getTime() + hours * hour).toISOString()

const fieldsOf = (changed: Partial<MaintenanceFields> = {}): MaintenanceFields => ({
  startsAt: inHours(10),
  endsAt: inHours(12),
  leadHours: 24,
  texts: { en: 'We move.', zh: '' },
  ...changed,
})
const write = (changed?: Partial<MaintenanceFields>, by: Person = platform) =>
  testApp.ask(operations.writeMaintenanceNotice, fieldsOf(changed), by)
const written = async (changed?: Partial<MaintenanceFields>) =>
  (await write(changed)).body.data?.sign ?? ''
const withdraw = (sign: string, by: Person = platform) =>
  testApp.ask(operations.withdrawMaintenanceNotice, { sign }, by)
const list = (by: Person = platform) =>
  testApp.ask(operations.findMaintenanceNotices, { page: 1, size: 20 }, by)
const rows = () => testApp.db.select().from(maintenanceNotices)
const shownAt = async (host: string) =>
  (await testApp.ask(schools.schoolInitial, {}, { host })).body.data?.maintenance
const lastAct = async () =>
  (await testApp.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1))[0]

async function headerOf(path: string, token?: string) {
  const response = await testApp.app.http.inject({
    url: `/api/v1${path}`,
    headers: { host: 'localhost' },
    ...(token && { cookies: { token } }),
  })
  return response.headers['maintenance']
}

describe('[OPS-076] a notice of maintenance', () => {
  it('is written by platform administrators alone, and is logged', async () => {
    for (const roles of ['schoolAdmin,normal', 'teacher,normal', 'student,normal']) {
      const person = await testApp.person(roles)
      expect((await write({}, person)).body.code).toBe(-6)
      expect((await list(person)).body.code).toBe(-6)
    }
    expect(await rows()).toEqual([])
    expect((await write()).body).toMatchObject({ ok: true })
    expect(await rows()).toMatchObject([
      {
        startsAt: new Date(inHours(10)),
        endsAt: new Date(inHours(12)),
        leadHours: 24,
        texts: { en: 'We move.' },
        version: 1,
        withdrawnAt: null,
      },
    ])
    expect(await lastAct()).toMatchObject({
      action: 'maintenance.written',
      actorId: platform.userId,
      detail: expect.arrayContaining([
        { field: 'startsAt', before: '', after: inHours(10) },
        { field: 'texts.en', before: '', after: 'We move.' },
      ]),
    })
  })

  it('is refused with a wrong time or a text that is too long, beside the field', async () => {
    const before = await write({ endsAt: inHours(9) })
    expect(before.body.extend?.fields).toEqual({ endsAt: 'The end must be after the start.' })
    const long = await write({ texts: { my: 'a'.repeat(301) } })
    expect(Object.keys(long.body.extend?.fields ?? {})).toEqual(['texts.my'])
    const lead = await write({ leadHours: 721 })
    expect(Object.keys(lead.body.extend?.fields ?? {})).toEqual(['leadHours'])
    const past = await write({ startsAt: inHours(-3), endsAt: inHours(-1) })
    expect(past.body).toMatchObject({ code: -4, extend: { reason: 'maintenancePast' } })
    expect(await rows()).toEqual([])
  })

  it('is listed with its state, which follows the clock of the server', async () => {
    const sign = await written({ startsAt: inHours(30), endsAt: inHours(31) })
    const stateNow = async () =>
      (await list(await testApp.person('platformAdmin,normal'))).body.data
    expect(await stateNow()).toMatchObject({ total: 1, list: [{ sign, state: 'planned' }] })
    for (const [hours, state] of [
      [6, 'shown'],
      [24, 'running'],
      [1, 'over'],
    ] as const) {
      testApp.clock.pass(hours * 3600)
      expect((await stateNow())?.list[0]?.state).toBe(state)
    }
    platform = await testApp.person('platformAdmin,normal')
  })

  it('is part of the facts of every school, for visitors too, until its end', async () => {
    await write()
    for (const host of ['localhost', 'other.localhost'])
      expect(await shownAt(host)).toEqual({
        key: expect.stringMatching(/^[\da-z]+$/),
        startsAt: inHours(10),
        endsAt: inHours(12),
        showsFrom: inHours(-14),
        texts: { en: 'We move.' },
      })
    testApp.clock.pass(12 * 3600)
    // A person gets no kept answer.
    const reader = await testApp.person()
    const after = await testApp.ask(schools.schoolInitial, {}, reader)
    expect(after.body.data?.maintenance).toBeNull()
    platform = await testApp.person('platformAdmin,normal')
  })
})

describe('[OPS-077] a notice that exists', () => {
  it('is changed with its version, and has another key', async () => {
    const sign = await written()
    const { key } = (await shownAt('localhost')) ?? {}
    testApp.clock.pass(1)
    const change = (version: number, by = platform) =>
      testApp.ask(
        operations.changeMaintenanceNotice,
        { sign, version, ...fieldsOf({ leadHours: 2, texts: {} }) },
        by,
      )
    expect((await change(1, await testApp.person('schoolAdmin,normal'))).body.code).toBe(-6)
    expect((await change(1)).body.data).toEqual({ version: 2 })
    expect(await rows()).toMatchObject([{ leadHours: 2, texts: {}, version: 2 }])
    expect(await lastAct()).toMatchObject({
      action: 'maintenance.changed',
      detail: expect.arrayContaining([
        { field: 'leadHours', before: '24', after: '2' },
        { field: 'texts.en', before: 'We move.', after: '' },
      ]),
    })
    const shown = await shownAt('localhost')
    expect(shown?.texts).toEqual({})
    expect(shown?.key).not.toBe(key)
    const late = await change(1)
    expect(late.body).toMatchObject({ code: -4, extend: { reason: 'maintenanceChanged' } })
  })

  it('is withdrawn once, which is logged, and is then part of no page', async () => {
    const sign = await written()
    expect((await withdraw(sign, await testApp.person('schoolAdmin,normal'))).body.code).toBe(-6)
    expect((await withdraw(sign)).body.ok).toBe(true)
    expect((await rows())[0]?.withdrawnAt).toEqual(testApp.clock.now())
    expect(await lastAct()).toMatchObject({ action: 'maintenance.withdrawn' })
    expect(await shownAt('localhost')).toBeNull()
    expect((await list()).body.data?.list[0]?.state).toBe('withdrawn')
    const over = { code: -4, extend: { reason: 'maintenanceOver' } }
    expect((await withdraw(sign)).body).toMatchObject(over)
    const changed = await testApp.ask(
      operations.changeMaintenanceNotice,
      { sign, version: 1, ...fieldsOf() },
      platform,
    )
    expect(changed.body).toMatchObject(over)
  })
})

describe('[OPS-079] pages learn of a notice', () => {
  it('by a header of each call, for visitors and people, without a call of its own', async () => {
    const { token } = await testApp.person()
    expect(await headerOf('/school/navigationBar')).toBe('none')
    const sign = await written()
    const key = (await shownAt('localhost'))?.key
    expect(await headerOf('/school/navigationBar')).toBe(key)
    expect(await headerOf('/user/loginInfo', token)).toBe(key)
    expect(await headerOf('/user/loginInfo')).toBe(key)
    await withdraw(sign)
    expect(await headerOf('/school/navigationBar')).toBe('none')
  })

  it('in kept pages of visitors, which show and drop it', async () => {
    const noticeIn = async (url: string) => {
      const { body } = await site.visit(url)
      const json = /id="first-data">(.*?)<\/script>/s.exec(body)?.[1] ?? '{}'
      const data = JSON.parse(json) as { school: { initial: { maintenance: unknown } } }
      return data.school.initial.maintenance
    }
    const pages = ['/home', '/zh/course', '/teacher/', '/admin/']
    for (const url of pages) expect([url, await noticeIn(url)]).toEqual([url, null])
    const sign = await written()
    for (const url of pages)
      await expect
        .poll(() => noticeIn(url), { timeout: 2000 })
        .toMatchObject({ texts: { en: 'We move.' } })
    await withdraw(sign)
    for (const url of pages) await expect.poll(() => noticeIn(url), { timeout: 2000 }).toBeNull()
  })

  it('in other processes within a second of the change', async () => {
    const watch = new ContentWatch()
    watch.onChange = (schoolId) => renewSchool(testApp.db, schoolId)
    await watch.start(testApp.database.pool)
    const known = async () => (await findSchoolByHost(testApp.db, 'localhost'))?.maintenance.length
    expect(await known()).toBe(0)
    const states = [testApp.schoolId, testApp.otherSchoolId].map((id) => watch.stateOf(id))
    const now = testApp.clock.now()
    const values = { startsAt: now, endsAt: new Date(inHours(1)), createdAt: now, changedAt: now }
    await testApp.db.insert(maintenanceNotices).values(values)
    await expect.poll(known, { timeout: 1000, interval: 20 }).toBe(1)
    expect(watch.stateOf(testApp.schoolId)).not.toBe(states[0])
    expect(watch.stateOf(testApp.otherSchoolId)).not.toBe(states[1])
    await testApp.db
      .update(maintenanceNotices)
      .set({ withdrawnAt: now })
      .where(eq(maintenanceNotices.leadHours, 24))
    await expect.poll(known, { timeout: 1000, interval: 20 }).toBe(0)
  })
})
