import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { people } from '@titian/contract'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { auditEntries } from '../../../platform/audit/tables.ts'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { makeAccount, makeMember } from '../../accounts/factories.ts'
import { users } from '../../accounts/index.ts'

let testApp: TestApp
let admin: Person

beforeAll(async () => {
  testApp = await openTestApp()
  admin = await testApp.person('schoolAdmin,normal')
})
afterAll(() => testApp.close())

const reason = 'End of the school year'
type Input = Parameters<typeof testApp.ask<typeof people.changePeople>>[1]
const signOf = (userId: number) => testApp.seal('user', userId)
const change = (ids: readonly number[], input: Omit<Input, 'signs' | 'reason'>, by = admin) =>
  testApp.ask(people.changePeople, { signs: ids.map(signOf), reason, ...input }, by)

async function students(count: number): Promise<number[]> {
  const made = []
  for (let number = 1; number <= count; number += 1)
    made.push(await makeAccount(testApp, { name: `Student ${number}`, roles: 'student,normal' }))
  return made.map(({ userId }) => userId)
}

const rowsOf = (ids: readonly number[]) =>
  testApp.db
    .select()
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(asc(users.id))

const logOf = (ids: readonly number[]) =>
  testApp.db
    .select()
    .from(auditEntries)
    .where(
      and(inArray(auditEntries.subjectId, [...ids]), eq(auditEntries.schoolId, testApp.schoolId)),
    )

describe('all people who match a filter', () => {
  it('[FRM-332] are changed as the filter finds them now; when people are named too, only those are changed', async () => {
    const ids = await students(3)
    const className = `Swept ${ids[0]}`
    await testApp.db.update(users).set({ className }).where(inArray(users.id, ids))
    const [ticked, ...rest] = ids as [number, number, number]
    const ask = (input: Omit<Input, 'act' | 'reason'>) =>
      testApp.ask(people.changePeople, { act: 'disable', reason, ...input }, admin)
    const filter = { className }
    const one = await ask({ signs: [signOf(ticked)], filter })
    expect(one.body.data).toEqual({ changed: 1, same: 0, refused: [] })
    expect((await rowsOf(ids)).map(({ disabled }) => disabled)).toEqual([true, false, false])
    expect((await ask({})).body).toMatchObject({
      code: -2,
      extend: { fields: { signs: expect.anything() } },
    })
    const all = await ask({ filter })
    expect(all.body.data).toEqual({ changed: 2, same: 1, refused: [] })
    expect((await rowsOf(ids)).map(({ disabled }) => disabled)).toEqual([true, true, true])
    expect((await logOf(rest)).map(({ action }) => action)).toEqual([
      'person.disabled',
      'person.disabled',
    ])
    const none = await ask({ filter: { className: 'nobody is in it' } })
    expect(none.status).toBe(404)
  })

  it('[FRM-332] are at most 200; above that nobody is changed', async () => {
    const className = 'Too many'
    await testApp.db.execute(sql`
      insert into users (school_id, area_code, mobile, name, roles, class_name)
      select ${testApp.schoolId}, '86', '1' || (3700000000 + n), 'Many ' || n, 'student,normal', ${className}
      from generate_series(1, 201) n`)
    const input = { filter: { className }, act: 'disable', reason } as const
    const { body } = await testApp.ask(people.changePeople, input, admin)
    expect(body).toMatchObject({
      code: -2,
      extend: { fields: { filter: expect.stringContaining('200') } },
    })
    const { rows } = await testApp.db.execute(
      sql`select count(*)::int as n from users where class_name = ${className} and disabled`,
    )
    expect(rows).toEqual([{ n: 0 }])
  })
})

describe('several selected people', () => {
  it('[ACC-290] are disabled and enabled together, signed out, and logged individually', async () => {
    const member = await makeMember(testApp)
    const ids = [...(await students(2)), member.userId]
    expect((await change(ids, { act: 'disable' })).body.data).toEqual({
      changed: 3,
      same: 0,
      refused: [],
    })
    expect((await rowsOf(ids)).map(({ disabled }) => disabled)).toEqual([true, true, true])
    const log = await logOf(ids)
    expect(new Set(log.map(({ subjectId }) => subjectId))).toEqual(new Set(ids))
    expect(log.map(({ action, reason: why }) => [action, why])).toEqual(
      ids.map(() => ['person.disabled', reason]),
    )
    expect((await testApp.ask(people.listPeople, {}, member)).body.code).toBe(-1001)
    expect((await change(ids, { act: 'enable' })).body.data?.changed).toBe(3)
    expect((await rowsOf(ids)).some(({ disabled }) => disabled)).toBe(false)
  })

  it('[ACC-290] are changed and logged once, also by parallel requests', async () => {
    const ids = await students(4)
    const both = await Promise.all([
      change(ids, { act: 'disable' }),
      change(ids.toReversed(), { act: 'disable' }),
    ])
    expect(new Set(both.map(({ body }) => body.data?.changed))).toEqual(new Set([0, 4]))
    expect(await logOf(ids)).toHaveLength(4)
    const twice = await change([...ids, ...ids], { act: 'disable' })
    expect(twice.body.data).toEqual({ changed: 0, same: 4, refused: [] })
    expect(await logOf(ids)).toHaveLength(4)
  })

  it('[ACC-290] are changed all or none, and each protected account is named with the reason', async () => {
    const [student = 0] = await students(1)
    const platform = await makeAccount(testApp, { name: 'Platform', roles: 'platformAdmin,normal' })
    const teacher = await makeAccount(testApp, { name: 'Teacher', roles: 'teacher,normal' })
    const ids = [student, platform.userId, admin.userId]
    const { body } = await change(ids, { act: 'disable' })
    expect(body.data).toEqual({
      changed: 0,
      same: 0,
      refused: [
        { sign: signOf(admin.userId), name: admin.name, why: 'yourself' },
        { sign: signOf(platform.userId), name: 'Platform', why: 'platformStaff' },
      ],
    })
    expect((await rowsOf(ids)).some(({ disabled }) => disabled)).toBe(false)
    const own = await change([student, admin.userId], { act: 'takeRole', role: 'schoolAdmin' })
    expect(own.body.data?.refused.map(({ why }) => why)).toEqual(['yourself'])
    const classes = await change([student, teacher.userId], { act: 'setClass', className: '3C' })
    expect(classes.body.data?.refused).toEqual([
      { sign: signOf(teacher.userId), name: 'Teacher', why: 'noStudent' },
    ])
    expect(await logOf([student, platform.userId, teacher.userId])).toEqual([])
  })

  it('[ACC-290] get or lose a role and keep the others, and get a class', async () => {
    const ids = await students(2)
    await change(ids, { act: 'giveRole', role: 'teacher' })
    const roles = async () =>
      (await rowsOf(ids)).map((row) => row.roles.split(',').toSorted().join(' '))
    expect(await roles()).toEqual(['normal student teacher', 'normal student teacher'])
    await change(ids, { act: 'takeRole', role: 'student' })
    await change(ids, { act: 'takeRole', role: 'teacher' })
    expect(await roles()).toEqual(['normal', 'normal'])
    expect((await change(ids, { act: 'setClass', className: '3C' })).body.data?.changed).toBe(2)
    expect((await rowsOf(ids)).map(({ className }) => className)).toEqual(['3C', '3C'])
    expect((await change(ids, { act: 'setClass', className: '' })).body.data?.changed).toBe(2)
    expect((await rowsOf(ids)).map(({ className }) => className)).toEqual([null, null])
    expect(
      (await logOf(ids)).filter(({ action }) => action === 'person.classChanged'),
    ).toHaveLength(4)
  })

  it('[ACC-290] [FRM-168] never include people of another school, and are at most 200', async () => {
    const [student = 0] = await students(1)
    const stranger = await makeAccount(testApp, { schoolId: testApp.otherSchoolId })
    expect((await change([student, stranger.userId], { act: 'disable' })).status).toBe(404)
    expect((await rowsOf([student]))[0]?.disabled).toBe(false)
    const many = Array.from({ length: 201 }, () => student)
    expect((await change(many, { act: 'disable' })).body.code).toBe(-2)
    const teacher = await testApp.person('teacher,normal')
    expect((await change([student], { act: 'disable' }, teacher)).body.code).toBe(-6)
  })
})

describe('the details of a person', () => {
  it('[ACC-291] are corrected, and the log contains each changed field before and after', async () => {
    const { userId } = await makeAccount(testApp, {
      name: 'Nurul Hudda',
      roles: 'student,normal',
      studentCard: 'A-1',
      className: '1B',
    })
    const correct = (input: object) =>
      testApp.ask(
        people.correctPerson,
        {
          sign: signOf(userId),
          name: 'Nurul Huda',
          studentCard: 'A-2',
          className: '1B',
          reason,
          ...input,
        },
        admin,
      )
    expect((await correct({})).body.ok).toBe(true)
    expect((await rowsOf([userId]))[0]).toMatchObject({ name: 'Nurul Huda', studentCard: 'A-2' })
    await correct({})
    const log = await logOf([userId])
    expect(log).toHaveLength(1)
    expect(log[0]).toMatchObject({
      action: 'person.corrected',
      reason,
      detail: [
        { field: 'name', before: 'Nurul Hudda', after: 'Nurul Huda' },
        { field: 'studentCard', before: 'A-1', after: 'A-2' },
      ],
    })
    await correct({ studentCard: '', className: '' })
    expect((await rowsOf([userId]))[0]).toMatchObject({ studentCard: null, className: null })
    for (const wrong of [{ name: 'x' }, { studentCard: 'A 2!' }, { reason: '' }])
      expect((await correct(wrong)).body.code).toBe(-2)
  })
})
