import { homework } from '@titian/contract'
import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditEntries } from '../../../platform/audit/tables.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeWork } from '../factories.ts'
import { handInGrades, handIns, homeworkItems, practiceKeys, practiceReports } from '../tables.ts'
import { Lab, makeKey } from './factories.ts'

let testApp: TestApp
let lab: Lab

beforeAll(async () => {
  testApp = await openTestApp()
}, 90_000)
afterAll(() => testApp.close())
beforeEach(async () => {
  testApp.clock.pass(700)
  lab = await Lab.open(testApp)
})

const idOf = (sign: string) => testApp.app.deps.signs.open('homework', sign) ?? 0
const later = (seconds: number) =>
  new Date(testApp.clock.now().getTime() + seconds * 1000).toISOString()

const marks = () =>
  testApp.db
    .select({
      score: handIns.score,
      content: handIns.content,
      gradedBy: handIns.gradedBy,
      late: handIns.late,
    })
    .from(handIns)
    .where(and(eq(handIns.itemId, idOf(lab.task)), eq(handIns.userId, lab.student.userId)))
const grades = () =>
  testApp.db
    .select({ score: handInGrades.score, gradedBy: handInGrades.gradedBy })
    .from(handInGrades)
    .innerJoin(handIns, eq(handIns.id, handInGrades.handInId))
    .where(eq(handIns.itemId, idOf(lab.task)))
    .orderBy(asc(handInGrades.id))
const reports = () =>
  testApp.db
    .select({
      run: practiceReports.run,
      outcome: practiceReports.outcome,
      score: practiceReports.score,
      userId: practiceReports.userId,
      itemId: practiceReports.itemId,
    })
    .from(practiceReports)
    .innerJoin(practiceKeys, eq(practiceKeys.id, practiceReports.keyId))
    .where(eq(practiceKeys.code, lab.made.key.code))
    .orderBy(asc(practiceReports.id))

/** Expects that neither a mark nor a report was stored. */
async function expectNothing() {
  expect(await marks()).toEqual([])
  expect(await reports()).toEqual([])
}

describe('a signed report', () => {
  it('[PRC-019] [PRC-133] gives no score to a task with a rubric, and is accepted once the rubric is removed', async () => {
    const rate = (rubricChosen: boolean) =>
      testApp.db
        .update(homeworkItems)
        .set({ rubricChosen })
        .where(eq(homeworkItems.id, idOf(lab.task)))
    await rate(true)
    expect((await lab.send(lab.values())).body).toMatchObject({
      code: -4,
      extend: { reason: 'ratedByRubric' },
    })
    expect(await marks()).toEqual([])
    expect(await reports()).toMatchObject([{ outcome: 'builtIn', score: 80 }])
    await rate(false)
    expect((await lab.send(lab.values())).body.data).toEqual({ outcome: 'accepted' })
    expect(await marks()).toMatchObject([{ score: 40 }])
    expect(await reports()).toMatchObject([{ outcome: 'accepted' }])
  })

  it('[PRC-019] becomes the score of the student, and opens the tasks that need it', async () => {
    const plan = { resourcesType: 4, taskNumber: 34, points: 50, passLine: 30 } as const
    const next = await makeWork(testApp, lab.teacher, lab.course.sign, plan)
    const mayHandIn = async () => {
      const { body } = await testApp.ask(homework.workById, { sign: next }, lab.student)
      return body.data?.may.handIn
    }
    expect(await mayHandIn()).toBe(false)
    const { status, body } = await lab.send(lab.values({ userScore: 82.5 }))
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { ok: true, code: 200, data: { outcome: 'accepted' } },
    })
    const content = `${lab.made.key.name}: run 1`
    expect(await marks()).toEqual([{ score: 41.25, content, gradedBy: null, late: false }])
    expect(await grades()).toEqual([{ score: 41.25, gradedBy: null }])
    expect(await reports()).toEqual([
      {
        run: 'run 1',
        outcome: 'accepted',
        score: 82.5,
        userId: lab.student.userId,
        itemId: idOf(lab.task),
      },
    ])
    expect(await mayHandIn()).toBe(true)
  })

  it('[PRC-019] stays in the history, without a person, when a teacher changes the mark', async () => {
    await lab.send(lab.values())
    const [row] = await testApp.db
      .select({ id: handIns.id, version: handIns.version })
      .from(handIns)
      .where(eq(handIns.itemId, idOf(lab.task)))
    const sign = testApp.seal('handIn', row?.id ?? 0)
    const mark = { sign, version: row?.version ?? 0, score: 45, comment: 'Better than that.' }
    const { body } = await testApp.ask(
      homework.gradeHandIn,
      { ...mark, returnedPath: '' },
      lab.teacher,
    )
    expect(body.data?.formerGrades).toMatchObject([{ score: 40, graderName: '' }])
    expect(await grades()).toMatchObject([
      { score: 40, gradedBy: null },
      { score: 45, gradedBy: lab.teacher.userId },
    ])
  })

  it('[PRC-019] is answered the same when it is repeated, and changes nothing, even twice at once', async () => {
    const values = lab.values()
    const both = await Promise.all([lab.send(values), lab.send(values)])
    testApp.clock.pass(400)
    const answers = [...both, await lab.send(values)]
    for (const { status, body } of answers)
      expect([status, body.data]).toEqual([200, { outcome: 'accepted' }])
    expect(await grades()).toHaveLength(1)
    expect(await reports()).toHaveLength(1)
    const other = await lab.send({ ...values, userScore: 100 })
    expect(other).toMatchObject({ status: 409, body: { extend: { reason: 'reportRunUsed' } } })
    expect(await marks()).toMatchObject([{ score: 40 }])
  })

  it('[PRC-019] is ignored if it is older than the last accepted one; a newer one counts and is stored', async () => {
    await lab.send(lab.values({ time: later(-60) }))
    const old = await lab.send(lab.values({ runId: 'run 0', userScore: 100, time: later(-120) }))
    expect([old.status, old.body.data]).toEqual([200, { outcome: 'older' }])
    expect(await marks()).toMatchObject([{ score: 40 }])
    await lab.send(lab.values({ runId: 'run 2', userScore: 50 }))
    expect(await marks()).toMatchObject([{ score: 25 }])
    expect((await grades()).map(({ score }) => score)).toEqual([40, 25])
    expect((await reports()).map(({ outcome }) => outcome)).toEqual([
      'accepted',
      'older',
      'accepted',
    ])
    const changed = await testApp.db
      .select({ detail: auditEntries.detail, reason: auditEntries.reason })
      .from(auditEntries)
      .where(
        and(
          eq(auditEntries.action, 'marks.changed'),
          eq(auditEntries.subjectId, lab.student.userId),
        ),
      )
    expect(changed).toEqual([
      {
        detail: [{ field: 'score', before: '40', after: '25' }],
        reason: `${lab.made.key.name}: run 2`,
      },
    ])
  })

  it('[PRC-019] of two runs at the same moment leaves the score of the newer one', async () => {
    await Promise.all([
      lab.send(lab.values({ runId: 'one', userScore: 10, time: later(-20) })),
      lab.send(lab.values({ runId: 'two', userScore: 90, time: later(-10) })),
    ])
    expect(await marks()).toMatchObject([{ score: 45 }])
  })
})

describe('a report that is refused', () => {
  const refused = { status: 403, body: { ok: false, code: -6, data: null } }

  it('[PRC-019] [PRC-125] is answered alike for a wrong signature, an unknown and a revoked key, and stores nothing', async () => {
    const values = lab.values()
    const other = await makeKey(testApp, lab.staff, 'https://elsewhere.example')
    const unknown = { ...lab.made.key, code: '0'.repeat(24) }
    const answers = [
      await lab.send(values, { signature: `t=1,v1=${'0'.repeat(64)}` }),
      await lab.send(values, { signature: 'nonsense' }),
      await lab.send(values, { secret: other.secret }),
      await lab.send(values, { key: unknown }),
    ]
    await testApp.ask(homework.revokePracticeKey, { sign: lab.made.key.sign }, lab.staff)
    answers.push(await lab.send(values))
    for (const answer of answers) expect(answer).toMatchObject(refused)
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    await expectNothing()
    await testApp.ask(homework.revokePracticeKey, { sign: other.key.sign }, lab.staff)
  })

  it('[PRC-019] has the key of another school, at either address or about its people', async () => {
    const foreign = await testApp.person('schoolAdmin', testApp.otherSchoolId)
    const foreignKey = await makeKey(testApp, foreign, lab.made.key.origin)
    expect(await lab.send(lab.values(), foreignKey)).toMatchObject(refused)
    expect(await lab.send(lab.values(), { host: 'other.localhost' })).toMatchObject(refused)
    const there = await lab.send(lab.values(), { ...foreignKey, host: 'other.localhost' })
    expect(there).toMatchObject({ status: 404, body: { extend: { fields: { taskId: /./ } } } })
    await expectNothing()
  })

  it('[PRC-125] has a signature more than 5 minutes old or early, not up to then', async () => {
    for (const off of [-301, 301]) {
      const answer = await lab.send(lab.values(), { off })
      expect(answer).toMatchObject({ status: 403, body: { extend: { reason: 'reportTimeOff' } } })
    }
    await expectNothing()
    expect((await lab.send(lab.values(), { off: -300 })).status).toBe(200)
  })

  it('[PRC-125] comes from a network with 30 wrong signatures, not from another network', async () => {
    const signature = `t=1,v1=${'0'.repeat(64)}`
    const address = '203.0.113.99'
    for (let count = 0; count < 30; count += 1)
      expect((await lab.send(lab.values(), { signature, address })).status).toBe(403)
    const over = await lab.send(lab.values(), { address })
    expect(over).toMatchObject({ status: 429, body: { extend: { reason: 'tooManyRequests' } } })
    await expectNothing()
    expect((await lab.send(lab.values())).status).toBe(200)
    testApp.clock.pass(601)
    expect((await lab.send(lab.values({ runId: 'run 2' }), { address })).status).toBe(200)
  })
})

describe('a report with wrong values', () => {
  it('[PRC-125] is answered with the fault of each field, and stores nothing', async () => {
    const wrong: [Record<string, unknown>, string][] = [
      [{ userScore: 100.5 }, 'userScore'],
      [{ userScore: -1 }, 'userScore'],
      [{ userScore: '80' }, 'userScore'],
      [{ userScore: null }, 'userScore'],
      [{ runId: '' }, 'runId'],
      [{ runId: 'x'.repeat(101) }, 'runId'],
      [{ time: 'yesterday' }, 'time'],
      [{ time: later(600) }, 'time'],
      [{ userId: undefined }, 'userId'],
      [{ taskId: 7 }, 'taskId'],
    ]
    for (const [more, field] of wrong) {
      const { status, body } = await lab.send(lab.values(more))
      expect([field, status, Object.keys(body.extend?.fields ?? {})]).toEqual([field, 422, [field]])
    }
    await expectNothing()
  })

  it('[PRC-125] is answered as no JSON object, also if it is empty, a list or has half a character', async () => {
    for (const raw of ['', 'userId=1', '[1]', '7', 'null', '{"runId":"\\ud800"}', '{'])
      expect(await lab.send(raw)).toMatchObject({
        status: 422,
        body: { extend: { reason: 'reportNotJson' } },
      })
    expect((await lab.send(`{"runId":"${'x'.repeat(20_000)}"}`)).status).toBe(413)
    await expectNothing()
  })

  it('[PRC-125] is answered with the field of an unknown student or task, and accepted when corrected', async () => {
    const stranger = await testApp.person()
    const plain = await makeWork(testApp, lab.teacher, lab.course.sign)
    const unknown: [Record<string, unknown>, string, string][] = [
      [{ userId: testApp.seal('user', stranger.userId) }, 'userId', 'unknownStudent'],
      [{ userId: 'nobody' }, 'userId', 'unknownStudent'],
      [{ taskId: plain }, 'taskId', 'unknownTask'],
      [{ taskId: lab.course.sign }, 'taskId', 'unknownTask'],
    ]
    for (const [more, field, outcome] of unknown) {
      const { status, body } = await lab.send(lab.values(more))
      expect([status, Object.keys(body.extend?.fields ?? {})]).toEqual([404, [field]])
      expect(await reports()).toMatchObject([{ run: 'run 1', outcome, userId: null }])
    }
    expect(await marks()).toEqual([])
    expect((await lab.send(lab.values())).body.data).toEqual({ outcome: 'accepted' })
    expect(await reports()).toMatchObject([{ run: 'run 1', outcome: 'accepted' }])
  })

  it('[PRC-125] is refused with the reason if the task is closed for the student or over', async () => {
    const plan = { resourcesType: 4, taskNumber: 34, points: 50, passLine: 30 } as const
    const closed = await makeWork(testApp, lab.teacher, lab.course.sign, plan)
    expect(await lab.send(lab.values({ taskId: closed }))).toMatchObject({
      status: 403,
      body: { extend: { reason: 'tasksFirst' } },
    })
    const end = (lateAllowed: boolean) =>
      testApp.db
        .update(homeworkItems)
        .set({ endTime: new Date(later(-60)), lateAllowed })
        .where(eq(homeworkItems.id, idOf(lab.task)))
    await end(false)
    expect(await lab.send(lab.values({ runId: 'run 2' }))).toMatchObject({
      status: 409,
      body: { extend: { reason: 'handInEnded' } },
    })
    expect(await marks()).toEqual([])
    expect((await reports()).map(({ outcome }) => outcome)).toEqual(['closed', 'ended'])
    await end(true)
    expect((await lab.send(lab.values({ runId: 'run 2' }))).status).toBe(200)
    expect(await marks()).toMatchObject([{ score: 40, late: true }])
  })
})

describe('the keys of a school', () => {
  const list = async () =>
    (await testApp.ask(homework.listPracticeKeys, { size: 100 }, lab.staff)).body.data?.list ?? []
  const own = async () => (await list()).find(({ sign }) => sign === lab.made.key.sign)
  const rowOf = async () => {
    const where = eq(practiceKeys.code, lab.made.key.code)
    return (await testApp.db.select().from(practiceKeys).where(where))[0]
  }

  it('[PRC-124] show their secret once, keep it sealed, and show when they were last used', async () => {
    expect(lab.made.secret).toMatch(/^[\w-]{43}$/)
    expect(await own()).toMatchObject({ usedAt: null, revokedAt: null, createdBy: lab.staff.name })
    expect(JSON.stringify(await list())).not.toContain(lab.made.secret)
    const secret = (await rowOf())?.secret ?? ''
    expect(secret).not.toContain(lab.made.secret)
    expect(testApp.app.services.sealers.practiceKeys.open(secret)).toBe(lab.made.secret)
    await lab.send(lab.values())
    expect((await own())?.usedAt).toBe(testApp.clock.now().toISOString())
  })

  it('[PRC-124] are revoked permanently, and making and revoking are in the audit log', async () => {
    const revoke = () =>
      testApp.ask(homework.revokePracticeKey, { sign: lab.made.key.sign }, lab.staff)
    const time = testApp.clock.now().toISOString()
    expect((await revoke()).body.data?.revokedAt).toBe(time)
    testApp.clock.pass(60)
    expect((await revoke()).body.data?.revokedAt).toBe(time)
    expect((await rowOf())?.revokedBy).toBe(lab.staff.userId)
    const acts = await testApp.db
      .select({ action: auditEntries.action })
      .from(auditEntries)
      .where(eq(auditEntries.actorId, lab.staff.userId))
      .orderBy(asc(auditEntries.id))
    expect(acts.map(({ action }) => action)).toEqual(['practiceKey.made', 'practiceKey.revoked'])
  })

  it.each([
    'https://.',
    'https://..',
    'https://a..b',
    'https://-',
    'https://a.example.',
    'ftp://a.example',
  ])('[PRC-186] are refused for the address %s', async (origin) => {
    const { body } = await testApp.ask(
      homework.makePracticeKey,
      { name: 'Nobody', origin },
      lab.staff,
    )
    expect(body).toMatchObject({ code: -2, extend: { fields: { origin: expect.any(String) } } })
    const list = await testApp.ask(homework.listPracticeKeys, {}, lab.staff)
    expect(list.body.data?.list.map(({ name }) => name)).not.toContain('Nobody')
  })

  it('[PRC-186] are made for a host name, a port or an IPv6 address', async () => {
    for (const origin of [
      'http://localhost:8080',
      'https://[2001:db8::1]',
      'https://x-1.example',
    ]) {
      const input = { name: 'Known', origin }
      const { body } = await testApp.ask(homework.makePracticeKey, input, lab.staff)
      expect(body.data?.key.origin).toBe(origin)
    }
  })

  it('[PRC-124] exist once for each address, even when two are made at once, until it is revoked', async () => {
    const input = { name: 'Twin', origin: 'https://twin.example/path?x=1' }
    const make = (name: string) =>
      testApp.ask(homework.makePracticeKey, { ...input, name }, lab.staff)
    const both = await Promise.all([make('One'), make('Two')])
    expect(both.map(({ status }) => status).toSorted((one, next) => one - next)).toEqual([200, 422])
    const refused = both.find(({ status }) => status === 422)
    expect(refused?.body.extend).toMatchObject({
      fields: { origin: 'A key for this address is in use. Revoke it first.' },
    })
    const made = both.find(({ status }) => status === 200)?.body.data?.key
    expect(made?.origin).toBe('https://twin.example')
    await testApp.ask(homework.revokePracticeKey, { sign: made?.sign ?? '' }, lab.staff)
    expect((await make('Three')).status).toBe(200)
  })

  it('[PRC-124] can be read and made only by staff of the school', async () => {
    const foreign = await testApp.person('schoolAdmin', testApp.otherSchoolId)
    const { sign } = lab.made.key
    for (const person of [lab.teacher, lab.student])
      expect((await testApp.ask(homework.listPracticeKeys, {}, person)).status).toBe(403)
    expect((await testApp.ask(homework.revokePracticeKey, { sign }, foreign)).status).toBe(404)
    expect((await rowOf())?.revokedAt).toBeNull()
  })
})

it('[PRC-126] lists the last reports with system, student, task and outcome', async () => {
  await lab.send(lab.values())
  testApp.clock.pass(5)
  await lab.send(lab.values({ runId: 'run 2', userId: 'nobody' }))
  const read = async (outcome?: 'accepted' | 'unknownStudent') => {
    const input = { size: 100, ...(outcome && { outcome }) }
    const { body } = await testApp.ask(homework.listPracticeReports, input, lab.staff)
    return body.data?.list.filter(({ system }) => system === lab.made.key.name)
  }
  const { name: system } = lab.made.key
  expect(await read()).toMatchObject([
    { system, runId: 'run 2', studentName: '', outcome: 'unknownStudent', userScore: 80 },
    { system, runId: 'run 1', studentName: lab.student.name, outcome: 'accepted' },
  ])
  expect(await read('accepted')).toHaveLength(1)
  expect((await testApp.ask(homework.listPracticeReports, {}, lab.teacher)).status).toBe(403)
})

describe('the link to the system', () => {
  const linkOf = async (by = lab.student) =>
    (await testApp.ask(homework.workById, { sign: lab.task }, by)).body.data?.link ?? ''

  it('[PRC-127] names user and task only for a student, and only to the address of a key in use', async () => {
    const plain = `${lab.made.key.origin}/game?level=2`
    const words = new URL(await linkOf()).searchParams
    expect(Object.fromEntries(words)).toEqual({
      level: '2',
      titian_user: testApp.seal('user', lab.student.userId),
      titian_task: lab.task,
      titian_time: String(Math.floor(testApp.clock.now().getTime() / 1000)),
      titian_key: lab.made.key.code,
      titian_signature: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    expect(await linkOf(lab.teacher)).toBe(plain)
    await testApp.ask(homework.revokePracticeKey, { sign: lab.made.key.sign }, lab.staff)
    expect(await linkOf()).toBe(plain)
  })
})
