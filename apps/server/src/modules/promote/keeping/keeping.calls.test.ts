import { promote } from '@titian/contract'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditEntries } from '../../../platform/audit/tables.ts'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { makeCourse } from '../../courses/factories.ts'
import { makeTraining } from '../../training/factories.ts'
import { makePath } from '../factories.ts'
import { careerPaths, careerStageCourses, careerStages } from '../tables.ts'

let testApp: TestApp
let staff: Person
let teacher: Person
let courses: { id: number; sign: string }[]
let trainId: string

beforeAll(async () => {
  testApp = await openTestApp()
  staff = await testApp.person('schoolAdmin,normal')
  teacher = await testApp.person('teacher,normal')
  const of = { schoolId: testApp.schoolId, authorId: teacher.userId }
  courses = []
  for (let made = 0; made < 13; made += 1) {
    const id = await makeCourse(testApp.db, of, testApp.clock.now())
    courses.push({ id, sign: testApp.seal('course', id) })
  }
  ;({ trainId } = await makeTraining(testApp, teacher))
}, 90_000)
afterAll(() => testApp.close())

const signs = (...places: number[]) => places.map((place) => courses[place]?.sign ?? '')
const stage = (fields: object = {}) => ({
  titles: { en: 'Begin', zh: '', my: 'Mula' },
  skills: [{ code: 'copywriting', level: 2 as const }],
  courses: signs(1, 0),
  trainingSign: trainId,
  ...fields,
})
let made = 0
const form = (fields: object = {}) => ({
  pathCode: `kept-${(made += 1)}`,
  position: 'copywriter',
  names: { en: 'Writer', zh: '文案', my: '' },
  summaries: { en: 'Writes for shops.' },
  stages: [stage()],
  links: [{ name: 'Day', url: 'https://road.example/day' }],
  ...fields,
})
const send = async (fields: object, by = staff) =>
  (await testApp.ask(promote.savePath, fields as never, by)).body
const add = async (fields: object = {}) => {
  const body = await send(form(fields))
  if (!body.data) throw new Error(JSON.stringify(body))
  return body.data
}
const rowOf = async (pathCode: string) =>
  (await testApp.db.select().from(careerPaths).where(eq(careerPaths.code, pathCode)))[0]

describe('a career path that staff edit', () => {
  it('[CNT-131] has stages, skills, courses in their order, training and links', async () => {
    const input = form()
    const { data } = await send(input)
    expect(data).toMatchObject({
      pathCode: input.pathCode,
      names: { en: 'Writer', zh: '文案' },
      stages: [
        {
          titles: { en: 'Begin', my: 'Mula' },
          skills: [{ code: 'copywriting', level: 2 }],
          courses: [{ sign: signs(1)[0] }, { sign: signs(0)[0] }],
          training: { sign: trainId },
        },
      ],
      links: input.links,
      published: false,
      version: 0,
    })
    const row = await rowOf(input.pathCode)
    expect(row).toMatchObject({
      position: 'copywriter',
      publishedAt: null,
      createdBy: staff.userId,
    })
    const stages = await testApp.db
      .select()
      .from(careerStages)
      .where(eq(careerStages.pathId, row?.id ?? 0))
    expect(stages).toMatchObject([{ place: 0, skills: [{ code: 'copywriting', level: 2 }] }])
    const places = await testApp.db
      .select({ courseId: careerStageCourses.courseId })
      .from(careerStageCourses)
      .where(eq(careerStageCourses.stageId, stages[0]?.id ?? 0))
      .orderBy(asc(careerStageCourses.place))
    expect(places).toEqual([{ courseId: courses[1]?.id }, { courseId: courses[0]?.id }])
  })

  it('[CNT-131] is changed from the version that was read; a later save keeps the newer text', async () => {
    const { sign, pathCode, version } = await add()
    const change = (titles: object, seen: number) =>
      send({ ...form({ pathCode, stages: [stage({ titles }), stage()] }), sign, version: seen })
    expect((await change({ en: 'First' }, version)).data).toMatchObject({
      version: 1,
      stages: [{ titles: { en: 'First' } }, {}],
    })
    expect(await change({ en: 'Late' }, version)).toMatchObject({ code: -4 })
    const read = await testApp.ask(promote.keptPath, { sign }, staff)
    expect(read.body.data).toMatchObject({ version: 1, stages: [{ titles: { en: 'First' } }, {}] })
    expect((await rowOf(pathCode))?.version).toBe(1)
  })

  it('[CNT-131] has a unique code, which becomes free once the path is removed', async () => {
    const { sign, pathCode, version } = await add()
    const other = await add()
    expect(await send(form({ pathCode }))).toMatchObject({ code: -4 })
    expect(
      await send({ ...form({ pathCode }), sign: other.sign, version: other.version }),
    ).toMatchObject({ code: -4 })
    const remove = { sign, version, reason: 'No longer offered' }
    expect(
      (await testApp.ask(promote.removePath, { ...remove, reason: 'x' }, staff)).body.code,
    ).toBe(-2)
    expect((await testApp.ask(promote.removePath, remove, staff)).body.ok).toBe(true)
    expect((await rowOf(pathCode))?.removedAt).toEqual(testApp.clock.now())
    expect((await testApp.ask(promote.keptPath, { sign }, staff)).body.code).toBe(-2)
    expect((await send(form({ pathCode }))).ok).toBe(true)
  })

  it('[CNT-131] is published and withdrawn, once for the same press, and each act is logged', async () => {
    const { sign, pathCode } = await add()
    const seen = (version: number) => ({ sign, version })
    const student = await testApp.person('student,normal')
    const shown = async () =>
      (await testApp.ask(promote.processNormTotal, { pathCode }, student)).body.ok
    expect(await shown()).toBe(false)
    const published = await testApp.ask(promote.publishPath, seen(0), staff)
    expect(published.body.data).toMatchObject({ published: true, version: 1 })
    expect((await testApp.ask(promote.publishPath, seen(0), staff)).body.data?.version).toBe(1)
    expect(await shown()).toBe(true)
    expect((await testApp.ask(promote.withdrawPath, seen(0), staff)).body.code).toBe(-4)
    expect((await testApp.ask(promote.withdrawPath, seen(1), staff)).body.ok).toBe(true)
    expect(await shown()).toBe(false)
    expect((await rowOf(pathCode))?.publishedAt).toBeNull()
    const entries = await testApp.db
      .select({ action: auditEntries.action })
      .from(auditEntries)
      .where(eq(auditEntries.actorId, staff.userId))
      .orderBy(asc(auditEntries.id))
    expect(entries.map(({ action }) => action).slice(-3)).toEqual([
      'careerPath.added',
      'careerPath.published',
      'careerPath.withdrawn',
    ])
  })

  it('[CNT-131] is listed, and found by its name in any language, its code and its state', async () => {
    const { pathCode } = await add({ names: { en: 'Baker', zh: '面包师傅' } })
    const now = testApp.clock.now()
    await makePath(
      testApp.db,
      { schoolId: testApp.schoolId, createdBy: staff.userId, names: { en: 'Baker of bread' } },
      now,
    )
    const list = async (filter: object) =>
      (await testApp.ask(promote.listPaths, { page: 1, size: 10, ...filter }, staff)).body.data
    expect(await list({ name: '面包' })).toMatchObject({
      total: 1,
      list: [{ pathCode, name: 'Baker', stages: 1, courses: 2, published: false }],
    })
    expect((await list({ name: 'BAKER' }))?.total).toBe(2)
    expect((await list({ name: 'baker', state: 'published' }))?.total).toBe(1)
    expect((await list({ name: pathCode }))?.list[0]?.pathCode).toBe(pathCode)
    expect((await list({ name: '%' }))?.total).toBe(0)
  })

  it.each([
    ['a code with blanks', { pathCode: 'Shop Operator' }, 'pathCode'],
    ['no name', { names: { en: '', zh: ' ', my: '' } }, 'names'],
    ['an unknown position', { position: 'astronaut' }, 'position'],
    ['no stage', { stages: [] }, 'stages'],
    ['a link without https', { links: [{ name: 'x', url: 'http://a.example' }] }, 'links.0.url'],
    ['a link that is a script', { links: [{ name: 'x', url: 'javascript:1' }] }, 'links.0.url'],
    ['a link without a name', { links: [{ name: '', url: 'https://a.example' }] }, 'links.0.name'],
  ])('[CNT-133] is refused with %s, beside the field', async (_, fields, field) => {
    const body = await send(form(fields))
    expect(body).toMatchObject({ code: -2 })
    expect(Object.keys(body.extend ?? {}).join() + JSON.stringify(body)).toContain(`"${field}"`)
  })

  it('[CNT-133] is refused beyond its limits and when a stage names something twice', async () => {
    const many = (most: number) => Array.from({ length: most }, (_, at) => at)
    const skill = { code: 'seo', level: 2 }
    const link = { name: 'x', url: 'https://a.example' }
    const wrong: [object, string][] = [
      [{ stages: many(9).map(() => stage()) }, 'stages'],
      [
        { stages: [stage({ skills: many(13).map((at) => ({ ...skill, code: `c${at}` })) })] },
        'stages.0.skills',
      ],
      [{ stages: [stage({ courses: signs(...many(13)) })] }, 'stages.0.courses'],
      [{ stages: [stage({ skills: [skill, skill] })] }, 'stages.0.skills.1.code'],
      [{ stages: [stage({ skills: [{ ...skill, level: 6 }] })] }, 'stages.0.skills.0.level'],
      [{ stages: [stage({ skills: [{ code: 'flying', level: 1 }] })] }, 'stages.0.skills.0.code'],
      [{ stages: [stage({ courses: signs(0, 0) })] }, 'stages.0.courses.1'],
      [{ stages: [stage({ titles: { en: '' } })] }, 'stages.0.titles'],
      [{ links: many(11).map(() => link) }, 'links'],
    ]
    for (const [fields, field] of wrong) {
      const body = await send(form(fields))
      expect(body.code).toBe(-2)
      expect(JSON.stringify(body)).toContain(`"${field}"`)
    }
    const full = form({
      stages: many(8).map(() => stage({ courses: signs(...many(12)) })),
      links: many(10).map(() => link),
    })
    expect((await send(full)).data?.stages[7]?.courses).toHaveLength(12)
  })

  it('[CNT-136] names a practice or a kind of practice for each stage, and refuses unknown ones', async () => {
    const ofKind = { kind: 'inventory' as const, idSign: null }
    const one = { kind: 'supply-chain' as const, idSign: 'beer-game' }
    const { pathCode, stages } = await add({
      stages: [stage({ practice: ofKind }), stage({ practice: one }), stage()],
    })
    expect(stages.map(({ practice }) => practice)).toEqual([ofKind, one, null])
    const rows = await testApp.db
      .select({ kind: careerStages.practiceKind, practice: careerStages.practice })
      .from(careerStages)
      .where(eq(careerStages.pathId, (await rowOf(pathCode))?.id ?? 0))
      .orderBy(asc(careerStages.place))
    expect(rows).toEqual([
      { kind: 'inventory', practice: null },
      { kind: 'supply-chain', practice: 'beer-game' },
      { kind: null, practice: null },
    ])
    for (const practice of [
      { kind: 'supply-chain', idSign: 'nothing' },
      { kind: 'inventory', idSign: 'beer-game' },
    ]) {
      const body = await send(form({ stages: [stage(), stage({ practice })] }))
      expect(body).toMatchObject({
        code: -2,
        extend: { fields: { 'stages.1.practice': expect.any(String) } },
      })
    }
    const body = await send(form({ stages: [stage({ practice: { kind: 'chess' } })] }))
    expect(JSON.stringify(body)).toContain('"stages.0.practice.kind"')
  })

  it('[CNT-131] is for staff only', async () => {
    expect((await send(form(), teacher)).code).toBe(-6)
  })
})
