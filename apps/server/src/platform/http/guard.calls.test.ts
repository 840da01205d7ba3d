import { accounts, courses, people, study } from '@titian/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

it('[FRM-005] asks a visitor to sign in only where an account is required', async () => {
  const own = [
    await testApp.ask(study.joinStudy, { sign: 'x' }),
    await testApp.ask(study.courseStudyProgress, {}),
    await testApp.ask(accounts.loginInfo, {}),
    await testApp.ask(accounts.findUserRoleInfo, {}),
    await testApp.ask(courses.myCourseList, {}),
  ]
  for (const { status, body } of own) expect([status, body.code]).toEqual([401, -1001])
  const open = [
    await testApp.ask(courses.courseList, {}),
    await testApp.ask(courses.courseKindList, {}),
    await testApp.ask(accounts.publicKey, {}),
  ]
  for (const { status, body } of open) expect([status, body.code]).toEqual([200, 200])
})

it('[FRM-145] identifies a person by the cookie and the language by the header', async () => {
  const person = await testApp.person()
  const info = await testApp.ask(accounts.loginInfo, {}, { person, language: 'zh' })
  expect(info.body.data?.name).toBe(person.name)
  const { body } = await testApp.ask(accounts.loginInfo, {}, { language: 'zh' })
  expect(body.msg).toBe('请登录！')
})

it('[FRM-146] [FRM-147] responds with ok and code 200, or 1 for some calls, and the data', async () => {
  const usual = await testApp.ask(accounts.publicKey, {})
  const exit = await testApp.ask(accounts.exitImpersonation, {})
  expect([usual.body.ok, usual.body.code, exit.body.ok, exit.body.code]).toEqual([
    true,
    200,
    true,
    1,
  ])
  expect(usual.body.data?.key).toBeTruthy()
  const refused = await testApp.ask(accounts.loginInfo, {})
  expect([refused.body.ok, refused.body.data]).toEqual([false, null])
  expect([1, 200]).not.toContain(refused.body.code)
})

it('[FRM-160] refuses a person without permission, in the requested language', async () => {
  const person = await testApp.person()
  const staffOnly = await testApp.ask(people.listPeople, {}, { person, language: 'zh' })
  expect([staffOnly.status, staffOnly.body.code, staffOnly.body.msg]).toEqual([
    403,
    -6,
    '您没有权限访问',
  ])
})

it('[FRM-164] responds with "busy" and no details when an error occurs', async () => {
  const broken = await openTestApp({ env: { LOG_LEVEL: 'silent' } })
  try {
    await broken.database.pool.query('alter table course_tallies rename to elsewhere')
    const { status, body } = await broken.ask(courses.courseList, {}, { language: 'zh' })
    expect([status, body.code, body.msg]).toEqual([500, -9999, '系统繁忙，请稍后重试'])
    expect(JSON.stringify(body)).not.toMatch(/elsewhere|tallies|relation/)
  } finally {
    await broken.close()
  }
})
