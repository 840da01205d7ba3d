import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type MenuItem, schools } from '@titian/contract'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { lastAudit, menuOf } from '../factories.ts'

let testApp: TestApp
let admin: Person
let version: number

beforeAll(async () => {
  testApp = await openTestApp()
  admin = await testApp.person('schoolAdmin,normal')
})
afterAll(() => testApp.close())

const getMenus = async () => (await testApp.ask(schools.getMenus, {}, admin)).body.data
const shown = async (language = 'en', host = 'localhost') =>
  (await testApp.ask(schools.navigationBar, {}, { language, host })).body.data ?? []
const save = (menus: MenuItem[], seen = version) =>
  testApp.ask(schools.saveMenus, { menus, version: seen }, admin)

beforeEach(async () => {
  version = (await getMenus())?.version ?? 0
})

const tree: MenuItem[] = [
  menuOf({
    name: { en: 'Courses', zh: '课程' },
    explain: { en: 'All of them' },
    children: [
      {
        name: { en: 'Free', zh: '免费' },
        url: '/course?isFree=1',
        openMode: '_self',
        active: true,
      },
      { name: { en: 'Hidden' }, url: '/course', openMode: '_self', active: false },
      { name: { en: 'Shop' }, url: 'https://shop.example', openMode: '_blank', active: true },
    ],
  }),
  menuOf({ name: { en: 'Home' }, url: '/home', active: false }),
]

it('[FRM-093] [FRM-094] the whole menu tree is saved in its order, in two levels', async () => {
  expect((await save(tree)).body.data).toEqual({ version: version + 1 })
  expect(await getMenus()).toEqual({ menus: tree, version: version + 1 })
  expect(await shown('zh')).toEqual([
    {
      menuName: '课程',
      menuUrl: '/course',
      openMode: '_self',
      explain: 'All of them',
      parameterInterface: null,
      active: true,
      childMenuList: [
        { childMenuName: '免费', childMenuUrl: '/course?isFree=1', openMode: '_self' },
        { childMenuName: 'Shop', childMenuUrl: 'https://shop.example', openMode: '_blank' },
      ],
    },
    {
      menuName: 'Home',
      menuUrl: '/home',
      openMode: '_self',
      explain: null,
      parameterInterface: null,
      active: false,
      childMenuList: [],
    },
  ])
})

it('[FRM-093] entries missing in the saved tree are deleted, and other schools are unaffected', async () => {
  await testApp.database.pool.query(
    `insert into menus (school_id, name, url) values ($1, '{"my":"Sendiri"}', '/home')`,
    [testApp.otherSchoolId],
  )
  await save(tree)
  const [, home = menuOf()] = tree
  await save([home], version + 1)
  expect((await shown()).map(({ menuName }) => menuName)).toEqual(['Home'])
  expect((await shown('my', 'other.localhost')).map(({ menuName }) => menuName)).toEqual([
    'Sendiri',
  ])
  const left = 'select count(*)::int as rows from menus where school_id = $1'
  const { rows } = await testApp.database.pool.query(left, [testApp.schoolId])
  expect(rows).toEqual([{ rows: 1 }])
  expect((await save([], version + 2)).body.ok).toBe(true)
  expect(await shown()).toEqual([])
})

it.each(['javascript:alert(1)', '//evil.example', 'data:text/html,x', 'course', '', '/a b'])(
  '[FRM-188] refuses %j as an address, at its field',
  async (url) => {
    const [courses = menuOf()] = tree
    const [child] = courses.children
    const before = await getMenus()
    const answer = await save([
      menuOf(),
      menuOf({ url }),
      menuOf({ children: child ? [child, { ...child, url }] : [] }),
    ])
    expect([answer.status, answer.body.code]).toEqual([422, -2])
    expect(Object.keys(answer.body.extend?.fields ?? {})).toEqual([
      'menus.1.url',
      'menus.2.children.1.url',
    ])
    expect(await getMenus()).toEqual(before)
  },
)

it("each name is required in the school's default language", async () => {
  const answer = await save([menuOf({ name: { zh: '课程' } })])
  expect(Object.keys(answer.body.extend?.fields ?? {})).toEqual(['menus.0.name.en'])
})

it('[FRM-104] only GET calls of this API that change nothing are accepted', async () => {
  const good = await save([menuOf({ parameterInterface: '/school/sign' })])
  expect(good.body.ok).toBe(true)
  expect((await shown()).map((item) => item.parameterInterface)).toEqual(['/school/sign'])
  for (const parameterInterface of [
    '/user/logout',
    '/school/create',
    '/../etc',
    'https://evil.example/x',
    '/school/sign?a=1',
  ]) {
    const bad = await save([menuOf({ parameterInterface })], version + 1)
    expect(Object.keys(bad.body.extend?.fields ?? {}), parameterInterface).toEqual([
      'menus.0.parameterInterface',
    ])
  }
})

it('[FRM-104] a stored interface that is no call of the API is not sent', async () => {
  await save([menuOf({ parameterInterface: '/school/sign' })])
  await testApp.database.pool.query(
    `update menus set parameter_interface = '//evil.example/x' where school_id = $1`,
    [testApp.schoolId],
  )
  expect((await shown()).map((item) => item.parameterInterface)).toEqual([null])
})

it('a save based on an outdated version is refused, and each save is logged', async () => {
  await save([menuOf()])
  const late = await save(tree, version)
  expect([late.status, late.body.extend?.reason]).toEqual([409, 'changedMeanwhile'])
  expect((await getMenus())?.menus).toEqual([menuOf()])
  await save(tree, version + 1)
  expect(await lastAudit(testApp, testApp.schoolId)).toMatchObject({
    action: 'school.menusChanged',
    actor_id: String(admin.userId),
    detail: [{ field: 'menus', before: 'Courses', after: 'Courses, Free, Hidden, Shop, Home' }],
  })
})
