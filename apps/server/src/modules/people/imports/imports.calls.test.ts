import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { identities, people } from '@titian/contract'
import { and, asc, eq, sql } from 'drizzle-orm'
import { auditEntries } from '../../../platform/audit/tables.ts'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { makeAccount, makeMember, signInAs } from '../../accounts/factories.ts'
import { users } from '../../accounts/index.ts'
import { createSession } from '../../accounts/sessions/factories.ts'
import { makeCourse } from '../../courses/factories.ts'
import { makeRequest } from '../../identities/factories.ts'
import { makeSheet, preview } from '../factories.ts'
import { removeExpired } from '../jobs.ts'

let testApp: TestApp
let admin: Person

beforeAll(async () => {
  testApp = await openTestApp()
  admin = await testApp.person('schoolAdmin,normal')
})
afterAll(() => testApp.close())

const head = 'Name,Phone,Student number,Class'
const confirm = (importSign: string, by = admin) =>
  testApp.ask(people.confirmPeopleImport, { importSign, acceptRoles: true }, by)
const undo = (importSign: string, by = admin) =>
  testApp.ask(people.undoPeopleImport, { importSign }, by)

async function previewed(rows: string, role: 'student' | 'teacher' = 'student') {
  const { body } = await preview(testApp, admin, rows, role)
  if (!body.data) throw new Error(`The preview was refused: ${JSON.stringify(body)}`)
  return body.data
}

async function confirmed(rows: string, role: 'student' | 'teacher' = 'student') {
  const { importSign } = await previewed(rows, role)
  expect((await confirm(importSign)).body.code).toBe(200)
  return importSign
}

async function userOf(mobile: string) {
  const own = and(eq(users.schoolId, testApp.schoolId), eq(users.mobile, mobile))
  const [row] = await testApp.db.select().from(users).where(own)
  return row
}

async function countUsers(): Promise<number> {
  return (await testApp.db.select({ id: users.id }).from(users)).length
}

describe('a dry run of an import', () => {
  it("[ACC-219] reports its effects and errors in the reader's language, and changes no account", async () => {
    await makeAccount(testApp, {
      mobile: '161000001',
      name: 'Same',
      studentCard: 'N1',
      className: '1A',
      roles: 'student',
    })
    await makeAccount(testApp, {
      mobile: '161000002',
      name: 'Before',
      studentCard: 'N2',
      roles: 'student',
    })
    const before = await countUsers()
    const rows = [
      head,
      'Same,161000001,N1,1A',
      'After,0161000002,N2,1A',
      'New,+60 16-100 0003,N3,',
      'X,161000004,N4,1A',
      'Nobody,12,N5,1A',
      'Number,161000006,n 6,1A',
      'Again,60161000003,N7,1A',
      'Other,161000008,N3,1A',
    ]
    const filePath = await makeSheet(testApp, admin, rows.join('\n'))
    const { body } = await testApp.ask(
      people.previewPeopleImport,
      { filePath, role: 'student' },
      { person: admin, language: 'zh' },
    )
    expect(body.data).toMatchObject({ rows: 8, fresh: 1, changed: 1, same: 1, faulty: 5 })
    expect(body.data?.faults).toEqual([
      { line: 5, column: '姓名', value: 'X', text: '姓名须为 2 至 60 个字符' },
      { line: 6, column: '手机号', value: '12', text: '手机号格式不正确' },
      { line: 7, column: '学号', value: 'n 6', text: '学号须为 1 至 20 位字母、数字、“-”或“/”' },
      { line: 8, column: '手机号', value: '60161000003', text: '该手机号在表格前面已出现' },
      { line: 9, column: '学号', value: 'N3', text: '该学号在表格前面已出现' },
    ])
    expect(await countUsers()).toBe(before)
    expect((await userOf('161000002'))?.name).toBe('Before')
  })

  it('[ACC-218] is for staff, and its import is not found in another school', async () => {
    const teacher = await testApp.person('teacher,normal')
    const input = { filePath: await makeSheet(testApp, teacher, head), role: 'student' as const }
    expect((await testApp.ask(people.previewPeopleImport, input, teacher)).body.code).toBe(-6)
    const { importSign } = await previewed(`${head}\nNew,161000010,N10,`)
    const stranger = await testApp.person('schoolAdmin,normal', testApp.otherSchoolId)
    expect((await confirm(importSign, stranger)).status).toBe(404)
    expect((await undo(importSign, stranger)).status).toBe(404)
    const seen = await testApp.ask(people.listPeopleImports, {}, stranger)
    expect(seen.body.data).toEqual({ list: [], total: 0 })
    expect(await userOf('161000010')).toBeUndefined()
  })
})

describe('a confirmed import', () => {
  it('[ACC-219] creates and changes accounts without a password, once, however often it is requested', async () => {
    await makeAccount(testApp, {
      mobile: '162000001',
      name: 'Guest',
      roles: 'normal',
      className: '9Z',
    })
    const { importSign } = await previewed(
      `${head}\nStudent One,162000001,M1,\nStudent Two,162000002,M2,2B\nX,162000003,M3,`,
    )
    const colleague = await testApp.person('schoolAdmin,normal')
    const madeAt = testApp.clock.now()
    const answers = await Promise.all([confirm(importSign), confirm(importSign, colleague)])
    expect(answers.map(({ body }) => body.code).toSorted((a, b) => a - b)).toEqual([-4, 200])
    testApp.clock.pass(2)
    expect((await confirm(importSign)).body.code).toBe(-4)
    expect(await userOf('162000001')).toMatchObject({
      name: 'Student One',
      roles: 'student,normal',
      studentCard: 'M1',
      className: '9Z',
    })
    expect(await userOf('162000002')).toMatchObject({
      roles: 'student',
      className: '2B',
      passwordHash: null,
      auditStatus: 0,
      createdAt: madeAt,
    })
    expect(await userOf('162000003')).toBeUndefined()
    const [entry] = await testApp.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'people.imported'))
    expect(entry?.detail).toEqual([
      { field: 'fileName', before: '', after: 'people.csv' },
      { field: 'role', before: '', after: 'student' },
      { field: 'fresh', before: '', after: '1' },
      { field: 'changed', before: '', after: '1' },
      { field: 'people', before: '', after: 'Guest' },
    ])
  })

  it('[ACC-219] creates teachers, and does not change staff', async () => {
    await makeAccount(testApp, {
      mobile: '163000001',
      name: 'The Head',
      roles: 'schoolAdmin,normal',
    })
    await makeAccount(testApp, { mobile: '163000002', name: 'Office', roles: 'schoolAdmin,normal' })
    const rows = 'Name,Phone\nSomeone Else,163000001\nOffice,163000002\nTeacher,163000003'
    const { importSign, faults, changes, ...counts } = await previewed(rows, 'teacher')
    expect(counts).toEqual({
      rows: 3,
      fresh: 1,
      changed: 0,
      same: 1,
      faulty: 1,
      newRoles: 0,
      unknownColumns: [],
      samples: [
        [
          { column: 'Name', value: 'Teacher' },
          { column: 'Phone', value: '+60 163000003' },
          { column: 'Student number', value: '' },
          { column: 'Class', value: '' },
        ],
      ],
    })
    expect(changes).toEqual([])
    expect(faults).toMatchObject([{ line: 2, column: 'Phone', value: '163000001' }])
    await confirm(importSign)
    expect(await userOf('163000001')).toMatchObject({
      name: 'The Head',
      roles: 'schoolAdmin,normal',
    })
    expect(await userOf('163000003')).toMatchObject({ roles: 'teacher', auditStatus: 2 })
  })

  it('checks again what changed since the dry run', async () => {
    const { importSign } = await previewed(`${head}\nAli Baba,164000001,P1,\nSiti,164000002,P2,`)
    await makeAccount(testApp, { mobile: '164000001', name: 'Ali', roles: 'normal' })
    expect((await confirm(importSign)).body.data).toEqual({ fresh: 1, changed: 1 })
    expect((await userOf('164000001'))?.name).toBe('Ali Baba')
  })

  it(
    'imports ten thousand rows with three hundred invalid ones in few statements',
    { timeout: 120_000 },
    async () => {
      const rows = Array.from({ length: 10_000 }, (_, index) => {
        const isBroken = index % 100 < 3
        return `Person Number,${isBroken ? '99' : '18'}${2_000_000 + index},T${index},${index % 40}A`
      })
      const filePath = await makeSheet(testApp, admin, `${head}\n${rows.join('\n')}`)
      const input = { filePath, role: 'student' as const }
      let importSign = ''
      const began = Date.now()
      const looked = await testApp.statementsOf(async () => {
        const { body } = await testApp.ask(people.previewPeopleImport, input, admin)
        expect(body.data).toMatchObject({ rows: 10_000, fresh: 9700, faulty: 300 })
        expect(body.data?.faults).toHaveLength(200)
        importSign = body.data?.importSign ?? ''
      })
      const done = await testApp.statementsOf(async () => {
        expect((await confirm(importSign)).body.data).toEqual({ fresh: 9700, changed: 0 })
      })
      // Deleting an account checks a hundred foreign keys, so fewer are undone here.
      const some = Array.from(
        { length: 300 },
        (_, index) => `Another,16${3_500_000 + index},U${index},1A`,
      )
      const undone = await confirmed([head, ...some].join('\n'))
      const again = await testApp.statementsOf(async () => {
        expect((await undo(undone)).body.data).toEqual({ removed: 300, kept: 0 })
      })
      expect([looked, done, again].map((count) => count < 25)).toEqual([true, true, true])
      expect(Date.now() - began).toBeLessThan(20_000)
    },
  )
})

describe('an undone import', () => {
  it('[ACC-219] deletes unused accounts, and keeps and counts the others', async () => {
    const names = ['Unused', 'Signed in', 'Has a password', 'Changed by staff', 'Joined']
    const rows = names.map((name, index) => `${name},16500000${index},Q${index},1A`)
    const importSign = await confirmed([head, ...rows].join('\n'))
    const ids = (
      await testApp.db
        .select({ id: users.id })
        .from(users)
        .where(sql`${users.mobile} like '16500000%'`)
        .orderBy(asc(users.mobile))
    ).map(({ id }) => id)
    const { schoolId } = testApp
    await createSession(testApp.db, { schoolId, userId: ids[1] ?? 0 }, testApp.clock.now())
    await testApp.db
      .update(users)
      .set({ passwordHash: 'x' })
      .where(eq(users.id, ids[2] ?? 0))
    const sign = testApp.seal('user', ids[3] ?? 0)
    await testApp.ask(people.changePersonState, { sign, disabled: true, reason: 'Left' }, admin)
    const course = { schoolId, authorId: admin.userId }
    const courseId = await makeCourse(testApp.db, course, testApp.clock.now())
    await testApp.db.execute(sql`
      insert into enrolments (school_id, user_id, course_id, joined_at)
      values (${schoolId}, ${ids[4]}, ${courseId}, now())`)
    expect((await undo(importSign)).body.data).toEqual({ removed: 1, kept: 4 })
    testApp.clock.pass(2)
    expect((await undo(importSign)).body.code).toBe(-4)
    expect(await userOf('165000000')).toBeUndefined()
    expect(await userOf('165000001')).toMatchObject({ name: 'Signed in' })
    const list = await testApp.ask(people.listPeopleImports, { size: 1 }, admin)
    expect(list.body.data?.list).toMatchObject([
      { importSign, state: 'undone', byName: admin.name, fresh: 5, faulty: 0, mayUndo: false },
    ])
    const [entry] = await testApp.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'people.importUndone'))
      .orderBy(sql`id desc`)
      .limit(1)
    expect(entry?.detail.slice(1)).toEqual([
      { field: 'removed', before: '', after: '1' },
      { field: 'kept', before: '', after: '4' },
    ])
  })

  it('restores what it changed, but not fields that were changed since', async () => {
    const { mobile, userId } = await makeAccount(testApp, {
      mobile: '166000001',
      name: 'Old Name',
      className: 'Old',
      roles: 'normal',
    })
    const importSign = await confirmed(`${head}\nNew Name,${mobile},R1,New`)
    await testApp.db.update(users).set({ className: 'Newer' }).where(eq(users.id, userId))
    expect((await undo(importSign)).body.data).toEqual({ removed: 0, kept: 0 })
    expect(await userOf(mobile)).toMatchObject({
      name: 'Old Name',
      className: 'Newer',
      roles: 'normal',
      studentCard: null,
    })
    expect((await signInAs(testApp, mobile)).body.code).toBe(200)
  })

  it('keeps people whose identity was approved since, because they would lose the student role', async () => {
    const { mobile, userId } = await makeAccount(testApp, { mobile: '166000002', roles: 'normal' })
    const importSign = await confirmed(`${head}\nNew Name,${mobile},R2,New`)
    const { schoolId } = testApp
    const { id } = await makeRequest(testApp, { userId, schoolId }, { number: 'R2' })
    const decision = { sign: testApp.seal('identityRequest', id), approved: true }
    await testApp.ask(identities.decideIdentityRequest, decision, admin)
    expect((await undo(importSign)).body.code).toBe(200)
    expect(await userOf(mobile)).toMatchObject({ roles: 'student,normal', studentCard: 'R2' })
  })

  it('is impossible when it was never confirmed', async () => {
    const { importSign } = await previewed(`${head}\nNew Name,166000009,R9,`)
    expect((await undo(importSign)).body.code).toBe(-4)
    expect((await confirm(importSign)).body.code).toBe(200)
  })
})

describe('the imports of a school', () => {
  it('are listed newest first, in few statements', async () => {
    const { importSign } = await previewed(`${head}\nNew Name,167000001,V1,`)
    const list = await testApp.ask(people.listPeopleImports, { size: 2 }, admin)
    expect(list.body.data?.list[0]).toMatchObject({
      importSign,
      state: 'previewed',
      fresh: 1,
      mayUndo: false,
    })
    expect(list.body.data?.list).toHaveLength(2)
    expect(list.body.data?.total).toBeGreaterThan(2)
    const ask = () => testApp.ask(people.listPeopleImports, { size: 50 }, admin)
    expect(await testApp.statementsOf(ask)).toBeLessThanOrEqual(3)
  })

  it('are deleted after a week without a confirmation, in every school', async () => {
    const { importSign } = await previewed(`${head}\nNew Name,167000002,V2,`)
    testApp.clock.pass(8 * 24 * 3600)
    const young = await makeMember(testApp, { roles: 'schoolAdmin,normal' })
    const { body } = await preview(testApp, young, `${head}\nNew Name,167000003,V3,`)
    await removeExpired(testApp.app.services, testApp.clock.now())
    expect((await confirm(importSign, young)).status).toBe(404)
    expect((await confirm(body.data?.importSign ?? '', young)).body.code).toBe(200)
  })
})
