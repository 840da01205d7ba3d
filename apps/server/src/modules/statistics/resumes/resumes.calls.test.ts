import { resume, statistics } from '@titian/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { found } from '../../../platform/refusal.ts'
import { sheetRows } from '../../../testing/sheet-rows.ts'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { impersonate, makeMember } from '../../accounts/factories.ts'
import { users } from '../../accounts/index.ts'

let testApp: TestApp
let staff: Person

beforeAll(async () => {
  testApp = await openTestApp()
}, 90_000)
afterAll(() => testApp?.close())
beforeEach(async () => {
  // Removes earlier students, so that each test counts its own.
  await testApp.db.update(users).set({ roles: 'normal' })
  staff = await makeMember(testApp, { roles: 'schoolAdmin,normal' })
})

type Plan = Parameters<typeof makeMember>[1]

async function makeStudents(count: number, plan: Plan = {}): Promise<Person[]> {
  const made: Person[] = []
  for (let number = 0; number < count; number += 1) made.push(await makeMember(testApp, plan))
  return made
}
/** Stores a resume with chosen points, as a change would. */
const keep = (person: Person, points: number | null, schoolId = testApp.schoolId) =>
  testApp.db
    .execute(sql`insert into resumes (user_id, school_id, revision, content, saved_at, points)
    values (${person.userId}, ${schoolId}, 1, '{"personalAdvantage":"secret words"}', now(), ${points})`)

type Filter = Partial<Parameters<TestApp['ask']>[1]> & object
async function read(filter: Filter = {}, by: object = staff) {
  const { body } = await testApp.ask(statistics.resumesByMajor, filter, by)
  return found(body.data)
}
const named = (text: string) => ({ en: text })

describe('resume figures by major', () => {
  it('[RES-090] count students, begun and complete resumes, and round the share', async () => {
    const [one, two, three, four] = await makeStudents(7, { major: named('Logistics') })
    await keep(found(one), 80)
    await keep(found(two), 100)
    await keep(found(three), 79)
    await keep(found(four), 0)
    await makeStudents(5)
    expect((await read()).list).toEqual([
      { major: 'Logistics', students: 7, begun: 4, complete: 2, percent: 29 },
      { major: '', students: 5, begun: 0, complete: 0, percent: 0 },
    ])
  })

  it("[RES-090] name the major in the reader's language, and group by the displayed name", async () => {
    await makeStudents(3, { major: { en: 'Logistics', zh: '物流' } })
    await makeStudents(2, { major: { en: ' Logistics ' } })
    await makeStudents(1, { major: { zh: '物流' } })
    const zh = await read({}, { person: staff, language: 'zh' })
    expect(zh.list.map(({ major, students }) => [major, students])).toEqual([
      ['物流', 4],
      ['Logistics', 2],
    ])
    const en = await read({}, { person: staff, language: 'en' })
    expect(en.list.map(({ major, students }) => [major, students])).toEqual([
      ['Logistics', 5],
      ['物流', 1],
    ])
  })

  it('[RES-090] exclude other schools, staff, people without the role, and disabled accounts', async () => {
    const major = named('Nursing')
    await makeStudents(5, { major })
    const [foreign] = await makeStudents(5, { major, schoolId: testApp.otherSchoolId })
    await keep(found(foreign), 100, testApp.otherSchoolId)
    const [off, teacher] = [
      await makeMember(testApp, { major, disabled: true }),
      await makeMember(testApp, { major, roles: 'teacher,normal' }),
    ]
    await keep(off, 100)
    await keep(teacher, 100)
    await makeMember(testApp, { major, roles: 'normal' })
    expect((await read()).list).toEqual([
      { major: 'Nursing', students: 5, begun: 0, complete: 0, percent: 0 },
    ])
  })

  it('[RES-090] can be searched by name, sorted and read page by page', async () => {
    const counts = { Accounting: 6, Baking: 8, Carpentry: 7 }
    for (const [name, count] of Object.entries(counts)) {
      const made = await makeStudents(count, { major: named(name) })
      if (name === 'Carpentry') await keep(found(made[0]), 90)
    }
    const names = async (filter: Filter) => (await read(filter)).list.map(({ major }) => major)
    expect(await names({})).toEqual(['Baking', 'Carpentry', 'Accounting'])
    expect(await names({ sort: 'name', descending: false })).toEqual(Object.keys(counts))
    for (const sort of ['begun', 'complete', 'percent'])
      expect((await names({ sort }))[0]).toBe('Carpentry')
    expect(await names({ name: 'arp' })).toEqual(['Carpentry'])
    expect(await names({ name: '%' })).toEqual([])
    const second = await read({ page: 2, size: 2 })
    expect([second.total, second.list.length]).toEqual([3, 1])
  })

  it('[RES-090] can be exported by staff as CSV and XLSX in their language', async () => {
    await makeStudents(5, { major: named('Logistics') })
    await makeStudents(4, { major: named('Nursing') })
    const file = async (format: 'csv' | 'xlsx') => {
      const input = { format, timeZone: 'Asia/Kuala_Lumpur' }
      const by = { person: staff, language: 'zh' }
      return found((await testApp.ask(statistics.exportResumesByMajor, input, by)).body.data)
    }
    const csv = await file('csv')
    expect(csv.fileName).toMatch(/^学员简历统计 \d{4}-\d\d-\d\d\.csv$/)
    const lines = Buffer.from(csv.base64, 'base64').toString().replace('\uFEFF', '').split('\r\n')
    expect(lines.slice(0, 2)).toEqual([
      '专业,学员人数,已开始填写,完整简历,完整率（%）,备注',
      'Logistics,5,0,0,0,',
    ])
    expect(lines[2]).toMatch(/^Nursing,4,,,,学员不足 5 人/)
    const { mediaType, base64 } = await file('xlsx')
    expect(mediaType).toContain('spreadsheetml')
    const [head, first] = await sheetRows(base64)
    expect(head?.slice(0, 2)).toEqual(['专业', '学员人数'])
    expect(first?.slice(0, 3)).toEqual(['Logistics', 5, 0])
  })

  it('[RES-090] are for staff: students, teachers, visitors and impersonating staff are refused', async () => {
    const student = await makeMember(testApp)
    const teacher = await makeMember(testApp, { roles: 'teacher,normal' })
    const input = { timeZone: 'Asia/Kuala_Lumpur' }
    for (const by of [student, teacher, {}, await impersonate(testApp, staff, student)])
      for (const call of [statistics.resumesByMajor, statistics.exportResumesByMajor])
        expect((await testApp.ask(call, input as never, by)).body.ok).toBe(false)
  })
})

describe('the source of the resume figures', () => {
  it('[RES-091] is the points written with each change, also when an older version is restored', async () => {
    const student = await makeMember(testApp)
    const resumeId = testApp.seal('resume', student.userId)
    const points = async () => {
      const { rows } = await testApp.db.execute<{ points: number }>(
        sql`select points from resumes where user_id = ${student.userId}`,
      )
      return rows[0]?.points
    }
    const say = (revision: number, personalAdvantage: string) =>
      testApp.ask(
        resume.updatePersonalAdvantage,
        { resumeId, revision, personalAdvantage },
        student,
      )
    await say(0, 'I keep my word.')
    const after = found(await points())
    testApp.clock.pass(301)
    await say(1, '')
    expect(after - found(await points())).toBe(10)
    const restored = { resumeId, revision: 2, restored: 1 }
    expect((await testApp.ask(resume.restoreResumeRevision, restored, student)).body.ok).toBe(true)
    expect(await points()).toBe(after)
  })

  it('[RES-091] reveals no text of a resume, neither in the response nor in the file', async () => {
    const secret = 'Zebra9Quartz'
    const students = await makeStudents(5, { major: named('Logistics'), name: secret })
    for (const student of students)
      await testApp.ask(
        resume.updatePersonalAdvantage,
        {
          resumeId: testApp.seal('resume', student.userId),
          revision: 0,
          personalAdvantage: secret,
        },
        student,
      )
    const { body } = await testApp.ask(statistics.resumesByMajor, {}, staff)
    expect(body.data?.list[0]?.begun).toBe(5)
    expect(Object.keys(found(body.data?.list[0])).toSorted()).toEqual(
      ['begun', 'complete', 'major'].concat('percent', 'students'),
    )
    expect(JSON.stringify(body)).not.toContain(secret)
    const file = await testApp.ask(
      statistics.exportResumesByMajor,
      { timeZone: 'Asia/Kuala_Lumpur' },
      staff,
    )
    const text = Buffer.from(found(file.body.data).base64, 'base64').toString()
    expect(text).toContain('Logistics,5,5,')
    expect(text).not.toContain(secret)
  })

  it('[RES-091] needs as many statements for forty majors as for one', async () => {
    await makeStudents(1, { major: named('Only one') })
    const one = await testApp.statementsOf(() => read({ size: 100 }))
    for (let number = 0; number < 40; number += 1)
      await keep(await makeMember(testApp, { major: named(`Course ${number}`) }), 90)
    const many = await testApp.statementsOf(async () =>
      expect((await read({ size: 100 })).total).toBe(41),
    )
    expect(many).toBe(one)
  })
})

describe('a major with few students', () => {
  it('[RES-093] shows only the number of its students below five, also when sorted by a hidden value', async () => {
    const few = await makeStudents(4, { major: named('Few') })
    for (const student of few) await keep(student, 100)
    const [first] = await makeStudents(5, { major: named('Enough') })
    await keep(found(first), 100)
    for (const sort of ['students', 'begun', 'complete', 'percent'])
      for (const descending of [true, false]) {
        const { list } = await read({ sort, descending })
        expect(list).toContainEqual({
          major: 'Few',
          students: 4,
          begun: null,
          complete: null,
          percent: null,
        })
        if (sort !== 'students') expect(list.at(-1)?.major).toBe('Few')
      }
    expect((await read({ name: 'Enough' })).list).toEqual([
      { major: 'Enough', students: 5, begun: 1, complete: 1, percent: 20 },
    ])
  })
})
