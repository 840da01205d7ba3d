import { accounts } from '@titian/contract'
import { makeAccount } from '../../../apps/server/src/modules/accounts/factories.ts'
import { createSession } from '../../../apps/server/src/modules/accounts/sessions/factories.ts'
import type { Person, TestApp } from '../../../apps/server/src/testing/test-app.ts'
import { rows } from '../rows.ts'
import { act } from '../sender.ts'

const rolesOf = {
  /** This student is enrolled in the free course. */
  student: 'student,normal',
  otherStudent: 'student,normal',
  /** The author and lead teacher of the courses. */
  teacher: 'teacher,normal',
  /** The co-teacher of the courses. */
  coTeacher: 'teacher,normal',
  otherTeacher: 'teacher,normal',
  schoolAdmin: 'schoolAdmin,normal',
  platformAdmin: 'platformAdmin,normal',
} as const

type Role = keyof typeof rolesOf
const roles = Object.keys(rolesOf) as Role[]
export type People = Record<Role, Person> & { impersonator: Person }

async function named(
  testApp: TestApp,
  role: Role,
  schoolId: number,
  word: string,
): Promise<Person> {
  const person = await testApp.person(rolesOf[role], schoolId)
  const name = `${word} ${role}`
  await rows(testApp, 'update users set name = $1 where id = $2', [name, person.userId])
  return { ...person, name }
}

/** An impersonation session of the student by the school's staff (ACC-241). */
async function impersonate(testApp: TestApp, student: Person, admin: Person): Promise<Person> {
  const { userId, schoolId } = student
  const token = await createSession(
    testApp.db,
    { userId, schoolId, remembered: true },
    testApp.clock.now(),
  )
  const newest = '(select max(id) from sessions where user_id = $2)'
  const values = [admin.userId, userId]
  await rows(testApp, `update sessions set acting_admin_id = $1 where id = ${newest}`, values)
  return { ...student, token }
}

/** All people of one school. The name of each contains the school's word. */
export async function makePeople(
  testApp: TestApp,
  schoolId: number,
  word: string,
): Promise<People> {
  const made: [Role, Person][] = []
  for (const role of roles) made.push([role, await named(testApp, role, schoolId, word)])
  const people = Object.fromEntries(made) as Record<Role, Person>
  return { ...people, impersonator: await impersonate(testApp, people.student, people.schoolAdmin) }
}

export interface SignInScene {
  /** Accounts with a phone and the shared password. */
  studentPhone: string
  teacherPhone: string
  /** An unused phone, with its registration code. */
  freePhone: string
  registerCode: string
  resetCode: string
  ticket: string
  captcha: string
}

async function freshCaptcha(testApp: TestApp, host: string): Promise<string> {
  const url = '/api/v1/baseVerify/getQrImage'
  const response = await testApp.app.http.inject({ method: 'GET', url, headers: { host } })
  return response.cookies.find(({ name }) => name === 'captcha')?.value ?? ''
}

async function sentCode(
  testApp: TestApp,
  mobile: string,
  type: 1 | 4,
  host: string,
): Promise<string> {
  await act(testApp, accounts.sendCodeForMobile, { mobile, areaCode: '60', type }, { host })
  const newest = 'select body from sandbox_messages order by id desc limit 1'
  const [message] = await rows<{ body: string }>(testApp, newest)
  return /\d{6}/.exec(message?.body ?? '')?.[0] ?? ''
}

/** Codes and tickets of people who are about to sign in; they do not expire during the tests. */
export async function makeSignIn(
  testApp: TestApp,
  schoolId: number,
  word: string,
  host: string,
): Promise<SignInScene> {
  const { mobile: studentPhone } = await makeAccount(testApp, {
    schoolId,
    name: `${word} newcomer`,
    roles: 'student,normal',
  })
  const { mobile: teacherPhone } = await makeAccount(testApp, {
    schoolId,
    name: `${word} lecturer`,
    roles: 'teacher,normal',
  })
  const freePhone = `17${schoolId}234567`
  const registerCode = await sentCode(testApp, freePhone, 1, host)
  const resetCode = await sentCode(testApp, studentPhone, 4, host)
  const login = {
    phone: teacherPhone,
    areaCode: '60' as const,
    password: 'plain:Titian2026',
    code: '8888',
  }
  const cookies = { captcha: await freshCaptcha(testApp, host) }
  const { teacherToken: ticket = '' } = await act(testApp, accounts.teacherLogin, login, {
    host,
    cookies,
  })
  const captcha = await freshCaptcha(testApp, host)
  await act(testApp, accounts.publicKey, {}, { host })
  for (const table of ['captchas', 'sms_codes', 'login_tickets'])
    await rows(testApp, `update ${table} set expires_at = '2030-01-01'`)
  return { studentPhone, teacherPhone, freePhone, registerCode, resetCode, ticket, captcha }
}
