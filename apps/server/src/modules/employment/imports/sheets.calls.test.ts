import { employment } from '@titian/contract'
import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { makeCompany, makePost } from '../factories.ts'
import { companies, jobPosts } from '../tables.ts'
import { csv, importsBy, type Language } from './factories.ts'

let testApp: TestApp
let admin: Person
let student: Person
let companyId: number
let desk: ReturnType<typeof importsBy>

beforeAll(async () => {
  testApp = await openTestApp()
  admin = await testApp.person('schoolAdmin,normal')
  student = await testApp.person()
  desk = importsBy(testApp, admin)
  companyId = await makeCompany(testApp.db, { ...kept(), name: 'Kedai Maju' }, now())
}, 90_000)
afterAll(() => testApp.close())

const now = () => testApp.clock.now()
const kept = () => ({ schoolId: admin.schoolId, createdBy: admin.userId })

const companyRow = async (name: string) =>
  (await testApp.db.select().from(companies).where(eq(companies.name, name)))[0]
const postRows = (title: string) =>
  testApp.db.select().from(jobPosts).where(eq(jobPosts.title, title))
const actionsOf = async (action: string) =>
  (
    await testApp.db.execute<{ detail: unknown }>(
      sql`select detail from audit_entries where action = ${action} order by id desc limit 1`,
    )
  ).rows[0]?.detail

const heads: Record<Language, string[]> = {
  en: [
    'Name',
    'Industry',
    'Size',
    'City',
    'Address',
    'Website',
    'Introduction',
    'Contact person',
    'E-mail address',
    'Checked',
    'Recommended',
  ],
  zh: [
    '名称',
    '行业',
    '规模',
    '城市',
    '地址',
    '网站',
    '公司介绍',
    '联系人',
    '邮箱',
    '已核实',
    '推荐',
  ],
  my: [
    'Nama',
    'Industri',
    'Saiz',
    'Bandar',
    'Alamat',
    'Laman web',
    'Pengenalan',
    'Pegawai untuk dihubungi',
    'Alamat e-mel',
    'Disahkan',
    'Disyorkan',
  ],
}
const cells: Record<Language, string[]> = {
  en: ['E-commerce', '20-99', 'Kuala Lumpur', 'yes', 'no'],
  zh: ['电子商务', '20-99人', '吉隆坡', '是', '否'],
  my: ['E-dagang', '20 hingga 99 orang', 'MY-14-01', 'ya', 'tidak'],
}

describe('companies from a sheet', () => {
  it.each(['en', 'zh', 'my'] as const)(
    '[JOB-084] [JOB-090] are read in %s and imported once, after the confirmation',
    async (language) => {
      const name = `Imported ${language}`
      const [industry = '', size = '', city = '', verified = '', recommended = ''] = cells[language]
      const rest = ['1 Jalan', 'https://a.example', 'Text', 'Aminah', 'hr@a.example']
      const text = csv([
        heads[language],
        [name, industry, size, city, ...rest, verified, recommended],
      ])
      const looked = await desk.preview('companies', text, language)
      expect(looked).toMatchObject({ rows: 1, fresh: 1, changed: 0, faulty: 0, unknownColumns: [] })
      expect(await companyRow(name)).toBeUndefined()
      const answers = await Promise.all(
        [1, 2, 3].map(() => desk.confirm('companies', looked.importSign)),
      )
      expect(answers.map(({ body }) => body.code).toSorted((a, b) => a - b)).toEqual([-4, -4, 200])
      expect(await testApp.db.$count(companies, eq(companies.name, name))).toBe(1)
      expect(await companyRow(name)).toMatchObject({
        industry: 'ecommerce',
        size: 2,
        city: 'MY-14-01',
        address: '1 Jalan',
        website: 'https://a.example',
        introduction: 'Text',
        contactName: 'Aminah',
        email: 'hr@a.example',
        verified: true,
        recommended: false,
        ...kept(),
      })
      expect(await actionsOf('company.imported')).toBeTruthy()
    },
  )

  it('[JOB-084] are refused by row and column with the expected values, in three languages', async () => {
    const text = csv([
      ['Name', 'City', 'Website', 'Email', 'Checked', 'Introduction'],
      ['Wrong 1', 'Atlantis', 'ftp://x', 'nobody', 'perhaps', 'x'.repeat(5001)],
      ['', 'Kuala Lumpur', '', '', '', ''],
      ['Right', '', '', '', '', ''],
      ['right', '', '', '', '', ''],
    ])
    const en = await desk.preview('companies', text)
    expect(en).toMatchObject({ rows: 4, fresh: 1, faulty: 3 })
    const found = en.faults.map(({ line, column, text: why }) => [line, column, why])
    expect(found).toEqual(
      expect.arrayContaining([
        [2, 'City', 'Write a city from the list in the form, such as Kuala Lumpur.'],
        [2, 'Website', expect.stringContaining('Start with https://')],
        [2, 'E-mail address', 'Please enter a correct e-mail address.'],
        [2, 'Checked', 'Write yes or no.'],
        [2, 'Introduction', expect.stringContaining('At most 5,000 characters')],
        [3, 'Name', expect.any(String)],
        [5, 'Name', 'This is the same as line 4.'],
      ]),
    )
    expect(found).toHaveLength(7)
    const zh = await desk.preview('companies', text, 'zh')
    expect(zh.faults[0]).toMatchObject({ column: '城市', text: expect.stringContaining('吉隆坡') })
    const my = await desk.preview('companies', text, 'my')
    expect(my.faults[0]).toMatchObject({ column: 'Bandar', text: expect.stringContaining('Tulis') })
    expect(await companyRow('Right')).toBeUndefined()
  })

  it('[JOB-090] change a company of the same name in any case, and an empty cell changes nothing', async () => {
    const id = await makeCompany(testApp.db, { ...kept(), name: 'Same Sdn', address: 'Old' }, now())
    const text = csv([
      ['Name', 'Address', 'Industry'],
      ['SAME SDN', 'New', ''],
      ['Kedai Maju', '', 'E-commerce'],
    ])
    expect(await desk.preview('companies', text)).toMatchObject({ fresh: 0, changed: 1, same: 1 })
    const { importSign, done } = await desk.take('companies', text)
    expect(done).toEqual({ fresh: 0, changed: 1 })
    const row = async () =>
      (await testApp.db.select().from(companies).where(eq(companies.id, id)))[0]
    expect(await row()).toMatchObject({
      name: 'Same Sdn',
      address: 'New',
      industry: 'ecommerce',
      version: 1,
    })
    await desk.undo('companies', importSign)
    expect(await row()).toMatchObject({ name: 'Same Sdn', address: 'Old', version: 2 })
  })

  it('[JOB-102] are removed again once; one with posts and one that was changed are kept and listed', async () => {
    const text = csv([['Name'], ['Undo free'], ['Undo used'], ['Undo changed']])
    const { importSign } = await desk.take('companies', text)
    const used = await companyRow('Undo used')
    await makePost(testApp.db, { ...kept(), companyId: used?.id ?? 0 }, now())
    const changed = await companyRow('Undo changed')
    const form = { name: 'Undo changed', address: 'By hand' }
    const sign = testApp.seal('company', changed?.id ?? 0)
    await testApp.ask(employment.saveCompany, { ...form, sign, version: 0 }, admin)
    const { body } = await desk.undo('companies', importSign)
    expect(body.data).toEqual({
      removed: 1,
      kept: 2,
      left: [
        { name: 'Undo used', text: expect.stringContaining('has job posts') },
        { name: 'Undo changed', text: 'It was changed after the import.' },
      ],
    })
    expect((await companyRow('Undo free'))?.removedAt).not.toBeNull()
    expect((await companyRow('Undo used'))?.removedAt).toBeNull()
    expect((await companyRow('Undo changed'))?.address).toBe('By hand')
    expect((await desk.undo('companies', importSign)).body.code).toBe(-4)
    expect(await actionsOf('company.importUndone')).toBeTruthy()
  })
})

const postHeads = {
  en: [
    'Title',
    'Company',
    'Kind of job',
    'Industry',
    'City',
    'Employment',
    'Lowest degree',
    'Status',
  ],
  zh: ['岗位名称', '公司', '岗位类别', '行业', '城市', '工作性质', '最低学历', '状态'],
  my: [
    'Tajuk',
    'Syarikat',
    'Jenis jawatan',
    'Industri',
    'Bandar',
    'Jenis pekerjaan',
    'Kelayakan minimum',
    'Status',
  ],
}
const postCells = {
  en: ['Accountant', 'E-commerce', 'Kuala Lumpur', 'Internship', 'Bachelor', 'published'],
  zh: ['会计', '电子商务', '吉隆坡', '实习', '本科', '已发布'],
  my: [
    'Akauntan',
    'E-dagang',
    'kuala lumpur',
    'Latihan industri',
    'Ijazah sarjana muda',
    'diterbitkan',
  ],
}
const further = [
  'Minimum salary',
  'Maximum salary',
  'Currency',
  'Paid by',
  'Negotiable',
  'Remote',
  'Skills',
  'Language of the text',
  'Description',
  'Years of experience',
  'End date',
]

describe('posts from a sheet', () => {
  it.each(['en', 'zh', 'my'] as const)(
    '[JOB-091] are read by the names of lists in %s, with every field of the form',
    async (language) => {
      const title = `Clerk ${language}`
      const end = new Date(now().getTime() + 20 * 86_400_000).toISOString().slice(0, 10)
      const rest = [
        '3,000',
        '4500.50',
        'myr',
        'month',
        'yes',
        'no',
        'Juggling: 4; 沟通能力: 2',
        'English',
        'Keeps books.',
        '2',
        end,
      ]
      const text = csv([
        [...postHeads[language], ...further],
        [title, 'kedai maju', ...postCells[language], ...rest],
      ])
      const looked = await desk.preview('posts', text, language)
      expect(looked).toMatchObject({ fresh: 1, faults: [], unknownColumns: [] })
      expect(await postRows(title)).toEqual([])
      expect((await desk.confirm('posts', looked.importSign)).body.data).toEqual({
        fresh: 1,
        changed: 0,
      })
      const [row] = await postRows(title)
      expect(row).toMatchObject({
        ...kept(),
        companyId,
        position: 'accountant',
        industry: 'ecommerce',
        city: 'MY-14-01',
        nature: 1,
        degree: 5,
        salaryLeast: 300_000,
        salaryMost: 450_050,
        monthlyLeast: 300_000,
        currency: 'MYR',
        salaryPer: 'month',
        negotiable: true,
        remote: false,
        skills: [
          { name: 'Juggling', level: 4 },
          { name: 'Communication', level: 2 },
        ],
        language: 'en',
        description: 'Keeps books.',
        experience: 2,
        publishedAt: now(),
        endsAt: new Date(`${end}T23:59:59.999Z`),
        usualEnd: false,
      })
      const { body } = await testApp.ask(
        employment.searchPost,
        { content: title, page: 1, size: 10 },
        student,
      )
      expect(body.data?.list.map((one) => one.title)).toContain(title)
    },
  )

  it('[JOB-092] are read with the name that the status column had in earlier templates', async () => {
    const row = {
      Title: 'Older sheet',
      Company: 'Kedai Maju',
      City: 'Kuala Lumpur',
      'Maximum salary': '5000',
      Description: 'Text',
      State: 'draft',
    }
    const looked = await desk.preview('posts', csv([Object.keys(row), Object.values(row)]))
    expect(looked).toMatchObject({ rows: 1, fresh: 1, faulty: 0, unknownColumns: [] })
  })

  const day = (days: number) =>
    new Date(now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
  it.each([
    ['Company', () => 'No such company', 'Write the name of a company'],
    ['City', () => 'Atlantis', 'Write a city from the list'],
    ['Industry', () => 'Piracy', 'Write an industry from the list'],
    ['Kind of job', () => 'Pirate', 'Write a kind of job from the list'],
    ['Employment', () => 'Sometimes', 'Write Internship, Full-time'],
    ['Lowest degree', () => 'Genius', 'Write a degree from the list'],
    ['Skills', () => 'Python: 9', 'level from 1 to 5'],
    [
      'Skills',
      () => Array.from({ length: 13 }, (_, index) => `S${index}: 1`).join(';'),
      'At most 12',
    ],
    ['Minimum salary', () => '9000', 'The minimum cannot be above'],
    ['Minimum salary', () => 'a lot', 'A number from 0'],
    ['Description', () => 'x'.repeat(5001), 'At most 5,000 characters'],
    ['Description', () => '', 'Describe the work'],
    ['End date', () => day(181), 'in the next 180 days'],
    ['End date', () => day(-2), 'in the next 180 days'],
    ['End date', () => 'soon', 'Write the date as'],
    ['Years of experience', () => '41', 'A whole number from 0 to 40'],
    ['Remote', () => 'maybe', 'Write yes or no'],
    ['Status', () => 'almost', 'Write draft or published'],
    ['Title', () => 'x'.repeat(81), 'At most 80 characters'],
  ])('[JOB-092] are refused with row and column for a wrong %s', async (column, value, why) => {
    const good: Record<string, string> = {
      Title: 'Faulty post',
      Company: 'Kedai Maju',
      City: 'Kuala Lumpur',
      'Maximum salary': '5000',
      Description: 'Text',
      Status: 'published',
    }
    const row = { ...good, [column]: value() }
    const looked = await desk.preview('posts', csv([Object.keys(row), Object.values(row)]))
    expect(looked).toMatchObject({ rows: 1, fresh: 0, faulty: 1 })
    const fault = looked.faults.find((one) => one.column === column)
    expect(fault).toMatchObject({ line: 2, text: expect.stringContaining(why) })
    expect((await desk.confirm('posts', looked.importSign)).body.data).toEqual({
      fresh: 0,
      changed: 0,
    })
    expect(await postRows('Faulty post')).toEqual([])
  })

  it('[JOB-091] are read by the codes of the lists as well', async () => {
    const codes = ['accountant', 'ecommerce', 'MY-14-01', '1', '5', 'draft']
    const text = csv([
      [...postHeads.en, 'Language of the text'],
      ['Clerk by codes', 'Kedai Maju', ...codes, 'my'],
    ])
    expect((await desk.take('posts', text)).done).toEqual({ fresh: 1, changed: 0 })
    expect(await postRows('Clerk by codes')).toMatchObject([
      {
        position: 'accountant',
        industry: 'ecommerce',
        city: 'MY-14-01',
        nature: 1,
        degree: 5,
        language: 'my',
        publishedAt: null,
      },
    ])
  })

  it('[JOB-099] change a draft of the same title, company and city', async () => {
    const text = (description: string) =>
      csv([
        ['Title', 'Company', 'City', 'Description'],
        ['Draft post', 'Kedai Maju', 'Kuala Lumpur', description],
      ])
    await desk.take('posts', text('First'))
    expect((await desk.take('posts', text('Second'))).done).toEqual({ fresh: 0, changed: 1 })
    expect(await postRows('Draft post')).toMatchObject([
      { description: 'Second', publishedAt: null },
    ])
  })

  it('[JOB-099] change a live post of the same title, company and city, and are checked together with it', async () => {
    const values = { ...kept(), companyId, city: 'MY-14-01', description: 'Old' }
    const id = await makePost(testApp.db, { ...values, title: 'Same post' }, now())
    const ended = { ...values, title: 'Ended post', endsAt: new Date(now().getTime() - 1) }
    await makePost(testApp.db, ended, now())
    const text = csv([
      ['Title', 'Company', 'City', 'Description', 'Minimum salary'],
      ['same post', 'Kedai Maju', 'Kuala Lumpur', 'New', ''],
      ['Same post', 'Kedai Maju', 'Kuala Lumpur', 'Twice', ''],
      ['Same post', 'Kedai Maju', 'Johor Bahru', 'Other city', ''],
      ['Ended post', 'Kedai Maju', 'Kuala Lumpur', 'Again', ''],
    ])
    expect(await desk.preview('posts', text)).toMatchObject({ fresh: 2, changed: 1, faulty: 1 })
    const { importSign } = await desk.take('posts', text)
    const row = async () => (await testApp.db.select().from(jobPosts).where(eq(jobPosts.id, id)))[0]
    const changed = await row()
    expect(changed).toMatchObject({ title: 'Same post', description: 'New', version: 1 })
    expect(changed?.publishedAt).toEqual(now())
    expect(await desk.preview('posts', text)).toMatchObject({ fresh: 0, changed: 0, same: 3 })
    const above = csv([
      ['Title', 'Company', 'City', 'Minimum salary'],
      ['Same post', 'Kedai Maju', 'Kuala Lumpur', '4501'],
    ])
    const faulty = await desk.preview('posts', above)
    expect(faulty.faults).toMatchObject([{ line: 2, column: 'Minimum salary' }, {}])
    await desk.undo('posts', importSign)
    expect(await row()).toMatchObject({ description: 'Old', version: 2 })
    expect(await postRows('Ended post')).toHaveLength(1)
  })

  it('[JOB-102] are removed again; one with an application and one that was changed are kept and listed', async () => {
    const titles = ['Undone post', 'Applied post', 'Saved post']
    const text = csv([
      ['Title', 'Company', 'Remote', 'Description', 'Status'],
      ...titles.map((title) => [title, 'Kedai Maju', 'yes', 'Text', 'published']),
    ])
    const { importSign } = await desk.take('posts', text)
    const rows = await testApp.db.select().from(jobPosts).where(inArray(jobPosts.title, titles))
    const idOf = (title: string) => rows.find((row) => row.title === title)?.id ?? 0
    await testApp.db.execute(sql`
      with copy as (
        insert into application_copies (school_id, user_id, revision, content, content_hash, pdf_next_try_at, created_at)
        values (${student.schoolId}, ${student.userId}, 1, '{}', 'hash', now(), now()) returning id)
      insert into job_applications (school_id, user_id, post_id, copy_id, state, letter, delivered_at, changed_at)
      select ${student.schoolId}, ${student.userId}, ${idOf('Applied post')}, id, 'delivered', '', now(), now() from copy`)
    await testApp.ask(
      employment.addCollectionPost,
      { positionId: testApp.seal('jobPost', idOf('Saved post')) },
      student,
    )
    const { body } = await desk.undo('posts', importSign)
    expect(body.data).toMatchObject({ removed: 1, kept: 2 })
    expect(body.data?.left).toEqual(
      ['Applied post', 'Saved post'].map((name) => ({
        name,
        text: 'Students have applied for the post, saved it or reported it.',
      })),
    )
    const remaining = await testApp.db
      .select()
      .from(jobPosts)
      .where(inArray(jobPosts.title, titles))
    expect(remaining.map(({ title }) => title).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'Applied post',
      'Saved post',
    ])
    expect(await actionsOf('jobPost.importUndone')).toBeTruthy()
  })
})
