import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { identities, type InputOf, people } from '@titian/contract'
import { sql } from 'drizzle-orm'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { makeAccount } from '../../accounts/factories.ts'
import {
  accountOf,
  authenticateAs,
  entryOf,
  makeEntry,
  makeRequest,
  requestsOf,
} from '../factories.ts'

let testApp: TestApp
let staff: Person

beforeAll(async () => {
  testApp = await openTestApp()
  staff = await testApp.person('schoolAdmin,normal')
})
afterAll(() => testApp.close())

const newcomer = () => testApp.person('normal')
const signOf = ({ id }: { id: number }) => testApp.seal('identityRequest', id)
const decide = (request: { id: number }, approved: boolean, reason = '', by: Person = staff) =>
  testApp.ask(identities.decideIdentityRequest, { sign: signOf(request), approved, reason }, by)
const list = (input: InputOf<typeof identities.listIdentityRequests>, by: Person = staff) =>
  testApp.ask(identities.listIdentityRequests, input, by)
const info = (person: Person) => testApp.ask(identities.studentAuditInfo, {}, person)

interface AuditRow extends Record<string, unknown> {
  action: string
  actor_id: string
  reason: string | null
  detail: { field: string; before: string; after: string }[]
}

async function auditOf({ userId }: Person): Promise<AuditRow[]> {
  const { rows } = await testApp.db.execute<AuditRow>(
    sql`select action, actor_id, reason, detail from audit_entries where subject_id = ${userId} order by id`,
  )
  return rows
}

describe('the queue of identity requests', () => {
  it("[ACC-187] shows staff the pending people, with the roster's data of the number", async () => {
    const [owner, person] = [await newcomer(), await newcomer()]
    const phone = { areaCode: '60', mobile: '123456789' }
    const entry = await makeEntry(testApp, { name: 'Known Name', takenBy: owner.userId, ...phone })
    const request = await makeRequest(testApp, person, {
      number: entry.number.toUpperCase(),
      name: 'Queue One',
    })
    await makeRequest(testApp, await newcomer(), { name: 'Queue Two' })
    const { body } = await list({ name: 'queue' })
    expect(body.data?.total).toBe(2)
    expect(body.data?.list[0]).toMatchObject({
      sign: signOf(request),
      personSign: testApp.seal('user', person.userId),
      personName: person.name,
      kind: 'student',
      name: 'Queue One',
      number: entry.number,
      status: 1,
      decidedBy: null,
      decidedAt: null,
      roster: { name: 'Known Name', mobile: '+60 123456789', takenByName: owner.name },
    })
    expect(body.data?.list[1]?.roster).toBeNull()
  })

  it('finds requests by name, number, phone, kind and status, in pages and few statements', async () => {
    const person = await newcomer()
    const { mobile } = await accountOf(testApp.db, person)
    await makeRequest(testApp, person, { name: 'Find_Me', number: 'FIND-1', kind: 'teacher' })
    await makeRequest(testApp, person, { name: 'Find_Me', kind: 'studentInfo', status: 3 })
    const found = async (input: Parameters<typeof list>[0]) => (await list(input)).body.data?.total
    expect(await found({ name: 'd_m' })).toBe(1)
    expect(await found({ name: 'find-1' })).toBe(1)
    expect(await found({ name: `0${mobile}`, status: 0 })).toBe(2)
    expect(await found({ name: 'find_me', status: 0, kind: 'studentInfo' })).toBe(1)
    expect(await found({ name: 'find_me', kind: 'student' })).toBe(0)
    const page = await list({ status: 0, size: 1, page: 2 })
    expect(page.body.data?.list).toHaveLength(1)
    expect(await testApp.statementsOf(() => list({ status: 0 }))).toBeLessThanOrEqual(3)
  })

  it('is for the staff of the school only', async () => {
    const request = await makeRequest(testApp, await newcomer(), { name: 'Private One' })
    const teacher = await testApp.person('teacher,normal')
    expect((await list({}, teacher)).body.code).toBe(-6)
    expect((await decide(request, true, '', teacher)).body.code).toBe(-6)
    const stranger = await testApp.person('schoolAdmin,normal', testApp.otherSchoolId)
    expect((await list({ name: 'private' }, stranger)).body.data?.total).toBe(0)
    expect((await decide(request, true, '', stranger)).status).toBe(404)
    expect(await requestsOf(testApp.db, request)).toMatchObject([{ status: 1 }])
  })
})

describe('deciding on identity requests', () => {
  it("[ACC-110] [ACC-187] approves a student with role, data and the roster's entry, and records it", async () => {
    const person = await newcomer()
    const entry = await makeEntry(testApp, { name: 'Nur Aisyah binti Hassan', department: 'Trade' })
    await authenticateAs(testApp, person, { identityId: entry.number, name: 'Nur Aisyah' })
    const [request] = await requestsOf(testApp.db, person)
    const notify = vi.spyOn(testApp.app.services.live, 'notify')
    expect((await decide(request ?? { id: 0 }, true)).body).toMatchObject({ code: 200, data: null })
    expect(await accountOf(testApp.db, person)).toMatchObject({
      auditStatus: 2,
      roles: 'student,normal',
      studentCard: entry.number,
      department: { en: 'Trade' },
    })
    expect(await entryOf(testApp.db, entry.id)).toMatchObject({ takenBy: person.userId })
    expect(await requestsOf(testApp.db, person)).toMatchObject([
      { status: 2, decidedBy: staff.userId, decidedAt: testApp.clock.now() },
    ])
    expect(notify).toHaveBeenCalledWith(person.userId, {
      topic: 'identity',
      data: { auditStatus: 2 },
    })
    const [audited] = await auditOf(person)
    expect(audited).toMatchObject({ action: 'identity.approved', actor_id: String(staff.userId) })
    expect(audited?.detail).toContainEqual({
      field: 'roles',
      before: 'normal',
      after: 'student,normal',
    })
  })

  it('[ACC-110] gives a teacher the role, and keeps an entry that another account has', async () => {
    const [person, owner] = [await newcomer(), await newcomer()]
    const entry = await makeEntry(testApp, { kind: 'teacher', takenBy: owner.userId })
    const request = await makeRequest(testApp, person, { kind: 'teacher', number: entry.number })
    await decide(request, true)
    expect(await accountOf(testApp.db, person)).toMatchObject({
      auditStatus: 2,
      roles: 'teacher,normal',
    })
    expect(await entryOf(testApp.db, entry.id)).toMatchObject({ takenBy: owner.userId })
  })

  it('[ACC-076] refuses only with a reason, which the person receives', async () => {
    const person = await newcomer()
    await authenticateAs(testApp, person, { identityId: 'REF-1' })
    const [request = { id: 0 }] = await requestsOf(testApp.db, person)
    const mute = await decide(request, false, '  ')
    expect([
      mute.status,
      mute.body.code,
      mute.body.extend?.reason,
      mute.body.extend?.fields,
    ]).toEqual([422, -2, 'reasonNeeded', { reason: 'Please give a reason.' }])
    expect(await requestsOf(testApp.db, person)).toMatchObject([{ status: 1 }])
    await decide(request, false, 'The number is not right.')
    expect(await accountOf(testApp.db, person)).toMatchObject({ auditStatus: 3, roles: 'normal' })
    expect((await info(person)).body.data).toMatchObject({
      studentId: 'REF-1',
      auditStatus: 3,
      reason: 'The number is not right.',
    })
    expect(await auditOf(person)).toMatchObject([
      { action: 'identity.refused', reason: 'The number is not right.' },
    ])
  })

  it('[ACC-259] keeps an approval when a further request is refused', async () => {
    const teacher = await testApp.person('teacher,normal')
    await authenticateAs(testApp, teacher)
    const [request = { id: 0 }] = await requestsOf(testApp.db, teacher)
    await decide(request, false, 'No student')
    expect(await accountOf(testApp.db, teacher)).toMatchObject({
      auditStatus: 2,
      roles: 'teacher,normal',
    })
  })

  it('[ACC-187] accepts the decision of one of two staff members', async () => {
    const second = await testApp.person('schoolAdmin,normal')
    for (let round = 0; round < 5; round += 1) {
      const person = await newcomer()
      const request = await makeRequest(testApp, person)
      const answers = await Promise.all([
        decide(request, true),
        decide(request, false, 'No', second),
      ])
      const late = answers.find(({ body }) => !body.ok)
      expect([late?.status, late?.body.code, late?.body.extend?.reason]).toEqual([
        409,
        -4,
        'decidedMeanwhile',
      ])
      const [decided] = await requestsOf(testApp.db, person)
      expect(await accountOf(testApp.db, person)).toMatchObject({ auditStatus: decided?.status })
      expect(await auditOf(person)).toHaveLength(1)
    }
  })

  it('[ACC-188] [ACC-189] lets staff disable an account with falsified papers', async () => {
    const person = await newcomer()
    const request = await makeRequest(testApp, person)
    await decide(request, false, 'The papers are false.')
    const sign = testApp.seal('user', person.userId)
    const disabled = await testApp.ask(
      people.changePersonState,
      { sign, disabled: true, reason: 'False papers' },
      staff,
    )
    expect(disabled.body.ok).toBe(true)
    expect((await authenticateAs(testApp, person)).body.code).toBe(-1001)
    expect(await requestsOf(testApp.db, person)).toHaveLength(1)
  })
})

describe('the student info', () => {
  const change = {
    studentId: 'N-77',
    university: 'Universiti Teratai',
    department: 'Trade',
    major: 'Logistics',
    class: '2024-B',
  }
  const submit = (person: Person, input = change) =>
    testApp.ask(identities.submitStudentAudit, input, person)

  it('[ACC-185] [ACC-186] is empty until something is submitted, then shows what waits', async () => {
    const { userId } = await makeAccount(testApp)
    expect(userId).toBeGreaterThan(0)
    const person = await newcomer()
    await testApp.db.execute(sql`update users set student_card = null where id = ${person.userId}`)
    const nothing = { studentId: '', university: '', department: '', major: '', class: '' }
    expect((await info(person)).body.data).toEqual({ ...nothing, auditStatus: 0, reason: null })
    expect((await submit(person)).body.data).toEqual({ auditStatus: 1 })
    expect((await info(person)).body.data).toEqual({ ...change, auditStatus: 1, reason: null })
    expect(await requestsOf(testApp.db, person)).toMatchObject([
      { kind: 'studentInfo', name: person.name, number: 'N-77', className: '2024-B', status: 1 },
    ])
    expect((await submit(person)).body.code).toBe(-100)
    testApp.clock.pass(2)
    expect((await submit(person)).body.extend?.reason).toBe('identityWaiting')
  })

  it('[ACC-259] waits for staff while the approval stays valid, and changes the account once approved', async () => {
    const person = await testApp.person()
    const departmentTexts = { en: 'Trade', zh: '贸易' }
    await testApp.db.execute(
      sql`update users set audit_status = 2, department = ${JSON.stringify(departmentTexts)}::jsonb where id = ${person.userId}`,
    )
    const old = await makeEntry(testApp, { takenBy: person.userId })
    const fresh = await makeEntry(testApp, { number: 'n-78' })
    await submit(person, { ...change, studentId: 'N-78' })
    const before = await accountOf(testApp.db, person)
    expect(before).toMatchObject({ auditStatus: 2, studentCard: expect.stringMatching(/^S/) })
    const [request = { id: 0 }] = await requestsOf(testApp.db, person)
    await decide(request, true)
    expect(await accountOf(testApp.db, person)).toMatchObject({
      auditStatus: 2,
      roles: 'student,normal',
      studentCard: 'N-78',
      university: 'Universiti Teratai',
      department: departmentTexts,
      major: { en: 'Logistics' },
      className: '2024-B',
    })
    expect(await entryOf(testApp.db, old.id)).toMatchObject({ takenBy: null })
    expect(await entryOf(testApp.db, fresh.id)).toMatchObject({ takenBy: person.userId })
    expect((await info(person)).body.data).toEqual({
      ...change,
      studentId: 'N-78',
      auditStatus: 2,
      reason: null,
    })
  })

  it('[ACC-259] keeps the account unchanged when the change is refused', async () => {
    const person = await testApp.person()
    await testApp.db.execute(sql`update users set audit_status = 2 where id = ${person.userId}`)
    const before = await accountOf(testApp.db, person)
    await submit(person)
    const [request = { id: 0 }] = await requestsOf(testApp.db, person)
    await decide(request, false, 'Not this class')
    expect(await accountOf(testApp.db, person)).toEqual(before)
    expect((await info(person)).body.data).toMatchObject({
      auditStatus: 3,
      reason: 'Not this class',
    })
  })

  it('[ACC-177] refuses a number with invalid characters', async () => {
    const person = await newcomer()
    const { body } = await submit(person, { ...change, studentId: 'a b' })
    expect([body.code, Object.keys(body.extend?.fields ?? {})]).toEqual([-2, ['studentId']])
    expect(await requestsOf(testApp.db, person)).toEqual([])
  })
})
