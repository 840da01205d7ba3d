import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { people } from '@titian/contract'
import { sql } from 'drizzle-orm'
import { readCsv } from '../../../platform/parsing/csv.ts'
import { sheetRows } from '../../../testing/sheet-rows.ts'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { makeAccount } from '../../accounts/factories.ts'

let testApp: TestApp
let admin: Person

beforeAll(async () => {
  testApp = await openTestApp()
  admin = await testApp.person('schoolAdmin,normal')
})
afterAll(() => testApp.close())

const list = (
  input: Parameters<typeof testApp.ask<typeof people.listPeople>>[1],
  by: Person = admin,
) => testApp.ask(people.listPeople, input, by)

describe('the people of a school', () => {
  it('[ACC-218] is for staff only', async () => {
    const [student, teacher] = [await testApp.person(), await testApp.person('teacher,normal')]
    expect((await list({}, student)).body.code).toBe(-6)
    expect((await list({}, teacher)).body.code).toBe(-6)
    expect((await testApp.ask(people.listPeople, {})).body.code).toBe(-1001)
  })

  it('are listed for the school of the caller, newest first, in pages and few statements', async () => {
    const stranger = await testApp.person('schoolAdmin,normal', testApp.otherSchoolId)
    const newest = await makeAccount(testApp, {
      name: 'Newest',
      roles: 'student,normal',
      studentCard: 'S-1',
    })
    const { body } = await list({ size: 2 })
    expect(body.data?.list[0]).toMatchObject({
      sign: testApp.seal('user', newest.userId),
      name: 'Newest',
      studentCard: 'S-1',
      disabled: false,
      lastLoginAt: null,
    })
    expect(body.data?.list).toHaveLength(2)
    const all = await list({ size: 100 })
    expect(all.body.data?.list).toHaveLength(all.body.data?.total ?? -1)
    expect(
      all.body.data?.list.some(({ sign }) => sign === testApp.seal('user', stranger.userId)),
    ).toBe(false)
    expect((await list({ page: 99 })).body.data).toMatchObject({
      list: [],
      total: all.body.data?.total,
    })
    expect(await testApp.statementsOf(() => list({ size: 100 }))).toBeLessThanOrEqual(3)
  })

  it('[FRM-142] are fifteen to a page by default', async () => {
    for (let made = 0; made < 16; made += 1) await makeAccount(testApp)
    const { body } = await list({})
    expect(body.data?.list).toHaveLength(15)
    expect(body.data?.total).toBeGreaterThan(15)
  })

  it('are found by a part of a name or a phone, and by role', async () => {
    const { mobile } = await makeAccount(testApp, { name: '100%_Kavitha', roles: 'teacher,normal' })
    const names = async (input: Parameters<typeof list>[0]) =>
      (await list(input)).body.data?.list.map(({ name }) => name)
    expect(await names({ name: '0%_kav' })).toEqual(['100%_Kavitha'])
    expect(await names({ name: '%%' })).toEqual([])
    expect(await names({ name: `0${mobile}` })).toEqual(['100%_Kavitha'])
    expect(await names({ role: 'teacher', name: 'kavitha' })).toEqual(['100%_Kavitha'])
    expect(await names({ role: 'student', name: 'kavitha' })).toEqual([])
    expect(await names({ role: 'staff' })).toEqual([admin.name])
  })
})

describe('searching people', () => {
  it('[ACC-283] [FRM-446] finds displayed values in any notation', async () => {
    const { userId } = await makeAccount(testApp, {
      mobile: '132000116',
      name: 'Nur Aisyah binti Hamzah',
      studentCard: '2024-CB-0315',
    })
    const sign = testApp.seal('user', userId)
    const texts = [
      '+60 132000116',
      '013-200 0116',
      '0132000116',
      '60132000116',
      '132000116',
      '2024-cb-0315',
      'aisyah hamzah',
      'HAMZAH nur',
      'ＨＡＭＺＡＨ　ｎｕｒ',
      '１３２０００１１６',
      '＋60 １３２０００１１６',
      '2024\u2011cb\u20110315\u200B',
    ]
    for (const name of texts) {
      const { body } = await testApp.ask(people.listPeople, { name }, admin)
      expect([name, body.data?.list.map((one) => one.sign)]).toEqual([name, [sign]])
    }
    const other = await testApp.ask(people.listPeople, { name: 'aisyah ali' }, admin)
    expect(other.body.data?.total).toBe(0)
  })
})

describe('sorting, filtering and exporting the list of people', () => {
  const word = 'Ordered'
  const names = async (input: Parameters<typeof list>[0]) =>
    (await list({ name: word, ...input })).body.data?.list.map(({ name }) => name)

  beforeAll(async () => {
    const plans = [
      {
        name: 'Ordered C',
        studentCard: 'O-1',
        className: '2B',
        lastLoginAt: new Date('2026-02-01'),
      },
      {
        name: 'Ordered A',
        studentCard: 'O-3',
        className: '2A',
        lastLoginAt: new Date('2026-03-01'),
      },
      { name: 'Ordered B', studentCard: null, className: null, lastLoginAt: null },
    ]
    for (const plan of plans) await makeAccount(testApp, { roles: 'student,normal', ...plan })
  })

  it('[ACC-287] sorts by each column, with empty values last in both directions', async () => {
    expect(await names({})).toEqual(['Ordered B', 'Ordered A', 'Ordered C'])
    expect(await names({ sort: 'created', descending: false })).toEqual([
      'Ordered C',
      'Ordered A',
      'Ordered B',
    ])
    expect(await names({ sort: 'name', descending: false })).toEqual([
      'Ordered A',
      'Ordered B',
      'Ordered C',
    ])
    for (const [sort, descending, expected] of [
      ['studentCard', false, 'C A B'],
      ['studentCard', true, 'A C B'],
      ['className', false, 'A C B'],
      ['className', true, 'C A B'],
      ['lastLogin', false, 'C A B'],
      ['lastLogin', true, 'A C B'],
    ] as const) {
      const found = (await names({ sort, descending }))?.map((name) => name.slice(-1)).join(' ')
      expect([sort, descending, found]).toEqual([sort, descending, expected])
    }
  })

  it('[ACC-287] filters by one class, and lists the classes of this school only', async () => {
    expect(await names({ className: '2A' })).toEqual(['Ordered A'])
    const plan = { schoolId: testApp.otherSchoolId, className: '9Z' }
    await makeAccount(testApp, plan)
    const { body } = await list({ size: 1 })
    expect(new Set(body.data?.classes).size).toBe(body.data?.classes.length)
    expect(body.data?.classes).toEqual(expect.arrayContaining(['2A', '2B']))
    expect(body.data?.classes).not.toContain('9Z')
  })

  it("[ACC-287] [TCH-092] exports the filtered list in the reader's language and time zone, without formulas", async () => {
    const evil = await makeAccount(testApp, {
      name: '=Ordered+1',
      studentCard: '@O',
      roles: 'student,normal',
    })
    const asked = {
      name: word,
      sort: 'name',
      descending: true,
      timeZone: 'Asia/Kuala_Lumpur',
    } as const
    const sheet = async (format: 'csv' | 'xlsx', language: string) => {
      const { body } = await testApp.ask(
        people.exportPeople,
        { ...asked, format },
        { person: admin, language },
      )
      return body.data
    }
    const csv = await sheet('csv', 'zh')
    expect(csv?.fileName).toMatch(/^用户 \d{4}-\d\d-\d\d\.csv$/)
    const text = Buffer.from(csv?.base64 ?? '', 'base64').toString()
    const [head, ...rows] = readCsv(text.slice(1), ',', 100).rows
    expect(head?.slice(0, 3)).toEqual(['姓名', '学号', '班级'])
    expect(rows.map(([name]) => name)).toContain("'=Ordered+1")
    expect(rows.flat().filter((cell) => /^[=@+]/.test(cell))).toEqual([])
    expect(rows.find(([name]) => name === 'Ordered A')?.slice(-1)).toEqual(['2026-03-01 08:00:00'])
    const [enHead, ...enRows] = await sheetRows((await sheet('xlsx', 'en'))?.base64)
    expect(enHead?.slice(0, 3)).toEqual(['Name', 'Student number', 'Class'])
    expect(enRows.map(([name]) => name)).toContain('=Ordered+1')
    await testApp.db.execute(sql`delete from users where id = ${evil.userId}`)
  })

  it('[FRM-367] exports the ticked people only, and nobody of another school', async () => {
    const [ticked, left] = [
      await makeAccount(testApp, { name: 'Ticked One' }),
      await makeAccount(testApp, { name: 'Ticked Not' }),
    ]
    const stranger = await testApp.person('student,normal', testApp.otherSchoolId)
    const signsOf = (...all: { userId: number }[]) =>
      all.map(({ userId }) => testApp.seal('user', userId))
    const far = { signs: signsOf(ticked, stranger) }
    expect((await testApp.ask(people.exportPeople, far, admin)).status).toBe(404)
    const { body } = await testApp.ask(people.exportPeople, { signs: signsOf(ticked) }, admin)
    const text = Buffer.from(body.data?.base64 ?? '', 'base64').toString()
    const [, ...rows] = readCsv(text.slice(1), ',', 100).rows
    expect(rows.map(([name]) => name)).toEqual(['Ticked One'])
    const all = await testApp.ask(people.exportPeople, { name: 'Ticked' }, admin)
    expect(Buffer.from(all.body.data?.base64 ?? '', 'base64').toString()).toContain('Ticked Not')
    for (const { userId } of [ticked, left])
      await testApp.db.execute(sql`delete from users where id = ${userId}`)
  })

  it('[ACC-283] [ACC-287] finds a person, and the few teachers, by an index', async () => {
    await testApp.db.execute(sql`
      insert into users (school_id, area_code, mobile, name, roles, student_card, class_name)
      select ${testApp.schoolId}, '86', '1' || (3800000000 + n), 'Many ' || md5(n::text), 'student,normal', 'M-' || n, 'Many ' || n % 50
      from generate_series(1, 3000) n`)
    await testApp.db.execute(sql`analyze users`)
    const few = await testApp.statementsOf(() => list({ name: '+86 138-0000 2999' }))
    expect(few).toBeLessThanOrEqual(3)
    const parts = ['m-', '-2', '29', '99'].map((part) => `${testApp.schoolId}:${part}`)
    const { rows } = await testApp.db.execute(sql`explain select id from users
      where school_id = ${testApp.schoolId} and course_name_parts(users.school_id, lower(users.name || ' ' || users.area_code || users.mobile || coalesce(' ' || users.student_card, '')))
        @> ${sql.param(parts)}::text[]`)
    expect(JSON.stringify(rows)).toContain('users_parts')
    const found = async (name: string) => (await list({ name })).body.data?.list[0]?.studentCard
    expect(await found('M-2999')).toBe('M-2999')
    expect(await found('+86 1380000 2999')).toBe('M-2999')
    expect((await list({ role: 'staff' })).body.data?.total).toBe(1)
  })
})
