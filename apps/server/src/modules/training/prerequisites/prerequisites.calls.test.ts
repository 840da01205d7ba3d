import { homework, type Prerequisite, trainStaffCalls } from '@titian/contract'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditEntries } from '../../../platform/audit/tables.ts'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { homeworkItems } from '../../homework/index.ts'
import { joinTraining, makeFullTraining } from '../factories.ts'

let testApp: TestApp
let staff: Person

beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())
beforeEach(async () => {
  staff = await testApp.person('schoolAdmin,normal')
})

const seeded: Prerequisite[] = [
  { taskNumber: 34, requiredNumber: 33, comparison: 'above' },
  { taskNumber: 47, requiredNumber: 44, comparison: 'atLeast' },
  { taskNumber: 47, requiredNumber: 46, comparison: 'atLeast' },
  { taskNumber: 47, requiredNumber: 48, comparison: 'atLeast' },
]

const readAll = async (by = staff) =>
  (await testApp.ask(trainStaffCalls.prerequisites, {}, by)).body.data
const read = async (by = staff) => {
  const { version = 0, list = [] } = (await readAll(by)) ?? {}
  return { version, list }
}
const save = (version: number, list: Prerequisite[], by = staff) =>
  testApp.ask(trainStaffCalls.savePrerequisites, { version, list }, by)

describe('rules on practical tasks', () => {
  it('[TRN-046] [TRN-064] include the two default locks in every school, and accept further ones', async () => {
    const { version, list } = await read()
    expect(list).toEqual(seeded)
    const more: Prerequisite = { taskNumber: 50, requiredNumber: 47, comparison: 'above' }
    expect((await save(version, [...seeded, more])).body.data).toMatchObject({
      version: version + 1,
      list: [...seeded, more],
    })
    const elsewhere = await testApp.person('schoolAdmin,normal', testApp.otherSchoolId)
    expect((await read(elsewhere)).list).toEqual(seeded)
    const logged = await testApp.db
      .select()
      .from(auditEntries)
      .where(
        and(
          eq(auditEntries.action, 'training.rulesChanged'),
          eq(auditEntries.actorId, staff.userId),
        ),
      )
    expect(logged).toHaveLength(1)
    expect(logged[0]?.detail[0]?.after).toContain('50 ← 47 (>)')
  })

  it('[TRN-064] refuse a rule that creates a circle at its field, and keep the stored rules', async () => {
    const { version, list } = await read()
    const circle: Prerequisite[] = [
      ...list,
      { taskNumber: 33, requiredNumber: 34, comparison: 'above' },
    ]
    expect((await save(version, circle)).body).toMatchObject({
      code: -2,
      extend: {
        reason: 'ruleCircle',
        fields: { [`list.${list.length}.requiredNumber`]: expect.any(String) },
      },
    })
    expect(await read()).toEqual({ version, list })
  })

  it('[TRN-064] [TCH-084] show the second of two writers the changes of the first', async () => {
    const { version, list } = await read()
    const [, ...rest] = list
    const answers = await Promise.all([save(version, rest), save(version, list)])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409,
    ])
    const late = answers.find(({ status }) => status === 409)
    expect(late?.body.extend).toMatchObject({ reason: 'changedMeanwhile', newer: await readAll() })
    await save(version + 1, seeded)
  })

  it('[TRN-064] [TRN-046] apply to hand-ins at once, and belong to staff', async () => {
    const teacher = await testApp.person('teacher,normal')
    expect((await testApp.ask(trainStaffCalls.prerequisites, {}, teacher)).status).toBe(403)
    const { version, list } = await read()
    expect((await save(version, [], teacher)).status).toBe(403)
    const student = await testApp.person()
    const made = await makeFullTraining(testApp, teacher)
    await joinTraining(testApp, made, student)
    const handIn = () =>
      testApp.ask(
        homework.saveOfflineExamineAnswer,
        {
          courseId: made.courseSign,
          examineId: made.practical[34],
          resourcesType: 4,
          content: 'Mine',
        },
        student,
      )
    expect((await handIn()).status).toBe(403)
    await save(
      version,
      list.filter(({ taskNumber }) => taskNumber !== 34),
    )
    expect((await handIn()).status).toBe(200)
  })

  it('[TCH-200] name the tasks of their numbers', async () => {
    await makeFullTraining(testApp, await testApp.person('teacher'))
    const { tasks = [] } = (await readAll()) ?? {}
    const [row] = await testApp.db
      .select()
      .from(homeworkItems)
      .where(eq(homeworkItems.taskNumber, 34))
    expect(row?.title).toBeTruthy()
    expect(tasks.filter(({ taskNumber }) => taskNumber === 34)).toHaveLength(1)
    expect(tasks.every(({ title }) => title.length > 0)).toBe(true)
    const numbers = tasks.map(({ taskNumber }) => taskNumber)
    expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other))
    expect(numbers).not.toContain(9999)
  })
})
