import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { and, eq } from 'drizzle-orm'
import { people } from '@titian/contract'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { makeAccount } from '../../accounts/factories.ts'
import { users } from '../../accounts/index.ts'
import { preview } from '../factories.ts'

let testApp: TestApp
let admin: Person

beforeAll(async () => {
  testApp = await openTestApp()
  admin = await testApp.person('schoolAdmin,normal')
  await makeAccount(testApp, { mobile: '171000001', name: 'Nurul Huda', roles: 'teacher,normal' })
  await makeAccount(testApp, {
    mobile: '171000002',
    name: 'Before',
    studentCard: 'N2',
    roles: 'student,normal',
  })
})
afterAll(() => testApp.close())

const sheet = [
  'Name,Phone,Student number,Class',
  'After,171000002,N2,1A',
  'Teacher phone,171000001,N1,',
].join('\n')

const userOf = async (mobile: string) =>
  (
    await testApp.db
      .select()
      .from(users)
      .where(and(eq(users.schoolId, testApp.schoolId), eq(users.mobile, mobile)))
  )[0]

describe('existing people in an import', () => {
  it('[ACC-280] are listed with values before and after, new roles first, in words', async () => {
    const { body } = await preview(testApp, admin, sheet)
    expect(body.data).toMatchObject({ changed: 2, newRoles: 1 })
    expect(body.data?.changes).toEqual([
      {
        line: 3,
        name: 'Nurul Huda',
        phone: '+60 171000001',
        isNewRole: true,
        changes: [
          { column: 'Name', before: 'Nurul Huda', after: 'Teacher phone' },
          { column: 'Student number', before: '', after: 'N1' },
          { column: 'Roles', before: 'Teacher, Member', after: 'Teacher, Student, Member' },
        ],
      },
      {
        line: 2,
        name: 'Before',
        phone: '+60 171000002',
        isNewRole: false,
        changes: [
          { column: 'Name', before: 'Before', after: 'After' },
          { column: 'Class', before: '', after: '1A' },
        ],
      },
    ])
  })

  it('[ACC-280] get a new role, and a new name with it, only when that is accepted', async () => {
    const confirm = async (acceptRoles?: boolean) => {
      const importSign = (await preview(testApp, admin, sheet)).body.data?.importSign ?? ''
      testApp.clock.pass(5)
      const input = { importSign, ...(acceptRoles !== undefined && { acceptRoles }) }
      return (await testApp.ask(people.confirmPeopleImport, input, admin)).body.data
    }
    expect(await confirm()).toEqual({ fresh: 0, changed: 1 })
    expect(await userOf('171000001')).toMatchObject({
      name: 'Nurul Huda',
      roles: 'teacher,normal',
      studentCard: null,
    })
    expect(await userOf('171000002')).toMatchObject({ name: 'After', className: '1A' })
    expect(await confirm(true)).toEqual({ fresh: 0, changed: 1 })
    expect(await userOf('171000001')).toMatchObject({
      name: 'Teacher phone',
      roles: 'teacher,student,normal',
    })
    const log = await testApp.ask(people.listAuditLog, { action: 'people.imported' }, admin)
    const [newest] = log.body.data?.list ?? []
    expect(newest?.detail).toContainEqual({ field: 'people', before: '', after: 'Nurul Huda' })
  })
})

describe('an invalid name in an import', () => {
  it.each([
    ['Ali 😀', 'A name cannot contain: 😀'],
    ['=1+1', 'A name cannot contain: = 1 +'],
    ['"Quote ""x"", comma"', 'A name cannot contain: " ,'],
    ['A', 'A name has 2 to 60 letters.'],
  ])('[ACC-282] is reported with what is wrong: %s', async (name, text) => {
    const { body } = await preview(
      testApp,
      admin,
      `Name,Phone,Student number\n${name},171000009,N9`,
    )
    expect(body.data?.faults.map((fault) => fault.text)).toEqual([text])
  })
})
