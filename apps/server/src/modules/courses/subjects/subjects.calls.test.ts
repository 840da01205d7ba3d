import { courses, people, type Subject } from '@titian/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { makeCourse } from '../factories.ts'
import { courses as courseTable, courseTypes } from '../tables.ts'

let testApp: TestApp
let staff: Person

beforeAll(async () => {
  testApp = await openTestApp()
  staff = await testApp.person('schoolAdmin,normal')
}, 90_000)
afterAll(() => testApp?.close())
beforeEach(() => testApp.clock.pass(5))

const read = async (by = staff) => {
  const { body } = await testApp.ask(courses.getSubjects, {}, by)
  if (!body.data) throw new Error(body.msg)
  return body.data
}
const save = (subjects: Subject[], version: number, by = staff) =>
  testApp.ask(courses.saveSubjects, { subjects, version }, by)

const leaf = (name: string) => ({ sign: null, name: { en: name, zh: name }, courses: 0 })
const branch = (name: string, ...children: string[]) => ({
  ...leaf(name),
  children: children.map(leaf),
})
const root = (name: string, ...children: ReturnType<typeof branch>[]) => ({
  ...leaf(name),
  children,
})
const shown = (subjects: Subject[]): unknown[] =>
  subjects.map(({ name, children }) => [
    name.en,
    children.map((below) => [below.name.en, below.children.map((one) => one.name.en)]),
  ])

describe('the tree of subjects', () => {
  it('[TCH-134] is saved as a whole: added, renamed, ordered and removed subjects, visible to everybody', async () => {
    const { version } = await read()
    const first = await save(
      [root('Business', branch('Trade', 'Customs', 'Freight')), root('Health')],
      version,
    )
    expect(shown(first.body.data?.subjects ?? [])).toEqual([
      ['Business', [['Trade', ['Customs', 'Freight']]]],
      ['Health', []],
    ])
    const [business, health] = (await read()).subjects
    const trade = business?.children[0]
    if (!business || !health || !trade) throw new Error('not saved')
    const renamed = { ...trade, name: { en: 'World trade' }, children: trade.children.slice(1) }
    const second = await save([health, { ...business, children: [renamed] }], version + 1)
    expect(shown(second.body.data?.subjects ?? [])).toEqual([
      ['Health', []],
      ['Business', [['World trade', ['Freight']]]],
    ])
    expect(second.body.data?.subjects[1]?.sign).toBe(business.sign)
    const rows = await testApp.db
      .select()
      .from(courseTypes)
      .where(eq(courseTypes.schoolId, testApp.schoolId))
    expect(new Set(rows.map(({ names }) => names.en))).toEqual(
      new Set(['Business', 'Freight', 'Health', 'World trade']),
    )
    const open = await testApp.ask(courses.courseTypeThreeList, {})
    expect(open.body.data?.map(({ name }) => name)).toEqual(['Health', 'Business'])
    const log = await testApp.ask(people.listAuditLog, { action: 'course.subjectsChanged' }, staff)
    expect(log.body.data?.total).toBe(2)
  })

  it('[TCH-134] is refused when based on an older copy, and as a whole when a name is missing or too long', async () => {
    const { subjects, version } = await read()
    expect((await save([...subjects, root('Law')], version)).body.ok).toBe(true)
    expect((await save([], version)).body).toMatchObject({
      code: -4,
      extend: { reason: 'changedMeanwhile' },
    })
    expect((await read()).subjects).toHaveLength(subjects.length + 1)
    const nameless = { ...root('x'), name: { zh: '' } }
    expect((await save([nameless], version + 1)).body).toMatchObject({
      code: -2,
      extend: { fields: { 'subjects.0.name.en': expect.any(String) } },
    })
    const long = root('x', branch('y', 'z'.repeat(41)))
    expect((await save([long], version + 1)).body).toMatchObject({
      code: -2,
      extend: { fields: { 'subjects.0.children.0.children.0.name.en': expect.any(String) } },
    })
  })

  it('[TCH-134] keeps a subject in use, and refuses one of another parent or school', async () => {
    const { schoolId } = testApp
    const start = await read()
    const made = await save([...start.subjects, root('Design', branch('Posters'))], start.version)
    const tree = made.body.data
    const design = tree?.subjects.at(-1)
    const posters = design?.children[0]
    if (!tree || !design || !posters) throw new Error('not saved')
    const author = await testApp.person('teacher,normal')
    const plan = { schoolId, authorId: author.userId }
    const courseId = await makeCourse(testApp.db, plan, testApp.clock.now())
    const rows = await testApp.db
      .select()
      .from(courseTypes)
      .where(eq(courseTypes.schoolId, schoolId))
    const typeId = rows.find(({ names }) => names.en === 'Design')?.id ?? 0
    await testApp.db.update(courseTable).set({ typeId }).where(eq(courseTable.id, courseId))
    expect((await read()).subjects.at(-1)?.courses).toBe(1)
    const others = tree.subjects.slice(0, -1)
    expect((await save(others, tree.version)).body).toMatchObject({
      code: -4,
      extend: { reason: 'subjectInUse' },
    })
    expect((await read()).version).toBe(tree.version)
    const moved = [
      { ...design, children: [] },
      { ...root('Other'), children: [posters] },
    ]
    expect((await save([...others, ...moved], tree.version)).body.code).toBe(-4)
    expect((await save([...tree.subjects, design], tree.version)).body.code).toBe(-4)
    const foreign = await testApp.person('schoolAdmin,normal', testApp.otherSchoolId)
    const foreignSubjects = await read(foreign)
    expect(foreignSubjects.subjects.map(({ sign }) => sign)).not.toContain(design.sign)
    expect((await save([design], foreignSubjects.version, foreign)).body.ok).toBe(false)
    expect((await save([], tree.version, author)).body.code).toBe(-6)
  })
})
