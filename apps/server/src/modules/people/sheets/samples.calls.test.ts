import { identities, people } from '@titian/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { makeSheet } from '../factories.ts'

let testApp: TestApp
let admin: Person

beforeAll(async () => {
  testApp = await openTestApp()
  admin = await testApp.person('schoolAdmin,normal')
}, 90_000)
afterAll(() => testApp?.close())

type Sample = { column: string; value: string }[]
const shown = (samples: Sample[] = []) => samples.map((one) => one.map(({ value }) => value))

it('[TCH-192] a dry run of people shows the first five new rows, without invalid and known ones', async () => {
  const known = await testApp.person()
  const rows = Array.from(
    { length: 7 },
    (_, at) => `0${171_000_001 + at},Person ${'ABCDEFG'[at]},W${at},1A`,
  )
  const sheet = ['Phone,Name,Student number,Class', 'abc,Faulty,Z1,1A', ...rows].join('\n')
  const filePath = await makeSheet(testApp, admin, sheet)
  const { body } = await testApp.ask(
    people.previewPeopleImport,
    { filePath, role: 'student' },
    admin,
  )
  expect(body.data?.samples).toHaveLength(5)
  expect(body.data?.samples?.[0]).toEqual([
    { column: 'Name', value: 'Person A' },
    { column: 'Phone', value: '+60 171000001' },
    { column: 'Student number', value: 'W0' },
    { column: 'Class', value: '1A' },
  ])
  expect(shown(body.data?.samples).at(-1)?.[0]).toBe('Person E')
  expect(JSON.stringify(body.data?.samples)).not.toContain(known.name)
})

it("[TCH-192] a dry run of the roster shows them too, in the reader's language", async () => {
  const filePath = await makeSheet(
    testApp,
    admin,
    '学号,姓名,手机号,班级\nQ77,陈思颖,0171000099,三班',
  )
  const { body } = await testApp.ask(
    identities.previewRosterImport,
    { filePath, kind: 'student' },
    { person: admin, language: 'zh' },
  )
  expect(body.data?.samples).toEqual([
    [
      { column: '学号/工号', value: 'Q77' },
      { column: '姓名', value: '陈思颖' },
      { column: '手机号', value: '+60 171000099' },
      { column: '院系', value: '' },
      { column: '专业', value: '' },
      { column: '班级', value: '三班' },
    ],
  ])
})
