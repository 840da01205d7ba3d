import { employment, skills } from '@titian/contract'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { makeCourse } from '../../courses/factories.ts'
import { makeCompany } from '../../employment/factories.ts'
import { jobPosts } from '../../employment/index.ts'
import { makeSheet } from '../../people/factories.ts'
import { schoolSkills, schoolSkillWords } from '../../resume/index.ts'
import { courseSkills } from '../tables.ts'

let testApp: TestApp
let admin: Person

beforeAll(async () => {
  testApp = await openTestApp()
  admin = await testApp.person('schoolAdmin,normal')
}, 90_000)
afterAll(() => testApp.close())

type Language = 'en' | 'zh' | 'my'
const csv = (rows: string[][]) =>
  rows.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n')
async function preview(rows: string[][], language: Language = 'en') {
  const filePath = await makeSheet(testApp, admin, csv(rows))
  const asked = { person: admin, language }
  const { body } = await testApp.ask(skills.previewSkillImport, { filePath }, asked)
  if (!body.data) throw new Error(JSON.stringify(body))
  return body.data
}
const confirm = (importSign: string) =>
  testApp.ask(skills.confirmSkillImport, { importSign }, admin)
const undo = (importSign: string) =>
  testApp.ask(skills.undoSkillImport, { importSign }, { person: admin, language: 'en' })
async function take(rows: string[][]) {
  const { importSign } = await preview(rows)
  expect((await confirm(importSign)).body.code).toBe(200)
  return importSign
}
const rowNamed = async (en: string) =>
  (
    await testApp.db
      .select()
      .from(schoolSkills)
      .where(and(eq(schoolSkills.schoolId, testApp.schoolId), sql`names ->> 'en' = ${en}`))
  )[0]
const head = ['Name in English', 'Name in Chinese', 'Name in Malay', 'Other words', 'Group of jobs']

describe('importing skills from a sheet', () => {
  it.each([
    ['en', head],
    ['zh', ['英语名称', '中文名称', '马来语名称', '别名', '岗位类别']],
    ['my', ['en', 'zh', 'my', 'aliases', 'jobGroup']],
  ] as const)(
    '[JOB-144] are read by the heads of %s and written once, after they are confirmed',
    async (language, heads) => {
      const en = `Dyeing ${language}`
      const cells = [en, `染${language}`, `Celup ${language}`, `dye ${language}; tint ${language}`]
      const looked = await preview([[...heads], [...cells, 'Online shop']], language)
      expect(looked).toMatchObject({ rows: 1, fresh: 1, changed: 0, faulty: 0 })
      expect(await rowNamed(en)).toBeUndefined()
      const answers = await Promise.all([1, 2, 3].map(() => confirm(looked.importSign)))
      expect(answers.map(({ body }) => body.code).toSorted((a, b) => a - b)).toEqual([-4, -4, 200])
      const row = await rowNamed(en)
      expect(row).toMatchObject({
        names: { en, zh: `染${language}`, my: `Celup ${language}` },
        aliases: [`dye ${language}`, `tint ${language}`],
        jobGroup: 'operations',
      })
      const words = eq(schoolSkillWords.code, row?.code ?? '')
      expect(await testApp.db.$count(schoolSkillWords, words)).toBe(5)
    },
  )

  it('[JOB-144] reports errors by row and column, and imports the other rows', async () => {
    const looked = await preview([
      head,
      ['No Malay', '缺', '', '', ''],
      ['Taken alias', '占', 'Ambil', 'ＣＯＰＹＷＲＩＴＩＮＧ', ''],
      ['Copywriting', '别的', '', 'ad words', ''],
      ['SEO', '', '', '', 'Online shop'],
      ['Wrong group', '错', 'Salah', '', 'Astronauts'],
      ['x'.repeat(41), '长', 'Panjang', '', ''],
      ['Good one', '好', 'Baik', '', ''],
      ['good ONE', '好', 'Baik', '', ''],
    ])
    expect(looked).toMatchObject({ rows: 8, fresh: 1, changed: 0, faulty: 7 })
    expect(looked.faults.map(({ line, column, text }) => [line, column, text])).toEqual([
      [2, 'Name in Malay', 'A new skill needs a name in the three languages.'],
      [3, 'Other words', '“ＣＯＰＹＷＲＩＴＩＮＧ” already names the skill “Copywriting”.'],
      [4, 'Name in Chinese', 'This skill belongs to the platform, where its name is: 文案写作.'],
      [5, 'Group of jobs', expect.stringContaining('Leave the cell empty')],
      [6, 'Group of jobs', expect.stringContaining('such as Online shop')],
      [7, 'Name in English', expect.stringContaining('At most 40')],
      [9, 'Name in English', 'This is the same as line 8.'],
    ])
  })

  it('[JOB-144] can be undone once: used or changed skills are kept and named', async () => {
    await take([head, ['Kept before', '旧', 'Lama', 'older', '']])
    const importSign = await take([
      head,
      ['Undo free', '退一', 'Undur satu', '', ''],
      ['Undo used', '退二', 'Undur dua', '', ''],
      ['Undo changed', '退三', 'Undur tiga', '', ''],
      ['OLDER', '新', '', 'newer', 'Online shop'],
      ['Tax', '', '', 'levy', ''],
    ])
    expect(await rowNamed('Kept before')).toMatchObject({
      names: { zh: '新', my: 'Lama' },
      aliases: ['older', 'newer'],
      jobGroup: 'operations',
    })
    const used = await rowNamed('Undo used')
    const place = { schoolId: testApp.schoolId, authorId: admin.userId }
    const courseId = await makeCourse(testApp.db, place, testApp.clock.now())
    const taught = {
      schoolId: testApp.schoolId,
      courseId,
      code: used?.code ?? '',
      level: 1 as const,
    }
    await testApp.db.insert(courseSkills).values(taught)
    const changed = await rowNamed('Undo changed')
    const names = { en: 'Undo changed', zh: '改', my: 'Ubah' }
    const form = { code: changed?.code ?? '', version: changed?.version ?? 0, names }
    expect((await testApp.ask(skills.saveSkill, form, admin)).body.code).toBe(200)
    expect((await undo(importSign)).body.data).toEqual({
      removed: 2,
      kept: 2,
      left: [
        { name: 'Undo used', text: expect.stringContaining('uses it') },
        { name: 'Undo changed', text: 'It was changed after the import.' },
      ],
    })
    expect(await rowNamed('Undo free')).toBeUndefined()
    expect(await rowNamed('Undo used')).toBeDefined()
    expect(await rowNamed('Kept before')).toMatchObject({
      names: { zh: '旧' },
      aliases: ['older'],
      jobGroup: '',
    })
    expect(await testApp.db.$count(schoolSkillWords, eq(schoolSkillWords.word, 'levy'))).toBe(0)
    expect((await undo(importSign)).body.code).toBe(-4)
  })
})

it('[JOB-145] a sheet of posts finds a skill by any word, and the post shows its name in the language of the text', async () => {
  await take([head, ['Soap making', '制皂', 'Membuat sabun', 'saponification', '']])
  const kept = { schoolId: testApp.schoolId, createdBy: admin.userId, name: 'Sabun Sdn' }
  await makeCompany(testApp.db, kept, testApp.clock.now())
  const text = csv([
    ['Title', 'Company', 'Skills', 'Language of the text'],
    ['Soap maker', 'Sabun Sdn', 'Saponification: 3; 外贸: 2; Juggling', 'Malay'],
  ])
  const filePath = await makeSheet(testApp, admin, text)
  const asked = { filePath, timeZone: 'Asia/Kuala_Lumpur' }
  const looked = await testApp.ask(employment.previewPostImport, asked, admin)
  const importSign = looked.body.data?.importSign ?? ''
  await testApp.ask(employment.confirmPostImport, { importSign }, admin)
  const [post] = await testApp.db.select().from(jobPosts).where(eq(jobPosts.title, 'Soap maker'))
  expect(post?.skills).toEqual([
    { name: 'Membuat sabun', level: 3 },
    { name: 'Perdagangan eksport', level: 2 },
    { name: 'Juggling', level: 1 },
  ])
})
