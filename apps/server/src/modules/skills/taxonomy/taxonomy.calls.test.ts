import { applications, type InputOf, promote, resume, skills } from '@titian/contract'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { makeCourse } from '../../courses/factories.ts'
import { makeCompany, makePost } from '../../employment/factories.ts'
import { makeOwner, type ResumeOwner } from '../../resume/factories.ts'
import { schoolSkills, schoolSkillWords } from '../../resume/index.ts'
import { courseSkills } from '../tables.ts'

let testApp: TestApp
let admin: Person
let owner: ResumeOwner
let companyId: number

const now = () => testApp.clock.now()
const kept = () => ({ schoolId: testApp.schoolId, createdBy: admin.userId })

beforeAll(async () => {
  testApp = await openTestApp()
  admin = await testApp.person('schoolAdmin,normal')
  owner = await makeOwner(testApp)
  companyId = await makeCompany(testApp.db, kept(), now())
}, 90_000)
afterAll(() => testApp.close())

type Fields = Partial<InputOf<typeof skills.saveSkill>>

/** Three names for a test skill. */
const named = (word: string) => ({ en: word, zh: `${word}技`, my: `${word} kemahiran` })
const save = (fields: Fields, by = admin) =>
  testApp.ask(
    skills.saveSkill,
    { names: named('Batik'), ...fields },
    { person: by, language: 'en' },
  )
async function added(fields: Fields) {
  const { body } = await save(fields)
  if (!body.data) throw new Error(JSON.stringify(body))
  return body.data
}
const rowOf = async (code: string) =>
  (
    await testApp.db
      .select()
      .from(schoolSkills)
      .where(and(eq(schoolSkills.schoolId, testApp.schoolId), eq(schoolSkills.code, code)))
  )[0]
const wordsOf = async (code: string) =>
  (await testApp.db.select().from(schoolSkillWords).where(eq(schoolSkillWords.code, code)))
    .map(({ word }) => word)
    .toSorted((a, b) => (a < b ? -1 : 1))
const offered = async (by = admin) =>
  (await testApp.ask(skills.listSkills, {}, { person: by, language: 'en' })).body.data ?? []
const makeJob = async (list: { name: string; level: number }[]) => {
  const id = await makePost(testApp.db, { ...kept(), companyId, skills: list }, now())
  return testApp.seal('jobPost', id)
}
const match = async (positionId: string, student = owner.student) => {
  const { body } = await testApp.ask(skills.matchPost, { positionId }, student)
  if (!body.data) throw new Error(body.msg)
  return body.data.skills
}
const auditOf = async (action: string) =>
  (
    await testApp.db.execute<{ detail: unknown; reason: string | null }>(
      sql`select detail, reason from audit_entries where action = ${action} order by id desc limit 1`,
    )
  ).rows[0]

describe('a skill of the school', () => {
  it('[JOB-139] has three names and aliases, by which lists, matches and tag fields find it', async () => {
    const skill = await added({ names: named('Batik'), aliases: ['Wax art', 'batik', '蜡染'] })
    expect(skill).toMatchObject({
      isOwn: true,
      names: named('Batik'),
      aliases: ['Wax art', '蜡染'],
      version: 0,
    })
    expect(await rowOf(skill.code)).toMatchObject({
      names: named('Batik'),
      aliases: ['Wax art', '蜡染'],
      createdBy: admin.userId,
      retiredAt: null,
    })
    expect(await wordsOf(skill.code)).toEqual(
      ['batik', 'batik技', 'batik kemahiran', 'wax art', '蜡染'].toSorted((a, b) =>
        a < b ? -1 : 1,
      ),
    )
    expect(await offered()).toContainEqual(
      expect.objectContaining({ code: skill.code, name: 'Batik' }),
    )
    const tags = await testApp.ask(
      resume.skillInfo,
      { code: 'tester' },
      { person: owner.student, language: 'zh' },
    )
    expect(tags.body.data).toContainEqual({ code: skill.code, name: 'Batik技' })
    await owner.addWork({ skills: ['ＷＡＸ  art'], start: '2024-01', end: '2024-12' })
    expect(await match(await makeJob([{ name: 'BATIK kemahiran', level: 2 }]))).toMatchObject([
      { name: 'Batik', level: 2, state: 'had' },
    ])
    const found = await testApp.ask(skills.searchMatching, { meets: 1 }, owner.student)
    expect(found.body.data?.total).toBe(1)
    expect(await auditOf('skill.added')).toMatchObject({
      detail: [{ field: 'skill', before: '', after: 'Batik' }],
    })
  })

  it('[JOB-139] is invisible to other schools', async () => {
    const elsewhere = await testApp.person('schoolAdmin,normal', testApp.otherSchoolId)
    const skill = await added({ names: named('Local only') })
    const list = await testApp.ask(skills.manageSkills, { kind: 'own' }, elsewhere)
    expect(list.body.data?.total ?? 0).toBe(0)
    expect((await testApp.ask(skills.keptSkill, { code: skill.code }, elsewhere)).body.code).toBe(
      -2,
    )
  })

  it('[JOB-140] is refused at the field when another skill has the word in any case, width or spaces', async () => {
    await added({ names: named('Weaving'), aliases: ['Loom work'] })
    const taken = async (fields: Fields) => (await save(fields)).body
    const first = await taken({ names: { ...named('Other'), zh: 'ＷＥＡＶＩＮＧ技' } })
    expect(first).toMatchObject({
      code: -2,
      extend: { fields: { 'names.zh': '“ＷＥＡＶＩＮＧ技” already names the skill “Weaving”.' } },
    })
    const alias = await taken({ names: named('Other'), aliases: ['loom   WORK'] })
    expect(alias).toMatchObject({
      code: -2,
      extend: { fields: { aliases: expect.stringContaining('Weaving') } },
    })
    const ofPlatform = await taken({ names: { ...named('Other'), en: 'copywriting' } })
    expect(ofPlatform).toMatchObject({
      code: -2,
      extend: { fields: { 'names.en': '“copywriting” already names the skill “Copywriting”.' } },
    })
    const empty = await taken({ names: { en: ' ', zh: 'x', my: 'x' } })
    expect(empty).toMatchObject({
      code: -2,
      extend: { fields: { 'names.en': expect.any(String) } },
    })
    const long = await taken({ names: named('x'.repeat(41)) })
    expect(long.code).toBe(-2)
    expect((await taken({ names: named('Other'), jobGroup: 'nothing' })).code).toBe(-2)
    expect(await testApp.db.$count(schoolSkills, sql`names ->> 'en' like 'Other%'`)).toBe(0)
  })

  it('[JOB-140] is changed from the version that was read, retired and offered again', async () => {
    const skill = await added({ names: named('Glazing') })
    const { code } = skill
    const change = { code, names: named('Glass glazing'), jobGroup: 'operations' }
    expect((await save({ ...change, version: 0 })).body.data).toMatchObject({
      version: 1,
      names: named('Glass glazing'),
      jobGroup: 'operations',
      jobGroupName: 'Online shop',
    })
    expect((await save({ ...change, version: 0 })).body).toMatchObject({
      code: -4,
      extend: { reason: 'changedMeanwhile' },
    })
    const retire = (version: number, isRetired: boolean) =>
      testApp.ask(skills.retireSkill, { code, version, isRetired }, admin)
    expect((await retire(1, true)).body.data).toMatchObject({ isRetired: true, version: 2 })
    expect((await retire(1, true)).body.data).toMatchObject({ isRetired: true, version: 2 })
    expect((await offered()).some((one) => one.code === code)).toBe(false)
    // A retired skill keeps its words.
    expect((await save({ names: named('Glass glazing') })).body.code).toBe(-2)
    expect((await retire(2, false)).body.data).toMatchObject({ isRetired: false, version: 3 })
    expect((await offered()).some((one) => one.code === code)).toBe(true)
    expect((await rowOf(code))?.retiredAt).toBeNull()
  })

  it('[JOB-140] can be a word for a skill of the platform, which is itself unchanged', async () => {
    const stored = await testApp.ask(skills.keptSkill, { code: 'seo' }, admin)
    const names = stored.body.data?.names ?? named('')
    const saved = await added({ code: 'seo', names, aliases: ['Being found'], version: 0 })
    expect(saved).toMatchObject({ isOwn: false, names, aliases: ['Being found'], version: 1 })
    expect(await rowOf('seo')).toMatchObject({ names: null, aliases: ['Being found'] })
    await owner.addWork({ skills: ['being FOUND'], start: '2023-01', end: '2023-02' })
    expect(await match(await makeJob([{ name: 'SEO', level: 2 }]))).toMatchObject([{ level: 2 }])
    const renamed = await save({ code: 'seo', names: { ...names, en: 'Mine' }, version: 1 })
    expect(renamed.body).toMatchObject({
      code: -2,
      extend: { fields: { 'names.en': expect.any(String) } },
    })
    const stale = await save({ code: 'seo', names, aliases: [], version: 0 })
    expect(stale.body.code).toBe(-4)
    const gone = { code: 'seo', version: 1, isRetired: true }
    expect((await testApp.ask(skills.retireSkill, gone, admin)).body).toMatchObject({
      code: -4,
      extend: { reason: 'skillOfPlatform' },
    })
  })

  it('[JOB-143] is found by any of its words among its kind, page by page', async () => {
    const { code } = await added({ names: named('Kite making'), aliases: ['Wau'] })
    const list = async (filter: object) =>
      (await testApp.ask(skills.manageSkills, filter, admin)).body.data
    expect(await list({ name: 'ＷＡＵ' })).toMatchObject({ total: 1, list: [{ code }] })
    expect((await list({ kind: 'platform' }))?.total).toBeGreaterThan(200)
    const first = await list({ kind: 'platform', size: 10 })
    const second = await list({ kind: 'platform', size: 10, page: 2 })
    expect(first?.list).toHaveLength(10)
    expect(second?.list[0]?.code).not.toBe(first?.list[0]?.code)
    expect((await list({ kind: 'retired' }))?.total).toBe(0)
    expect((await list({ kind: 'own' }))?.list.every(({ isOwn }) => isOwn)).toBe(true)
  })
})

describe('a merge of skills', () => {
  const merge = (code: string, into: string) =>
    testApp.ask(skills.mergeSkill, { code, into, reason: 'The same thing' }, admin)

  async function taughtBy(codes: [string, 1 | 2 | 3][]) {
    const place = { schoolId: testApp.schoolId, authorId: admin.userId }
    const courseId = await makeCourse(testApp.db, place, now())
    for (const [code, level] of codes)
      await testApp.db
        .insert(courseSkills)
        .values({ schoolId: testApp.schoolId, courseId, code, level })
    return courseId
  }
  const skillsOfCourse = (courseId: number) =>
    testApp.db
      .select({ code: courseSkills.code, level: courseSkills.level })
      .from(courseSkills)
      .where(eq(courseSkills.courseId, courseId))

  async function makePath(list: { code: string; level: number }[]) {
    const { body } = await testApp.ask(
      promote.savePath,
      {
        pathCode: `road-${list.map(({ level }) => level).join('')}`,
        position: 'tester',
        names: { en: 'Road' },
        summaries: { en: 'Text' },
        links: [],
        stages: [{ titles: { en: 'Start' }, skills: list, courses: [], trainingSign: null }],
      } as never,
      admin,
    )
    if (!body.data) throw new Error(JSON.stringify(body))
    return body.data.sign
  }
  const stageOf = async (sign: string) =>
    (await testApp.ask(promote.keptPath, { sign }, admin)).body.data?.stages[0]?.skills

  it('[JOB-141] [JOB-142] shows the number of posts, resumes, courses and paths, and then counts each once for the other skill', async () => {
    const from = await added({ names: named('Pottery'), aliases: ['Clay'] })
    const into = await added({ names: named('Ceramics') })
    const student = await makeOwner(testApp)
    await student.addWork({ skills: ['Clay', 'Ceramics'], start: '2024-01', end: '2024-12' })
    const both = await makeJob([
      { name: 'Pottery', level: 1 },
      { name: 'Ceramics', level: 3 },
    ])
    const alone = await makeJob([{ name: 'clay', level: 2 }])
    const one = await taughtBy([[from.code, 3]])
    const two = await taughtBy([
      [from.code, 3],
      [into.code, 1],
    ])
    const path = await makePath([
      { code: from.code, level: 4 },
      { code: into.code, level: 2 },
      { code: 'seo', level: 1 },
    ])
    const uses = await testApp.ask(skills.skillUses, { code: from.code }, admin)
    expect(uses.body.data).toEqual({ posts: 2, resumes: 1, courses: 2, paths: 1 })
    expect(await match(both, student.student)).toHaveLength(2)

    expect((await merge(from.code, into.code)).body.data).toMatchObject({
      code: into.code,
      aliases: ['Pottery', 'Pottery技', 'Pottery kemahiran', 'Clay'],
    })
    expect(await rowOf(from.code)).toMatchObject({ mergedInto: into.code, names: named('Pottery') })
    expect(await wordsOf(from.code)).toEqual([])
    const shown = await match(both, student.student)
    expect(shown).toMatchObject([{ name: 'Ceramics', required: 3, level: 2 }])
    expect(shown[0]?.evidence).toHaveLength(1)
    expect(await match(alone, student.student)).toMatchObject([
      { name: 'Ceramics', required: 2, state: 'had' },
    ])
    expect(await skillsOfCourse(one)).toEqual([{ code: into.code, level: 3 }])
    expect(await skillsOfCourse(two)).toEqual([{ code: into.code, level: 3 }])
    expect(await stageOf(path)).toEqual([
      { code: into.code, level: 4 },
      { code: 'seo', level: 1 },
    ])
    const wanted = await testApp.ask(
      applications.wantedSkills,
      {},
      { person: admin, language: 'en' },
    )
    expect(wanted.body.data?.skills.filter(({ name }) => name === 'Ceramics')).toMatchObject([
      { posts: 2 },
    ])
    expect(await auditOf('skill.merged')).toMatchObject({
      reason: 'The same thing',
      detail: [{ field: 'skill', before: 'Pottery', after: 'Ceramics' }],
    })
    const again = await merge(from.code, into.code)
    expect(again.body).toMatchObject({ code: -4, extend: { reason: 'skillMerged' } })
  })

  it('[JOB-141] redirects the code of a merged skill to the final one, also to a skill of the platform', async () => {
    const one = await added({ names: named('Ad texts') })
    const two = await added({ names: named('Text craft') })
    await merge(one.code, two.code)
    expect((await merge(two.code, 'copywriting')).body.data).toMatchObject({ isOwn: false })
    expect((await rowOf(one.code))?.mergedInto).toBe('copywriting')
    expect((await rowOf('copywriting'))?.names).toBeNull()
    const courseId = await taughtBy([])
    const courseIdSign = testApp.seal('course', courseId)
    const form = { courseIdSign, seen: [], skills: [{ code: one.code, level: 2 as const }] }
    const saved = await testApp.ask(skills.saveCourseSkills, form, admin)
    expect(saved.body.data?.skills).toEqual([{ code: 'copywriting', level: 2 }])
    expect(await match(await makeJob([{ name: 'Ad texts', level: 1 }]))).toMatchObject([
      { name: 'Copywriting' },
    ])
  })

  it('[JOB-141] is refused without changes into itself, into a retired one, for a skill of the platform, and crosswise in parallel', async () => {
    const one = await added({ names: named('Left') })
    const two = await added({ names: named('Right') })
    const reasonOf = async (code: string, into: string) =>
      (await merge(code, into)).body.extend?.['reason']
    expect(await reasonOf(one.code, one.code)).toBe('skillItself')
    expect(await reasonOf('seo', one.code)).toBe('skillOfPlatform')
    expect((await merge(one.code, 'own:none')).body.code).toBe(-2)
    const full = await added({
      names: named('Full'),
      aliases: Array.from({ length: 38 }, (_, at) => `full ${at}`),
    })
    expect(await reasonOf(one.code, full.code)).toBe('skillWordsFull')
    const over = await added({ names: named('Over') })
    await testApp.ask(skills.retireSkill, { code: over.code, version: 0, isRetired: true }, admin)
    expect(await reasonOf(one.code, over.code)).toBe('skillRetired')
    expect(await rowOf(one.code)).toMatchObject({ mergedInto: null, version: 0 })
    const crosswise = await Promise.all([merge(one.code, two.code), merge(two.code, one.code)])
    expect(crosswise.map(({ body }) => body.code).toSorted((a, b) => a - b)).toEqual([-4, 200])
    const rows = [await rowOf(one.code), await rowOf(two.code)]
    expect(rows.filter((row) => row?.mergedInto)).toHaveLength(1)
  })
})
