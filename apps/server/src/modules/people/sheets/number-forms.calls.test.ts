import { identities, isStudentNumber, isWorkNumber, people } from '@titian/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { makeAccount } from '../../accounts/factories.ts'
import { makeSheet } from '../factories.ts'
import { readPhoneText } from './rules.ts'

let testApp: TestApp
let admin: Person

beforeAll(async () => {
  testApp = await openTestApp()
  admin = await testApp.person('schoolAdmin,normal')
})
afterAll(() => testApp.close())

const cardsOf = async (name: string) => {
  const { rows } = await testApp.db.execute<{ card: string; mobile: string }>(
    sql`select student_card as card, mobile from users where name = ${name}`,
  )
  return rows
}

it('[ACC-298] reads phones and numbers of a people sheet in every notation', async () => {
  // A non-breaking hyphen, a minus, full-width digits and a direction mark.
  const rows = ['Phone,Name,Student number', '012‑345−6701,Wide Digits,\u200E２５０１—０３Ａ']
  const filePath = await makeSheet(testApp, admin, rows.join('\n'))
  const asked = { filePath, role: 'student' as const }
  const { body } = await testApp.ask(people.previewPeopleImport, asked, admin)
  expect(body.data).toMatchObject({ fresh: 1, faulty: 0 })
  const importSign = body.data?.importSign ?? ''
  await testApp.ask(people.confirmPeopleImport, { importSign }, admin)
  expect(await cardsOf('Wide Digits')).toEqual([{ card: '2501-03A', mobile: '123456701' }])
})

it('[ACC-298] reads numbers of the roster in every notation', async () => {
  const filePath = await makeSheet(testApp, admin, 'number,name\n２５０‑２０３,Roster Digits')
  const asked = { filePath, kind: 'student' as const }
  const { body } = await testApp.ask(identities.previewRosterImport, asked, admin)
  expect(body.data).toMatchObject({ fresh: 1, faulty: 0 })
  const importSign = body.data?.importSign ?? ''
  await testApp.ask(identities.confirmRosterImport, { importSign }, admin)
  const { rows } = await testApp.db.execute<{ number: string }>(
    sql`select number from roster_entries where name = 'Roster Digits'`,
  )
  expect(rows).toEqual([{ number: '250-203' }])
})

it('[ACC-298] stores ASCII digits from the form of a person', async () => {
  const { userId } = await makeAccount(testApp, { name: 'Form Digits', roles: 'student,normal' })
  const correction = {
    sign: testApp.seal('user', userId),
    name: 'Form Digits',
    studentCard: ' ２５０３０３ ',
    className: '',
    reason: 'Written wrongly.',
  }
  const { body } = await testApp.ask(people.correctPerson, correction, admin)
  expect(body.code).toBe(200)
  expect((await cardsOf('Form Digits'))[0]?.card).toBe('250303')
})

it('[ACC-298] normalises numbers of students and teachers and phones', () => {
  expect([isStudentNumber('２５０１０３'), isWorkNumber('Ｔ‑１２')]).toEqual([true, true])
  expect([isStudentNumber('250 103'), isWorkNumber('12345678901')]).toEqual([false, false])
  expect(readPhoneText('０１２－３４５ ６７０１', '＋６０')).toEqual({
    areaCode: '60',
    mobile: '123456701',
  })
})
