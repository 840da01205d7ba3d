import { afterAll, beforeAll, expect, it } from 'vitest'
import { identities, people } from '@titian/contract'
import { and, eq, like } from 'drizzle-orm'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { makeAccount, makeMember, type Member } from '../../accounts/factories.ts'
import { users } from '../../accounts/index.ts'
import { makeRequest } from '../../identities/factories.ts'
import { preview } from '../factories.ts'

// The embedded database runs transactions one after the other. With DATABASE_URL, PostgreSQL runs
// them at the same time.
let testApp: TestApp
let admin: Person
let colleague: Member

beforeAll(async () => {
  testApp = await openTestApp()
  admin = await testApp.person('schoolAdmin,normal')
  colleague = await makeMember(testApp, { mobile: '179999999', roles: 'schoolAdmin,normal' })
})
afterAll(() => testApp.close())

const many = Array.from({ length: 40 }, (_, index) => index)

function sheetOf(prefix: string, places: readonly number[], className: string): string {
  const rows = places.map(
    (place) => `Student,${prefix}${1000 + place},${prefix}${place},${className}`,
  )
  return ['Name,Phone,Student number,Class', ...rows].join('\n')
}

async function previewed(rows: string): Promise<string> {
  const { body } = await preview(testApp, admin, rows)
  if (!body.data) throw new Error(`The preview was refused: ${JSON.stringify(body)}`)
  return body.data.importSign
}

const confirm = (importSign: string, by = admin) =>
  testApp.ask(people.confirmPeopleImport, { importSign, acceptRoles: true }, by)
const undo = (importSign: string, by = admin) =>
  testApp.ask(people.undoPeopleImport, { importSign }, by)

function madeOf(prefix: string) {
  const own = and(eq(users.schoolId, testApp.schoolId), like(users.mobile, `${prefix}%`))
  return testApp.db.select().from(users).where(own)
}

it('two parallel imports of the same people run one after another: the second changes the people created by the first', async () => {
  const [one, other] = [
    await previewed(sheetOf('17111', many, '1A')),
    await previewed(sheetOf('17111', many.toReversed(), '2B')),
  ]
  const answers = await Promise.all([confirm(one), confirm(other, colleague)])
  expect(answers.map(({ body }) => body.code)).toEqual([200, 200])
  const counts = answers.map(({ body }) => body.data)
  expect(counts).toContainEqual({ fresh: 40, changed: 0 })
  expect(counts).toContainEqual({ fresh: 0, changed: 40 })
  const classes = new Set((await madeOf('17111')).map(({ className }) => className))
  expect(classes.size).toBe(1)
})

it('a person changed by staff while an import is undone is kept', async () => {
  const importSign = await previewed(sheetOf('17222', many, '1A'))
  await confirm(importSign)
  const made = await madeOf('17222')
  const disable = async (id: number) => {
    const sign = testApp.seal('user', id)
    const input = { sign, disabled: true, reason: 'Left the school' }
    const { body } = await testApp.ask(people.changePersonState, input, colleague)
    return { id, code: body.code }
  }
  const [undone, ...changes] = await Promise.all([
    undo(importSign),
    ...made.map(({ id }) => disable(id)),
  ])
  expect(undone.body.code).toBe(200)
  const left = new Set((await madeOf('17222')).map(({ id }) => id))
  for (const { id, code } of changes) expect([id, left.has(id)]).toEqual([id, code === 200])
  expect(undone.body.data?.kept).toBe(left.size)
})

it('an import and parallel decisions about the same people do not deadlock, also when the decider is one of them', async () => {
  const applicants = await Promise.all(
    many.map((place) => makeAccount(testApp, { mobile: `17333${1000 + place}`, name: 'Before' })),
  )
  const requests = await Promise.all(
    applicants.map((person) => makeRequest(testApp, { ...person, schoolId: testApp.schoolId })),
  )
  const rows = `${sheetOf('17333', many, '1A')}\nStudent,${colleague.mobile},R0,1A`
  const importSign = await previewed(rows)
  const decide = ({ id }: { id: number }) => {
    const sign = testApp.seal('identityRequest', id)
    return testApp.ask(identities.decideIdentityRequest, { sign, approved: true }, colleague)
  }
  const [early, late] = [requests.slice(0, 20), requests.slice(20)]
  const answers = await Promise.all([
    ...early.map(decide),
    confirm(importSign),
    ...late.map(decide),
  ])
  expect(answers.filter(({ body }) => body.code !== 200)).toEqual([])
  const accounts = await madeOf('17333')
  const students = accounts.filter(({ roles }) => roles.includes('student'))
  expect(students.map(({ className, auditStatus }) => [className, auditStatus])).toEqual(
    many.map(() => ['1A', 2]),
  )
})
