import { randomUUID } from 'node:crypto'
import { promote, resume } from '@titian/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../testing/test-app.ts'
import { makeCourse } from '../courses/factories.ts'
import { enrol } from '../courses/index.ts'
import { makeCompany, makePost } from '../employment/factories.ts'
import { makeWork } from '../homework/factories.ts'
import { handIns } from '../homework/index.ts'
import { intention, makeOwner, type ResumeOwner } from '../resume/factories.ts'
import * as results from '../resume/platform/factories.ts'
import { courseSkills } from '../skills/index.ts'
import { joinTraining, makeTraining } from '../training/factories.ts'
import { makePath } from './factories.ts'

let testApp: TestApp
let teacher: Person
let owner: ResumeOwner
let student: Person

beforeAll(async () => {
  testApp = await openTestApp()
  teacher = await testApp.person('teacher,normal')
}, 90_000)
afterAll(() => testApp.close())
beforeEach(async () => {
  owner = await makeOwner(testApp)
  ;({ student } = owner)
})

const kept = () => ({ schoolId: testApp.schoolId, createdBy: teacher.userId })
type Plan = Partial<Parameters<typeof makePath>[1]>
const make = (plan: Plan = {}) => makePath(testApp.db, { ...kept(), ...plan }, testApp.clock.now())
const course = (en: string, fields: object = {}) =>
  makeCourse(
    testApp.db,
    { schoolId: testApp.schoolId, authorId: teacher.userId, names: { en }, ...fields },
    testApp.clock.now(),
  )
const teach = (courseId: number, code: string) =>
  testApp.db
    .insert(courseSkills)
    .values({ schoolId: testApp.schoolId, courseId, code, level: 1 as const })
const aim = async (positionCode: string, city = 'MY-14-01') => {
  const { body } = await testApp.ask(
    resume.addIntention,
    {
      resumeId: owner.resumeId,
      revision: await owner.revision(),
      key: randomUUID(),
      ...intention,
      positionCode,
      city,
    },
    student,
  )
  if (!body.ok) throw new Error(body.msg)
}
const norm = async (pathCode: string, by = student) =>
  (await testApp.ask(promote.processNormTotal, { pathCode }, by)).body
const line = async (pathCode: string, by = student) =>
  (await testApp.ask(promote.processCourseLine, { pathCode }, by)).body

describe('the competences of a path', () => {
  it("[CNT-056] [CNT-058] are counted for each stage by the student's results, with evidence and missing level", async () => {
    const done = await results.completeCourse(testApp, { student, teacher }, 'Words that sell')
    await teach(done, 'copywriting')
    const { code } = await make({
      position: 'copywriter',
      names: { en: 'Copywriter', zh: '文案' },
      stages: [
        {
          titles: { en: 'Begin' },
          skills: [
            { code: 'copywriting', level: 3 },
            { code: 'seo', level: 2 },
          ],
        },
        { titles: { en: 'Lead' }, skills: [{ code: 'copywriting', level: 5 }] },
      ],
    })
    const { data } = await norm(code)
    expect(data).toMatchObject({
      pathCode: code,
      name: 'Copywriter',
      directionName: 'Marketing',
      positionName: 'Copywriter',
      met: 1,
      all: 3,
      stages: [
        {
          title: 'Begin',
          met: 1,
          all: 2,
          competences: [
            {
              code: 'copywriting',
              name: 'Copywriting',
              required: 3,
              level: 3,
              state: 'had',
              evidence: [{ kind: 'course', title: 'Words that sell' }],
            },
            { code: 'seo', required: 2, level: 0, state: 'missing', evidence: [] },
          ],
        },
        { title: 'Lead', met: 0, all: 1, competences: [{ level: 3, state: 'partly' }] },
      ],
    })
    const other = await makeOwner(testApp)
    expect((await norm(code, other.student)).data).toMatchObject({ met: 0, all: 3 })
  })

  it('[CNT-057] [CNT-059] include the links of the path as names and addresses', async () => {
    const links = [{ name: 'Day at work', url: 'https://road.example/day' }]
    const { code } = await make({ links })
    expect((await norm(code)).extend).toEqual(links)
    expect((await line(code)).extend).toEqual(links)
  })

  it("[CNT-058] are shown in the reader's language, otherwise the school's, otherwise the first available", async () => {
    const { code } = await make({
      names: { zh: '店铺运营', my: 'Operasi kedai' },
      stages: [{ titles: { my: 'Mula' } }],
    })
    const ask = async (language: 'en' | 'zh' | 'my') => {
      const by = { person: student, language }
      return (await testApp.ask(promote.processNormTotal, { pathCode: code }, by)).body.data
    }
    expect(await ask('zh')).toMatchObject({ name: '店铺运营', stages: [{ title: 'Mula' }] })
    expect(await ask('my')).toMatchObject({ name: 'Operasi kedai' })
    expect(await ask('en')).toMatchObject({ name: '店铺运营', stages: [{ title: 'Mula' }] })
  })

  it('[CNT-058] are not found for a draft, removed or unknown path', async () => {
    const now = testApp.clock.now()
    const draft = await make({ publishedAt: null })
    const removed = await make({ removedAt: now })
    for (const pathCode of [draft.code, removed.code, 'nowhere', 'NOT A CODE']) {
      expect((await norm(pathCode)).code).toBe(-2)
      expect((await line(pathCode)).code).toBe(-2)
    }
  })
})

describe('the courses of a path', () => {
  it("[CNT-056] [CNT-058] are in the order of each stage with the caller's state, without unlisted ones", async () => {
    const finished = await results.completeCourse(testApp, { student, teacher }, 'Done')
    const owned = await course('Begun', { priceMinor: 9900 })
    await enrol(
      testApp.db,
      { schoolId: testApp.schoolId, userId: student.userId, courseId: owned },
      testApp.clock.now(),
    )
    const hidden = await course('Hidden', { onList: false })
    const open = await course('Further', { priceMinor: 12_050 })
    const { code } = await make({
      stages: [{ courseIds: [finished, hidden, owned] }, { courseIds: [open, finished] }],
    })
    const { data } = await line(code)
    const shown = data?.stages.map(({ courses }) =>
      courses.map(({ course: { courseName, coursePrice }, state }) => [
        courseName,
        coursePrice,
        state,
      ]),
    )
    expect(shown).toEqual([
      [
        ['Done', 0, 'finished'],
        ['Begun', 99, 'owned'],
      ],
      [
        ['Further', 120.5, 'open'],
        ['Done', 0, 'finished'],
      ],
    ])
    expect(data).toMatchObject({ current: 0, nextCourse: { course: { courseName: 'Begun' } } })
  })

  it('[CNT-132] suggest the first stage with an unmet competence, and nothing when all is met and finished', async () => {
    const done = await results.completeCourse(testApp, { student, teacher }, 'Finished')
    await teach(done, 'tax')
    const early = await course('Early')
    const late = await course('Late')
    const stages = [
      { skills: [{ code: 'tax', level: 3 }], courseIds: [early] },
      { skills: [{ code: 'audit', level: 1 }], courseIds: [done, late] },
    ]
    const { code } = await make({ stages })
    expect((await line(code)).data).toMatchObject({
      current: 1,
      nextCourse: { course: { courseName: 'Late' }, state: 'open' },
      nextPractice: null,
    })
    const ended = await make({
      stages: [{ skills: [{ code: 'tax', level: 2 }], courseIds: [done] }],
    })
    expect((await line(ended.code)).data).toMatchObject({ current: null, nextCourse: null })
  })

  it('[CNT-132] suggest the next practice with the first task that is not handed in, once the training is joined', async () => {
    const training = await makeTraining(testApp, teacher, {
      course: { names: { en: 'Open shop' } },
    })
    const unpublished = await makeTraining(testApp, teacher, { published: false })
    const { code } = await make({
      stages: [{ trainingId: unpublished.trainingId }, { trainingId: training.trainingId }],
    })
    const next = async () => (await line(code)).data?.nextPractice
    expect(await next()).toMatchObject({ sign: training.trainId, name: 'Open shop', state: 'open' })
    await joinTraining(testApp, training, student)
    const { courseSign } = training
    const practical = { resourcesType: 4 as const, passLine: 60 }
    await makeWork(testApp, teacher, courseSign, { ...practical, title: 'Second', taskNumber: 2 })
    const first = await makeWork(testApp, teacher, courseSign, {
      ...practical,
      title: 'First',
      taskNumber: 1,
    })
    expect(await next()).toMatchObject({ state: 'owned', task: { number: 1, title: 'First' } })
    await testApp.db.insert(handIns).values({
      schoolId: testApp.schoolId,
      itemId: testApp.app.deps.signs.open('homework', first) ?? 0,
      userId: student.userId,
      number: 1,
      content: 'Done',
      handedInAt: testApp.clock.now(),
    })
    expect(await next()).toMatchObject({ task: { number: 2, title: 'Second' } })
    expect((await line(code)).data?.stages[0]?.practices).toEqual([])
  })
})

describe('the career goal of a person', () => {
  it('[CNT-067] is the first job intention that has a path', async () => {
    const { code } = await make({ position: 'seo', names: { en: 'Found first' } })
    await make({ position: 'seo', names: { en: 'Made later' } })
    await aim('tester')
    await aim('seo', 'MY-12-01')
    const { data } = (await testApp.ask(promote.intendedInfo, {}, student)).body
    expect(data?.chosen).toBe(code)
    const byPosition = new Map(data?.intentions.map((one) => [one.position, one]))
    expect(byPosition.get('tester')).toMatchObject({ pathCode: null, city: 'MY-14-01' })
    expect(byPosition.get('seo')).toMatchObject({
      pathCode: code,
      positionName: 'Search marketing specialist',
      city: 'MY-12-01',
    })
    expect((await norm('')).data?.name).toBe('Found first')
    expect((await line('')).data?.name).toBe('Found first')
  })

  it('[CNT-067] is empty without a resume, with all paths to choose from', async () => {
    const { code } = await make({ stages: [{}, {}] })
    const draft = await make({ publishedAt: null })
    const { data } = (await testApp.ask(promote.intendedInfo, {}, student)).body
    expect(data).toMatchObject({ intentions: [], chosen: null })
    expect(data?.paths.find(({ pathCode }) => pathCode === code)).toMatchObject({
      directionName: 'Online shop',
      stages: 2,
    })
    expect(data?.paths.map(({ pathCode }) => pathCode)).not.toContain(draft.code)
    expect((await norm('')).code).toBe(-2)
  })

  it('[CNT-130] has vacancies: the live posts of the position, those in the intended city or remote first', async () => {
    const now = testApp.clock.now()
    const companyId = await makeCompany(testApp.db, kept(), now)
    const post = (title: string, fields: object) =>
      makePost(testApp.db, { ...kept(), companyId, position: 'brand', title, ...fields }, now)
    await post('Here', { city: 'MY-14-01' })
    await post('Away', { city: 'MY-12-01' })
    await post('Remote', { city: '', remote: true })
    await post('Ended', { endsAt: new Date(now.getTime() - 1000) })
    await post('Draft', { publishedAt: null })
    await post('Other', { position: 'seo' })
    const { code } = await make({ position: 'brand' })
    const ask = async () =>
      (await testApp.ask(promote.pathVacancies, { pathCode: code }, student)).body.data
    expect(await ask()).toMatchObject({ posts: 3, postsInCity: 0, city: '' })
    await aim('brand')
    const found = await ask()
    expect(found).toMatchObject({ posts: 3, postsInCity: 2, city: 'MY-14-01' })
    expect(found?.list.map(({ title }) => title)).toEqual(['Remote', 'Here', 'Away'])
    const info = (await testApp.ask(promote.intendedInfo, {}, student)).body.data
    expect(info?.paths.find(({ pathCode }) => pathCode === code)?.posts).toBe(3)
  })
})
