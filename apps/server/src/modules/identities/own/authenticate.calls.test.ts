import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { accounts, identities } from '@titian/contract'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { captchaCookies, makeAccount, signInAs } from '../../accounts/factories.ts'
import { forgetSchools } from '../../schools/hosts/actions.ts'
import {
  accountOf,
  authenticateAs,
  entryOf,
  makeEntry,
  makeRequest,
  requestsOf,
  requireAuthentication,
} from '../factories.ts'
import { authenticate } from './actions.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

const newcomer = () => testApp.person('normal')
/** Returns the person's phone in the roster's format. */
async function phoneOf(person: { userId: number }) {
  const { areaCode, mobile } = await accountOf(testApp.db, person)
  return { areaCode, mobile }
}

describe('the identity form', () => {
  it('[ACC-165] [ACC-166] [ACC-167] accepts both spellings of fields and stores the values', async () => {
    const [one, other] = [await newcomer(), await newcomer()]
    await authenticateAs(testApp, one, { identityId: 'A-1', name: 'One Person' })
    const spelt = { studentId: 'A-2', realName: 'Other Person', school: '1' }
    const none = { identityId: undefined, name: undefined, sourceSign: undefined }
    const { body } = await authenticateAs(testApp, other, { ...spelt, ...none })
    expect(body.data).toEqual({ auditStatus: 1 })
    const requests = [
      ...(await requestsOf(testApp.db, one)),
      ...(await requestsOf(testApp.db, other)),
    ]
    expect(requests).toMatchObject([
      { kind: 'student', number: 'A-1', name: 'One Person', status: 1 },
      { kind: 'student', number: 'A-2', name: 'Other Person', status: 1 },
    ])
  })

  it('[ACC-169] [ACC-170] [ACC-171] [ACC-172] [ACC-174] reports each missing field at the field, in three languages', async () => {
    const person = await newcomer()
    const missing = { code: '', identityId: '', name: '', sourceSign: '' }
    const fieldsIn = async (language: string) =>
      (await authenticateAs(testApp, person, missing, { language })).body
    const zh = await fieldsIn('zh')
    expect([zh.code, zh.extend?.fields]).toEqual([
      -2,
      {
        sourceSign: '请选择所在学校',
        name: '请输入姓名',
        identityId: '请输入学号',
        code: '请输入验证码',
      },
    ])
    expect((await fieldsIn('en')).extend?.fields).toMatchObject({ name: 'Please enter your name.' })
    expect((await fieldsIn('my')).extend?.fields).toMatchObject({
      name: 'Sila masukkan nama anda.',
    })
    expect(await requestsOf(testApp.db, person)).toEqual([])
  })

  it('[ACC-173] [ACC-175] requires of teachers a number of at most ten characters', async () => {
    const person = await newcomer()
    const teacher = (identityId: string) =>
      authenticateAs(testApp, person, { type: 2, identityId }, { language: 'zh' })
    for (const number of ['', '12345678901'])
      expect((await teacher(number)).body.extend?.fields).toEqual({
        identityId: '请输入不超过十位的工号',
      })
    expect((await teacher('1234567890')).body.data).toEqual({ auditStatus: 1 })
  })

  it('[ACC-177] refuses names and numbers with invalid characters', async () => {
    const person = await newcomer()
    const wrong = { name: '<b>', identityId: 'a b' }
    const { status, body } = await authenticateAs(testApp, person, wrong)
    expect([status, Object.keys(body.extend?.fields ?? {})]).toEqual([422, ['name', 'identityId']])
    expect(await requestsOf(testApp.db, person)).toEqual([])
  })

  it("[ACC-165] accepts the sign of the host's school, or 1, and no other", async () => {
    const person = await newcomer()
    const elsewhere = testApp.seal('school', testApp.otherSchoolId)
    const astray = await authenticateAs(testApp, person, { sourceSign: elsewhere })
    expect(astray.body.extend?.fields).toEqual({ sourceSign: 'Please choose your school.' })
    const here = await authenticateAs(testApp, person, { sourceSign: '1' })
    expect(here.body.data).toEqual({ auditStatus: 1 })
  })

  it('[ACC-181] checks the image code first, which a failed try uses up', async () => {
    const person = await newcomer()
    const cookies = await captchaCookies(testApp)
    const form = { identityId: 'C-1', name: '', sourceSign: '1', type: 1 as const }
    const wrong = await testApp.ask(
      identities.authenticate,
      { ...form, code: '0000' },
      { person, cookies },
    )
    expect(wrong.body.code).toBe(-5)
    const again = { ...form, code: '8888', name: 'Some Name' }
    const used = await testApp.ask(identities.authenticate, again, { person, cookies })
    expect(used.body.code).toBe(-5)
    expect(await requestsOf(testApp.db, person)).toEqual([])
  })

  it('[ACC-187] allows ten tries a day', async () => {
    const person = await newcomer()
    for (let tried = 0; tried < 10; tried += 1) await authenticateAs(testApp, person)
    const { status, body } = await authenticateAs(testApp, person)
    expect([status, body.code, body.extend?.reason]).toEqual([429, -1000, 'identityTries'])
    testApp.clock.pass(24 * 60 * 60)
    const next = await authenticateAs(testApp, person)
    expect(next.body.extend?.reason).toBe('identityWaiting')
  })
})

describe('approval by the roster', () => {
  it('[ACC-004] [ACC-110] [ACC-185] [ACC-187] approves a known student at once', async () => {
    const person = await newcomer()
    const entry = await makeEntry(testApp, {
      number: '2024-CB-0117',
      name: 'Nur Aisyah binti Hassan',
      department: 'Commerce',
      major: 'Logistics',
      className: '2024-CB',
    })
    const notify = vi.spyOn(testApp.app.services.live, 'notify')
    const { body } = await authenticateAs(testApp, person, {
      identityId: '2024-cb-0117',
      name: ' NUR AISYAH  Binti Hassan',
    })
    expect(body.data).toEqual({ auditStatus: 2 })
    expect(await accountOf(testApp.db, person)).toMatchObject({
      auditStatus: 2,
      roles: 'student,normal',
      studentCard: '2024-CB-0117',
      department: { en: 'Commerce' },
      major: { en: 'Logistics' },
      className: '2024-CB',
      name: person.name,
    })
    expect(await entryOf(testApp.db, entry.id)).toMatchObject({ takenBy: person.userId })
    expect(await requestsOf(testApp.db, person)).toMatchObject([{ status: 2, decidedBy: null }])
    expect(notify).toHaveBeenCalledWith(person.userId, {
      topic: 'identity',
      data: { auditStatus: 2 },
    })
  })

  it('[ACC-197] shows school, department, major and class after approval, and the school before', async () => {
    const person = await newcomer()
    const title = 'Sekolah Tinggi Teratai'
    await testApp.database.pool.query('update schools set title = $1 where id = $2', [
      JSON.stringify({ en: title }),
      testApp.schoolId,
    ])
    forgetSchools()
    const entry = await makeEntry(testApp, {
      name: 'Lim Siew Ling',
      department: 'Commerce',
      major: 'Logistics',
      className: '2024-CB',
    })
    const info = async (of: typeof person) =>
      (await testApp.ask(identities.studentAuditInfo, {}, of)).body.data
    await authenticateAs(testApp, person, { identityId: entry.number, name: 'Lim Siew Ling' })
    expect(await info(person)).toEqual({
      studentId: entry.number,
      university: title,
      department: 'Commerce',
      major: 'Logistics',
      class: '2024-CB',
      auditStatus: 2,
      reason: null,
    })
    const waiting = await newcomer()
    await authenticateAs(testApp, waiting, { identityId: 'W-77', name: 'Somebody Else' })
    expect(await info(waiting)).toMatchObject({ studentId: 'W-77', university: title })
  })

  it('[ACC-187] leaves other cases to staff: another name, an unknown number, a taken entry', async () => {
    const owner = await newcomer()
    const taken = await makeEntry(testApp, { name: 'Tan Wei', takenBy: owner.userId })
    const free = await makeEntry(testApp, { name: 'Tan Wei' })
    const elsewhere = await makeEntry(testApp, { name: 'Tan Wei', schoolId: testApp.otherSchoolId })
    const forms = [
      { identityId: free.number, name: 'Tan Wai' },
      { identityId: 'nobody', name: 'Tan Wei' },
      { identityId: taken.number, name: 'Tan Wei' },
      { identityId: elsewhere.number, name: 'Tan Wei' },
    ]
    for (const form of forms) {
      const person = await newcomer()
      expect((await authenticateAs(testApp, person, form)).body.data).toEqual({ auditStatus: 1 })
      expect(await accountOf(testApp.db, person)).toMatchObject({
        auditStatus: 1,
        roles: 'normal',
        studentCard: expect.stringMatching(/^S\d+$/),
      })
    }
    expect(await entryOf(testApp.db, taken.id)).toMatchObject({ takenBy: owner.userId })
    expect(await entryOf(testApp.db, free.id)).toMatchObject({ takenBy: null })
  })

  it("[ACC-004] [ACC-110] [ACC-187] approves a teacher only when the account's phone matches", async () => {
    const [known, unknown, other] = [await newcomer(), await newcomer(), await newcomer()]
    const teacher = { kind: 'teacher' as const, name: 'Lin Pei' }
    const withPhone = await makeEntry(testApp, {
      ...teacher,
      number: 'T1',
      ...(await phoneOf(known)),
    })
    await makeEntry(testApp, { ...teacher, number: 'T2' })
    await makeEntry(testApp, { ...teacher, number: 'T3', ...(await phoneOf(known)) })
    const as = (person: typeof known, identityId: string) =>
      authenticateAs(testApp, person, { type: 2, identityId, name: 'lin pei' })
    expect((await as(unknown, 'T2')).body.data).toEqual({ auditStatus: 1 })
    expect((await as(other, 'T3')).body.data).toEqual({ auditStatus: 1 })
    expect(await accountOf(testApp.db, other)).toMatchObject({ roles: 'normal', auditStatus: 1 })
    expect((await as(known, 'T1')).body.data).toEqual({ auditStatus: 2 })
    expect(await accountOf(testApp.db, known)).toMatchObject({
      roles: 'teacher,normal',
      auditStatus: 2,
    })
    expect(await entryOf(testApp.db, withPhone.id)).toMatchObject({ takenBy: known.userId })
  })

  it("[ACC-168] does not approve a student by a teacher's entry", async () => {
    const person = await newcomer()
    const entry = await makeEntry(testApp, { kind: 'teacher', name: 'Goh Lan' })
    const form = { identityId: entry.number, name: 'Goh Lan' }
    expect((await authenticateAs(testApp, person, form)).body.data).toEqual({ auditStatus: 1 })
  })

  it('[ACC-187] gives an entry to one of two accounts that claim it in parallel', async () => {
    for (let round = 0; round < 5; round += 1) {
      const rivals = await Promise.all([newcomer(), newcomer(), newcomer()])
      const entry = await makeEntry(testApp, { name: 'Claimed Person' })
      const form = { identityId: entry.number, name: 'Claimed Person' }
      const answers = await Promise.all(rivals.map((rival) => authenticateAs(testApp, rival, form)))
      const statuses = answers.map(({ body }) => body.data?.auditStatus)
      expect(statuses).toEqual(expect.arrayContaining([1, 2]))
      expect(statuses.filter((status) => status === 2)).toHaveLength(1)
      const winner = rivals[statuses.indexOf(2)]
      expect(await entryOf(testApp.db, entry.id)).toMatchObject({ takenBy: winner?.userId })
      const accountsNow = await Promise.all(rivals.map((rival) => accountOf(testApp.db, rival)))
      expect(accountsNow.filter(({ roles }) => roles === 'student,normal')).toHaveLength(1)
    }
  })

  it('[ACC-187] stores one of two parallel submissions of an account', async () => {
    const person = await newcomer()
    const answers = await Promise.all([
      authenticateAs(testApp, person),
      authenticateAs(testApp, person),
    ])
    expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set([-4, 200]))
    expect(await requestsOf(testApp.db, person)).toHaveLength(1)
  })

  it('[ACC-187] frees the earlier entry when the account proves another identity', async () => {
    const person = await newcomer()
    const first = await makeEntry(testApp, { name: 'Moved Person', takenBy: person.userId })
    const second = await makeEntry(testApp, { name: 'Moved Person' })
    const form = { identityId: second.number, name: 'Moved Person' }
    expect((await authenticateAs(testApp, person, form)).body.data).toEqual({ auditStatus: 2 })
    expect(await entryOf(testApp.db, first.id)).toMatchObject({ takenBy: null, takenAt: null })
    expect(await entryOf(testApp.db, second.id)).toMatchObject({ takenBy: person.userId })
  })

  it('replaces half a phone number by the real name', async () => {
    const { userId } = await makeAccount(testApp, { name: '123****456' })
    const entry = await makeEntry(testApp, { name: 'Real Person' })
    const actor = { kind: 'user' as const, userId, schoolId: testApp.schoolId, name: '' }
    const deps = { ...testApp.app.services, now: testApp.clock.now(), school: await schoolHere() }
    const submission = { kind: 'student' as const, number: entry.number, name: 'Real Person' }
    await authenticate(submission, { ...deps, actor: { ...actor, ...rest } })
    expect(await accountOf(testApp.db, { userId })).toMatchObject({ name: 'Real Person' })
  })
})

const rest = {
  sessionId: 0,
  roles: new Set<string>(),
  auditStatus: 0,
  impersonatorId: null,
}

async function schoolHere() {
  const school = await testApp.app.deps.findSchool('localhost')
  if (!school) throw new Error('There is no school.')
  return school
}

describe('submitting the identity again', () => {
  it('[ACC-187] is refused while one is pending or approved, and accepted after a refusal', async () => {
    const person = await newcomer()
    await authenticateAs(testApp, person)
    const waiting = await authenticateAs(testApp, person)
    expect([waiting.status, waiting.body.code, waiting.body.extend?.reason]).toEqual([
      409,
      -4,
      'identityWaiting',
    ])
    const approved = await testApp.person('teacher,normal')
    const twice = await authenticateAs(testApp, approved, { type: 2 })
    expect(twice.body.extend?.reason).toBe('identityApproved')
    expect(await requestsOf(testApp.db, approved)).toEqual([])
    const refused = await newcomer()
    await makeRequest(testApp, refused, { status: 3 })
    expect((await authenticateAs(testApp, refused)).body.data).toEqual({ auditStatus: 1 })
  })

  it('[ACC-004] [ACC-110] lets a teacher become a student as well, and keeps the approval until then', async () => {
    const teacher = await testApp.person('teacher,normal')
    expect((await authenticateAs(testApp, teacher)).body.data).toEqual({ auditStatus: 1 })
    expect(await accountOf(testApp.db, teacher)).toMatchObject({
      auditStatus: 2,
      roles: 'teacher,normal',
    })
  })

  it('[ACC-076] [ACC-077] is required until submission, and again after a refusal', async () => {
    await requireAuthentication(testApp, testApp.schoolId, true)
    const person = await newcomer()
    const staff = await testApp.person('schoolAdmin,normal')
    const loginInfo = async () => (await testApp.ask(accounts.loginInfo, {}, person)).body
    expect((await loginInfo()).code).toBe(301)
    await authenticateAs(testApp, person)
    expect(await loginInfo()).toMatchObject({ code: 200, data: { auditStatus: 1 } })
    const [request] = await requestsOf(testApp.db, person)
    const sign = testApp.seal('identityRequest', request?.id ?? 0)
    const decision = { sign, approved: false, reason: 'Unreadable' }
    await testApp.ask(identities.decideIdentityRequest, decision, staff)
    expect((await loginInfo()).code).toBe(301)
    expect((await authenticateAs(testApp, person)).body.data).toEqual({ auditStatus: 1 })
    expect((await loginInfo()).code).toBe(200)
    await requireAuthentication(testApp, testApp.schoolId, false)
  })

  it('[ACC-188] is refused for a disabled account', async () => {
    const { userId, mobile } = await makeAccount(testApp, { disabled: true })
    expect((await signInAs(testApp, mobile)).body.code).toBe(-204)
    const actor = { kind: 'user' as const, userId, schoolId: testApp.schoolId, name: '' }
    const deps = { ...testApp.app.services, now: testApp.clock.now(), school: await schoolHere() }
    const submission = { kind: 'student' as const, number: 'D-1', name: 'Frozen Person' }
    const answer = await authenticate(submission, { ...deps, actor: { ...actor, ...rest } })
    expect(answer).toMatchObject({ name: 'accountDisabled' })
    expect(await requestsOf(testApp.db, { userId })).toEqual([])
  })
})
