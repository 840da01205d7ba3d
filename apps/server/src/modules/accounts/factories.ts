import { constants, createPublicKey, publicEncrypt } from 'node:crypto'
import { accounts } from '@titian/contract'
import { inArray, sql } from 'drizzle-orm'
import { hashPassword } from '../../platform/security/passwords.ts'
import { type AskedBy, nextNumber, type Person, type TestApp } from '../../testing/test-app.ts'
import { createUser } from './index.ts'
import { createSession } from './sessions/factories.ts'
import { type NewUser, sessions } from './tables.ts'

export const password = 'Titian2026'
const hash = hashPassword(password)

export interface Account {
  userId: number
  mobile: string
}

/** Creates a person with a phone and the shared password, not signed in. */
export async function makeAccount(testApp: TestApp, plan: Partial<NewUser> = {}): Promise<Account> {
  const mobile = `14${String(3_000_000 + nextNumber())}`
  const userId = await createUser(testApp.db, {
    schoolId: testApp.schoolId,
    areaCode: '60',
    mobile,
    name: 'Somebody',
    passwordHash: await hash,
    createdAt: testApp.clock.now(),
    ...plan,
  })
  return { userId, mobile: plan.mobile ?? mobile }
}

export interface Member extends Person {
  mobile: string
}

/** Creates a signed-in person with a phone and the shared password. */
export async function makeMember(testApp: TestApp, plan: Partial<NewUser> = {}): Promise<Member> {
  const { userId, mobile } = await makeAccount(testApp, { roles: 'student,normal', ...plan })
  const schoolId = plan.schoolId ?? testApp.schoolId
  const token = await anotherSession(testApp, { userId, schoolId })
  const host = schoolId === testApp.otherSchoolId ? 'other.localhost' : 'localhost'
  return { userId, schoolId, token, host, mobile, name: plan.name ?? 'Somebody' }
}

/** Opens another session of an account and returns its token. */
export function anotherSession(
  testApp: TestApp,
  { userId, schoolId }: Pick<Person, 'userId' | 'schoolId'>,
): Promise<string> {
  const session = { userId, schoolId, userAgent: 'Another browser', address: '10.7.7.7' }
  return createSession(testApp.db, session, testApp.clock.now())
}

/**
 * Makes a staff member impersonate a student; returns the staff member with the browser's cookies.
 */
export async function impersonate(
  testApp: TestApp,
  admin: Person,
  student: Pick<Person, 'userId'>,
): Promise<AskedBy & { cookies: Record<string, string> }> {
  const sign = testApp.seal('user', student.userId)
  const input = { sign, reason: 'The paper does not open' }
  const { body, cookies } = await testApp.ask(accounts.startImpersonation, input, admin)
  if (!body.ok) throw new Error(`Impersonation was refused: ${JSON.stringify(body)}`)
  return { person: admin, cookies }
}

/** Marks all sessions of these people as proved, which refunds require (ACC-326). */
export async function markProved(
  testApp: TestApp,
  people: Pick<Person, 'userId'>[],
): Promise<void> {
  const ids = people.map(({ userId }) => userId)
  await testApp.db
    .update(sessions)
    .set({ provedAt: testApp.clock.now() })
    .where(inArray(sessions.userId, ids))
}

export async function captchaCookies(
  testApp: TestApp,
  host = 'localhost',
): Promise<Record<string, string>> {
  const response = await testApp.app.http.inject({
    method: 'GET',
    url: '/api/v1/baseVerify/getQrImage',
    headers: { host },
  })
  return Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]))
}

export interface LoginPlan extends AskedBy {
  password?: string
  code?: string
  isRemeber?: boolean
  teacher?: boolean
}

/** Signs in once with a new captcha, through the whole server. */
export async function signInAs(
  testApp: TestApp,
  mobile: string,
  {
    password: given = password,
    code = '8888',
    isRemeber = false,
    teacher = false,
    ...by
  }: LoginPlan = {},
) {
  const call = teacher ? accounts.teacherLogin : accounts.studentLogin
  const cookies = { ...(await captchaCookies(testApp, by.host)), ...by.cookies }
  return testApp.ask(
    call,
    { phone: mobile, password: `plain:${given}`, isRemeber, code },
    { ...by, cookies },
  )
}

/** Returns the newest code that was sent to a phone. */
export async function sentCode(testApp: TestApp, mobile: string): Promise<string> {
  const { rows } = await testApp.db.execute<{ body: string }>(
    sql`select body from sandbox_messages where recipient = ${`+60${mobile}`} order by id desc limit 1`,
  )
  return /\d{6}/.exec(rows[0]?.body ?? '')?.[0] ?? ''
}

interface SealedFor {
  key: string
  moment: string
}

/** Encrypts a password as a browser does, with the key from the server. */
export function encryptAs({ key: publicKey, moment }: SealedFor, text: string): string {
  const key = createPublicKey({
    key: Buffer.from(publicKey, 'base64'),
    format: 'der',
    type: 'spki',
  })
  return publicEncrypt(
    { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
    Buffer.from(`${moment}\n${text}`),
  ).toString('base64')
}
