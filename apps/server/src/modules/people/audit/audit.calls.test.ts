import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { people } from '@titian/contract'
import { type AuditAct, recordAudit } from '../../../platform/audit/audit.ts'
import { readCsv } from '../../../platform/parsing/csv.ts'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { makeAccount } from '../../accounts/factories.ts'
import { findActor } from '../../accounts/index.ts'

let testApp: TestApp
let admin: Person

beforeAll(async () => {
  testApp = await openTestApp()
  admin = await testApp.person('schoolAdmin,normal')
})
afterAll(() => testApp.close())

async function record(by: Person, act: AuditAct, impersonatorId: number | null = null) {
  const actor = await findActor(testApp.db, { id: by.schoolId }, by.token, testApp.clock.now())
  if (actor.kind !== 'user') throw new Error('Nobody is signed in.')
  const context = {
    actor: { ...actor, impersonatorId },
    client: { address: '10.0.0.7' },
    now: testApp.clock.now(),
  }
  await recordAudit(testApp.db, context, act)
  testApp.clock.pass(60)
}

const list = (input: Parameters<typeof testApp.ask<typeof people.listAuditLog>>[1], by = admin) =>
  testApp.ask(people.listAuditLog, input, by)

describe('the audit log', () => {
  it('[ACC-258] shows who did what to whom, when, why and from which address', async () => {
    const { userId } = await makeAccount(testApp, { name: 'Mei Ling' })
    const student = await testApp.person('student,normal')
    const detail = [{ field: 'mobile', before: '+60 121', after: '+60 122' }]
    const at = testApp.clock.now().toISOString()
    await record(admin, {
      action: 'person.mobileChanged',
      subjectId: userId,
      reason: 'Lost',
      detail,
    })
    await record(student, { action: 'impersonation.started' }, admin.userId)
    const { body } = await list({ size: 2 })
    expect(body.data?.list).toMatchObject([
      {
        action: 'impersonation.started',
        actorName: admin.name,
        actingForName: student.name,
        subjectName: null,
      },
      {
        action: 'person.mobileChanged',
        at,
        actorName: admin.name,
        actingForName: null,
        subjectName: 'Mei Ling',
        detail,
        reason: 'Lost',
        address: '10.0.0.7',
      },
    ])
  })

  it('is filtered by a part of either name, by act and by time, in pages and few statements', async () => {
    const other = await testApp.person('platformAdmin,normal')
    const { userId } = await makeAccount(testApp, { name: '50%_Kavitha' })
    const begin = testApp.clock.now()
    await record(other, { action: 'person.disabled', subjectId: userId })
    await record(admin, { action: 'person.enabled', subjectId: userId })
    const actions = async (input: Parameters<typeof list>[0]) =>
      (await list(input)).body.data?.list.map(({ action }) => action)
    expect(await actions({ name: '0%_kav' })).toEqual(['person.enabled', 'person.disabled'])
    expect(await actions({ name: other.name })).toEqual(['person.disabled'])
    expect(await actions({ name: '%%' })).toEqual([])
    expect(await actions({ name: 'kavitha', action: 'person.enabled' })).toEqual(['person.enabled'])
    const [from, to] = [begin.toISOString(), new Date(begin.getTime() + 59_000).toISOString()]
    expect(await actions({ from, to })).toEqual(['person.disabled'])
    expect(
      await actions({ from: '1970-01-01T00:00:00Z', to: begin.toISOString(), name: 'kavitha' }),
    ).toEqual(['person.disabled'])
    const page = await list({ size: 1, page: 2 })
    expect([page.body.data?.list.length, page.body.data?.total]).toEqual([1, 4])
    expect(await testApp.statementsOf(() => list({ size: 50 }))).toBeLessThanOrEqual(3)
  })

  it('[FRM-423] refuses an unknown action at its field', async () => {
    const answer = await list({ action: 'cake.eaten' })
    expect(answer.status).toBe(422)
    expect(answer.body.extend).toMatchObject({ fields: { action: 'This value is not valid.' } })
  })

  it('[ACC-289] can be limited to one person, as actor or subject, and links to that person', async () => {
    const { userId } = await makeAccount(testApp, { name: 'One of many' })
    const student = await testApp.person('student,normal')
    await record(admin, { action: 'person.disabled', subjectId: userId })
    await record(student, { action: 'impersonation.started' }, admin.userId)
    const of = async (id: number) =>
      (await list({ personSign: testApp.seal('user', id) })).body.data?.list
    expect((await of(userId))?.map(({ action, subjectSign }) => [action, subjectSign])).toEqual([
      ['person.disabled', testApp.seal('user', userId)],
    ])
    expect((await of(student.userId))?.map(({ action }) => action)).toEqual([
      'impersonation.started',
    ])
    expect((await list({ personSign: 'nobody' })).status).toBe(404)
    const sheet = await testApp.ask(
      people.exportAuditLog,
      { personSign: testApp.seal('user', userId) },
      admin,
    )
    expect(sheet.body.data?.text.trim().split('\n')).toHaveLength(2)
  })

  it('[ACC-218] [FRM-168] is for staff of the school only', async () => {
    const teacher = await testApp.person('teacher,normal')
    expect((await list({}, teacher)).body.code).toBe(-6)
    expect((await testApp.ask(people.exportAuditLog, {}, teacher)).body.code).toBe(-6)
    const stranger = await testApp.person('platformAdmin,normal', testApp.otherSchoolId)
    expect((await list({}, stranger)).body.data).toEqual({ list: [], total: 0, keptYears: 0 })
    const sheet = await testApp.ask(people.exportAuditLog, {}, stranger)
    expect(sheet.body.data?.text.trim().split('\n')).toHaveLength(1)
  })

  it('[FRM-397] is exported as a whole, however many pages it has', async () => {
    const { userId } = await makeAccount(testApp, { name: 'Written about often' })
    await record(admin, { action: 'person.disabled', subjectId: userId, reason: '"\\' })
    await testApp.db
      .execute(sql`insert into audit_entries (school_id, actor_id, subject_id, action, at, reason)
      select e.school_id, e.actor_id, e.subject_id, e.action, e.at, e.reason
      from (select * from audit_entries where subject_id = ${userId} limit 1) e, generate_series(1, 1200)`)
    const personSign = testApp.seal('user', userId)
    const { body } = await testApp.ask(people.exportAuditLog, { personSign }, admin)
    const { rows } = readCsv(body.data?.text.slice(1) ?? '', ',', 2000)
    expect(rows).toHaveLength(1202)
    expect(new Set(rows.slice(1).map((row) => row[6]))).toEqual(new Set(['"\\']))
  })

  it("is exported in the reader's language without formulas", async () => {
    const { userId } = await makeAccount(testApp, { name: '=HYPERLINK("http://x")\n1' })
    const reasons = ['+1', '-1', '@a', '\tb', ' =c', 'plain, "quoted"', ';=1+1', 'a|＝1+1', 'b; -2']
    for (const reason of reasons)
      await record(admin, { action: 'person.disabled', subjectId: userId, reason })
    const asked = { name: 'hyperlink', timeZone: 'Asia/Kuala_Lumpur' }
    const { body } = await testApp.ask(people.exportAuditLog, asked, {
      person: admin,
      language: 'zh',
    })
    expect(body.data?.fileName).toMatch(/^操作日志-\d{4}-\d\d-\d\d\.csv$/)
    expect(body.data?.text.startsWith('\uFEFF时间')).toBe(true)
    const [head, ...rows] = readCsv(body.data?.text.slice(1) ?? '', ',', 100).rows
    expect(head).toEqual([
      '时间（Asia/Kuala_Lumpur）',
      '操作人',
      '模拟学员',
      '操作',
      '操作对象',
      '详情',
      '原因',
      'IP 地址',
    ])
    expect(rows.map((row) => row[6]).toReversed()).toEqual([
      "'+1",
      "'-1",
      "'@a",
      "'\tb",
      "' =c",
      'plain, "quoted"',
      ";'=1+1",
      "a|'＝1+1",
      "b;' -2",
    ])
    expect(rows[0]?.[4]).toBe(`'=HYPERLINK("http://x")\n1`)
    expect(rows.flat().filter((cell) => /^\s*[=+@-]/.test(cell))).toEqual([])
  })

  it("[ACC-284] is exported with words and times of the reader, named by the reader's date", async () => {
    const { userId } = await makeAccount(testApp, { name: 'Zainab' })
    const late = new Date('2026-11-02T20:30:00Z')
    testApp.clock.pass((late.getTime() - testApp.clock.now().getTime()) / 1000)
    const detail = [
      { field: 'auditStatus', before: '1', after: '2' },
      { field: 'title.en', before: 'A', after: 'B' },
      { field: 'logo', before: '', after: '74h_aT4R' },
    ]
    await record(admin, { action: 'person.rolesChanged', subjectId: userId, detail })
    testApp.clock.pass(-60)
    const export_ = async (language: string) =>
      (
        await testApp.ask(
          people.exportAuditLog,
          { name: 'zainab', timeZone: 'Asia/Kuala_Lumpur' },
          { person: admin, language },
        )
      ).body.data
    const english = await export_('en')
    expect(english?.fileName).toBe('audit-log-2026-11-03.csv')
    const [, row = []] = readCsv(english?.text.slice(1) ?? '', ',', 9).rows
    expect([row[0], row[3], row[5]]).toEqual([
      '2026-11-03 04:30:00',
      'Roles changed',
      'Identity: Waiting → Confirmed; Name of the school (English): A → B; Logo: (picture)',
    ])
    expect((await export_('zh'))?.text).toContain('身份认证：待审核 → 已认证')
    const wrong = { timeZone: 'Mars/Olympus' }
    expect((await testApp.ask(people.exportAuditLog, wrong, admin)).status).toBe(422)
  })
})
