import { accounts } from '@titian/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'

let testApp: TestApp
let person: Person

beforeAll(async () => {
  testApp = await openTestApp()
  const title = { en: 'Teratai School', zh: '莲花学校', my: 'Sekolah Teratai' }
  await testApp.db.execute(
    sql`update schools set title = ${JSON.stringify(title)}::jsonb, languages = '["en","zh","my"]'
      where id = ${testApp.schoolId}`,
  )
  person = await testApp.person()
}, 90_000)
afterAll(() => testApp.close())

/**
 * Somebody answers a question of the person in a course. With `fails` the answer is rolled back.
 */
const answered = (courseSign: string, fails = false) =>
  testApp.db.transaction(async (tx) => {
    await testApp.app.services.events.publish(tx, 'questionAnswered', {
      schoolId: testApp.schoolId,
      userIds: [person.userId],
      courseName: { en: 'Soup', zh: '汤', my: 'Sup' },
      courseSign,
      authorName: 'Ben',
      excerpt: 'Boil it.',
      createdAt: testApp.clock.now(),
    } as never)
    if (fails) throw new Error('taken back')
  })

interface Notice extends Record<string, unknown> {
  url: string
  times: number
  transaction: string
}
const notices = async () =>
  (
    await testApp.db.execute<Notice>(
      sql`select url, times, xmin::text as transaction from messages where user_id = ${person.userId} order by id`,
    )
  ).rows

interface Mail extends Record<string, unknown> {
  subject: string
  text: string
  html: string
  from_name: string
  language: string
  transaction: string
}
const mails = async () =>
  (
    await testApp.db.execute<Mail>(
      sql`select subject, text, html, from_name, language, xmin::text as transaction from mails
        where kind is not null order by id`,
    )
  ).rows

it('[JOB-129] a notice becomes one mail in its transaction, in the language of an enabled person', async () => {
  const by = (language: 'zh' | 'my') => ({ person, language })
  await testApp.ask(accounts.saveMailAddress, { address: 'mei@home.example' }, by('zh'))
  const { rows } = await testApp.db.execute<{ text: string }>(sql`select text from mails`)
  const token = /mail-confirm\/([\w-]+)/.exec(rows[0]?.text ?? '')?.[1] ?? ''
  await testApp.ask(accounts.confirmMailAddress, { token })
  // The person used the account page in Malay last, so mails are in Malay.
  await testApp.ask(accounts.switchMail, { kind: 'course', on: true }, by('my'))
  await testApp.ask(accounts.switchMail, { kind: 'system', on: true }, by('my'))
  await testApp.db.execute(sql`delete from mails`)

  await expect(answered('soup', true)).rejects.toThrow('taken back')
  expect([await notices(), await mails()]).toEqual([[], []])

  await answered('soup')
  const [notice] = await notices()
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    from_name: 'Sekolah Teratai',
    language: 'my',
    transaction: notice?.transaction,
  })
  const link = `http://localhost/my${notice?.url}`
  expect(mail?.text).not.toMatch(/<[a-z/]/i)
  expect(mail?.text).toContain(link)
  expect(mail?.html).toContain(`<div lang="ms"`)
  expect(mail?.html).toContain(`href="${link}"`)
  for (const part of [mail?.text, mail?.html]) {
    expect(part).toContain('Sekolah Teratai')
    expect(part).toContain('(localhost)')
    expect(part).toContain('Sup')
    expect(part).not.toContain('汤')
  }

  await answered('soup')
  expect(await notices()).toMatchObject([{ times: 2 }])
  expect(await mails()).toHaveLength(1)

  await testApp.db.execute(sql`update users set disabled = true where id = ${person.userId}`)
  await answered('rice')
  expect(await notices()).toHaveLength(2)
  expect(await mails()).toHaveLength(1)
})
