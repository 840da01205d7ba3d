import { accounts, courses, schools } from '@titian/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

it('[FRM-149] answers with the envelope and the status that fits its code', async () => {
  const good = await testApp.ask(schools.schoolInitial, {})
  expect([good.status, good.body.ok, good.body.code]).toEqual([200, true, 200])
  const visitor = await testApp.ask(accounts.loginInfo, {})
  expect([visitor.status, visitor.body.ok, visitor.body.code]).toEqual([401, false, -1001])
})

it('[FRM-013] [FRM-020] translates the message into the language of the header', async () => {
  const texts = await Promise.all(
    (['en', 'zh', 'my'] as const).map((language) =>
      testApp.ask(accounts.loginInfo, {}, { language }),
    ),
  )
  expect(texts.map((text) => text.body.msg)).toEqual([
    'Please sign in.',
    '请登录！',
    'Sila log masuk.',
  ])
})

it("[FRM-165] refuses an unknown language and uses the school's language when the header is missing", async () => {
  const unknown = await testApp.ask(schools.schoolInitial, {}, { language: 'fr' })
  expect([unknown.status, unknown.body.code]).toEqual([400, -211])
  const missing = await testApp.ask(
    accounts.loginInfo,
    {},
    { language: null, host: 'other.localhost' },
  )
  expect(missing.body.msg).toBe('Sila log masuk.')
})

it('[ACC-107] [ACC-108] recognises a host that belongs to no school', async () => {
  const answer = await testApp.ask(schools.schoolInitial, {}, { host: 'nowhere.example' })
  expect([answer.status, answer.body.code]).toEqual([404, -210])
})

it('[FRM-179] refuses a GET that changes something without the Language header', async () => {
  const person = await testApp.person()
  const forged = await testApp.ask(accounts.logout, {}, { person, language: null })
  expect([forged.status, forged.body.code]).toEqual([403, -6])
  const still = await testApp.ask(accounts.loginInfo, {}, person)
  expect(still.body.ok).toBe(true)
})

it("names each invalid field with a text in the caller's language", async () => {
  const teacher = await testApp.person('teacher,normal')
  const answer = await testApp.ask(
    courses.addCourse,
    { courseName: '', coursePrice: -1 },
    { person: teacher, language: 'zh' },
  )
  expect(answer.status).toBe(422)
  expect(answer.body.extend?.fields).toEqual({
    courseName: '请至少用一种语言填写名称',
    coursePrice: '请输入 0 至 99,999.99 之间的数字',
  })
})

it('[FRM-162] [FRM-169] asks a person who repeats the same write within a second not to click repeatedly', async () => {
  const teacher = await testApp.person('teacher,normal')
  const input = { courseName: 'Repeated' }
  const first = await testApp.ask(courses.addCourse, input, teacher)
  const second = await testApp.ask(courses.addCourse, input, teacher)
  expect([first.body.ok, second.status, second.body.code]).toEqual([true, 429, -100])
  testApp.clock.pass(2)
  expect((await testApp.ask(courses.addCourse, { courseName: 'Another' }, teacher)).body.ok).toBe(
    true,
  )
})

it('[FRM-169] accepts the same write again after a second, however often it was refused in between', async () => {
  const teacher = await testApp.person('teacher,normal')
  const ask = () => testApp.ask(courses.addCourse, { courseName: 'Impatient' }, teacher)
  const statuses: number[] = []
  for (let tenth = 0; tenth < 5; tenth += 1) {
    statuses.push((await ask()).status)
    testApp.clock.pass(0.3)
  }
  expect(statuses).toEqual([200, 429, 429, 429, 200])
})

it('[FRM-169] accepts the same write at once when the first one failed by a server error', async () => {
  const broken = await openTestApp({ env: { LOG_LEVEL: 'silent' } })
  try {
    const teacher = await broken.person('teacher,normal')
    const ask = () => broken.ask(courses.addCourse, { courseName: 'Retried' }, teacher)
    await broken.database.pool.query('alter table courses rename to elsewhere')
    expect((await ask()).status).toBe(500)
    await broken.database.pool.query('alter table elsewhere rename to courses')
    expect((await ask()).status).toBe(200)
  } finally {
    await broken.close()
  }
})

it('answers a body that is no JSON, or too large, with a refusal', async () => {
  const broken = await testApp.app.http.inject({
    method: 'POST',
    url: '/api/v1/course/courseList',
    payload: '{',
    headers: { host: 'localhost', language: 'zh', 'content-type': 'application/json' },
  })
  expect([broken.statusCode, broken.json()]).toMatchObject([
    400,
    { code: -2, msg: '请检查填写的内容' },
  ])
  const form = await testApp.app.http.inject({
    method: 'POST',
    url: '/api/v1/course/courseList',
    payload: 'a=1',
    headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(form.statusCode).toBe(415)
  const huge = await testApp.app.http.inject({
    method: 'POST',
    url: '/api/v1/course/courseList',
    payload: JSON.stringify({ courseName: 'x'.repeat(2_000_000) }),
    headers: { host: 'localhost', 'content-type': 'application/json' },
  })
  expect(huge.statusCode).toBe(413)
})
