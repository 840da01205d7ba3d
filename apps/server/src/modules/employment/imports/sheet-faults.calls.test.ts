import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { makeCompany, makePost } from '../factories.ts'
import { jobPosts } from '../tables.ts'
import { csv, importsBy, type Language } from './factories.ts'

let testApp: TestApp
let admin: Person
let companyId: number
let desk: ReturnType<typeof importsBy>

beforeAll(async () => {
  testApp = await openTestApp()
  admin = await testApp.person('schoolAdmin,normal')
  companyId = await makeCompany(testApp.db, { ...kept(), name: 'Kedai Maju' }, now())
  desk = importsBy(testApp, admin)
}, 90_000)
afterAll(() => testApp.close())

const now = () => testApp.clock.now()
const kept = () => ({ schoolId: admin.schoolId, createdBy: admin.userId })

const head = [
  'Title',
  'Company',
  'City',
  'Lowest degree',
  'Years of experience',
  'Minimum salary',
  'Maximum salary',
  'Skills',
  'Description',
  'Status',
]
const good = ['', 'Kedai Maju', 'Kuala Lumpur', '', '', '', '', '', 'Text', 'published']
/** Returns a valid row, except for the given columns. */
const row = (title: string, fields: Record<string, string> = {}) =>
  head.map((column, index) => fields[column] ?? (column === 'Title' ? title : (good[index] ?? '')))
const sheet = (rows: readonly (readonly string[])[]) => csv([head, ...rows])

async function faultsOf(text: string, language: Language = 'en') {
  const looked = await desk.preview('posts', text, language)
  const places = looked.faults.map(({ line, column }) => `${line} ${column}`)
  return { ...looked, places: places.toSorted((a, b) => a.localeCompare(b)) }
}
const sorted = (places: readonly string[]) => places.toSorted((a, b) => a.localeCompare(b))

describe('the faults of a sheet of posts', () => {
  it('[JOB-132] are all listed: an unknown company hides no other fault of its row, and is not hidden by one', async () => {
    const { places, faults, ...looked } = await faultsOf(
      sheet([
        row('Everything', {
          Company: 'Nobody Ltd',
          City: 'Atlantis',
          'Lowest degree': 'Genius',
          'Years of experience': 'many',
          'Minimum salary': '9000',
          'Maximum salary': '5000',
          Skills: 'Python: 2; python: 3',
          Description: '',
        }),
        row('', { Company: 'Nobody Ltd' }),
        row('Lonely', { Company: 'Nobody Ltd' }),
        row('Twice'),
        row('Twice', { 'Lowest degree': 'Genius' }),
        row('Bare', { City: '', Description: '' }),
        row('x'.repeat(81), { Company: '', 'Minimum salary': 'a lot' }),
      ]),
    )
    expect(looked).toMatchObject({ rows: 7, fresh: 1, faulty: 6 })
    expect(places).toEqual(
      sorted([
        '2 Company',
        '2 City',
        '2 Lowest degree',
        '2 Years of experience',
        '2 Minimum salary',
        '2 Maximum salary',
        '2 Skills',
        '2 Description',
        '3 Title',
        '3 Company',
        '4 Company',
        '6 Lowest degree',
        '6 Title',
        '7 City',
        '7 Description',
        '8 Title',
        '8 Company',
        '8 Minimum salary',
      ]),
    )
    expect(faults.find(({ line, column }) => line === 2 && column === 'Company')).toEqual({
      line: 2,
      column: 'Company',
      value: 'Nobody Ltd',
      text: 'Write the name of a company of the school. Import the companies first.',
    })
    expect(faults.map(({ line }) => line)).toEqual(
      faults.map(({ line }) => line).toSorted((a, b) => a - b),
    )
    // A row with a fault is never imported, whatever its other values are.
    const { body } = await desk.confirm('posts', looked.importSign)
    expect(body.data).toEqual({ fresh: 1, changed: 0 })
    expect((await testApp.db.select().from(jobPosts)).map(({ title }) => title)).toEqual(['Twice'])
  })

  it('[JOB-132] include those that appear only with the existing post', async () => {
    const values = { ...kept(), companyId, city: 'MY-14-01', title: 'Live post' }
    await makePost(testApp.db, { ...values, salaryMost: 450_000 }, now())
    const { places } = await faultsOf(
      sheet([
        row('Live post', { 'Minimum salary': '4501', 'Lowest degree': 'Genius', Description: '' }),
        // Without a valid city, it is unclear which post the row means. So an empty description is
        // no fault.
        row('Live post', { City: 'Atlantis', Description: '' }),
      ]),
    )
    expect(places).toEqual(
      sorted(['2 Lowest degree', '2 Maximum salary', '2 Minimum salary', '3 City']),
    )
  })

  it.each(['zh', 'my'] as const)(
    '[JOB-132] are listed by row and column in %s for 5,000 mixed rows, up to 5,000 faults, within seconds',
    async (language) => {
      const columns = {
        zh: { Company: '公司', City: '城市', 'Lowest degree': '最低学历', Description: '岗位描述' },
        my: {
          Company: 'Syarikat',
          City: 'Bandar',
          'Lowest degree': 'Kelayakan minimum',
          Description: 'Penerangan',
        },
      }[language]
      const wrong = {
        Company: ['Nobody Ltd', 3],
        City: ['Atlantis', 4],
        'Lowest degree': ['Genius', 5],
        Description: ['', 7],
      } as const
      type Wrong = keyof typeof wrong
      const names = Object.keys(wrong) as Wrong[]
      const wrongAt = (line: number) => names.filter((name) => line % wrong[name][1] === 0)
      const rows = Array.from({ length: 5000 }, (_, index) =>
        row(
          `${language} ${index}`,
          Object.fromEntries(wrongAt(index).map((name) => [name, wrong[name][0]])),
        ),
      )
      const expected = rows.flatMap((_, index) =>
        wrongAt(index).map((name) => ({ line: index + 2, column: columns[name] })),
      )
      const begun = performance.now()
      const looked = await desk.preview('posts', sheet(rows), language)
      expect(performance.now() - begun).toBeLessThan(30_000)
      const bad = new Set(expected.map(({ line }) => line)).size
      expect(looked).toMatchObject({ rows: 5000, fresh: 5000 - bad, faulty: bad })
      const places = (list: readonly { line: number; column: string }[]) =>
        new Set(list.map(({ line, column }) => `${line} ${column}`))
      expect(expected.length).toBeLessThan(5000)
      expect(looked.faults).toHaveLength(expected.length)
      expect(places(looked.faults)).toEqual(places(expected))
      const own = { zh: /\p{Script=Han}/u, my: /Tulis|Terangkan/ }[language]
      expect(looked.faults.filter(({ text }) => !own.test(text))).toEqual([])
    },
    90_000,
  )

  it('[JOB-132] are all listed for companies too, and a repeated row has them beside its repetition', async () => {
    const text = csv([
      ['Name', 'City', 'Email'],
      ['Double', '', ''],
      ['double', 'Atlantis', 'nobody'],
    ])
    const { faults } = await desk.preview('companies', text)
    expect(sorted(faults.map(({ line, column }) => `${line} ${column}`))).toEqual(
      sorted(['3 City', '3 E-mail address', '3 Name']),
    )
  })
})
