import { practice } from '@titian/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { adverts } from '../../schools/tables.ts'

let testApp: TestApp
let student: Person

beforeAll(async () => {
  testApp = await openTestApp()
  student = await testApp.person()
}, 90_000)
afterAll(() => testApp.close())

const insert = (place: number, position: number, title: Record<string, string>, active = true) =>
  testApp.db.insert(adverts).values({
    schoolId: student.schoolId,
    place,
    position,
    title,
    text: {},
    url: '/course',
    seed: 'a',
    active,
  })

it('[PRC-010] [PRC-012] [PRC-013] gives visitors the banner and both lists of partners, without what is hidden', async () => {
  const empty = await testApp.ask(practice.whaleCreation, {})
  expect(empty.body.data).toEqual([])

  await insert(6, 1, { en: 'Practice week', zh: '实训周' })
  await insert(7, 2, { en: 'Second studio' })
  await insert(7, 1, { en: 'First studio' })
  await insert(7, 3, { en: 'Hidden studio' }, false)
  await insert(8, 1, { en: 'Camp' })

  const banner = await testApp.ask(practice.practiceBanner, {}, { language: 'zh' })
  expect(banner.body.data).toEqual([{ title: '实训周', image: null, url: '/course' }])
  const creation = await testApp.ask(practice.whaleCreation, {}, { language: 'en' })
  expect(creation.body.data?.map(({ title }) => title)).toEqual(['First studio', 'Second studio'])
  const train = await testApp.ask(practice.whaleTrainIndex, {}, { language: 'en' })
  expect(train.body.data?.map(({ title }) => title)).toEqual(['Camp'])
})
