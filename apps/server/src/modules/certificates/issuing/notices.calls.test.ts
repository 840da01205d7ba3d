import { certificates, grades, type Language, messages } from '@titian/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { makeSheet } from '../../people/factories.ts'
import { Classroom } from '../../study/factories.ts'
import { completeCourse, handInPaper } from '../factories.ts'
import { issueAllDue } from './actions.ts'

let testApp: TestApp
let classroom: Classroom
let staff: Person

beforeAll(async () => {
  testApp = await openTestApp()
  staff = await testApp.person('schoolAdmin,normal')
}, 90_000)
afterAll(() => testApp?.close())
beforeEach(async () => {
  classroom = await Classroom.open(testApp)
})

const own = async () =>
  (await testApp.ask(certificates.listOwnCertificates, {}, classroom.student)).body.data?.list ?? []

/** Makes a course with one video that gives certificates, and that the student has joined. */
async function giving(plan: Parameters<Classroom['course']>[0] = {}) {
  const course = await classroom.joined(plan, [100])
  await testApp.ask(
    certificates.saveCertificateCourse,
    { courseIdSign: course.sign, gives: true },
    staff,
  )
  return course
}

describe('the notice of a certificate', () => {
  const noticesOf = async (person = classroom.student, language: Language = 'en') => {
    const input = { person, language }
    const { body } = await testApp.ask(messages.allSystemMessages, { msgType: 1 }, input)
    return (body.data?.list ?? [])
      .filter(({ url }) => url?.startsWith('/certificate/'))
      .map(({ title, content, url }) => ({ title, content, url }))
  }

  it('[CNT-110] reaches the student once in their language, with a link, however they complete the course', async () => {
    const names = { en: 'Latte art', zh: '拉花' }
    const course = await giving({ names })
    await classroom.watch(course, 0, 100)
    const [certificate] = await own()
    const url = `/certificate/${certificate?.number}`
    const title = 'You have a new certificate'
    expect(await noticesOf()).toEqual([
      { title, url, content: expect.stringContaining('certificate for Latte art') },
    ])
    expect(await noticesOf(classroom.student, 'zh')).toEqual([
      { title: '您获得了一张新证书', url, content: expect.stringContaining('“拉花”') },
    ])
    const [malay] = await noticesOf(classroom.student, 'my')
    expect(malay?.content).toContain(`Sijil anda bagi Latte art`)
    await issueAllDue(testApp.app.services, testApp.clock.now())
    await classroom.watch(course, 0, 100)
    expect(await noticesOf()).toHaveLength(1)
  })

  it('[CNT-110] reaches holders of certificates that the job, the staff or an import issue or reissue', async () => {
    const late = await giving()
    await completeCourse(classroom, late)
    await issueAllDue(testApp.app.services, testApp.clock.now())
    const byStaff = await giving()
    const userSigns = [testApp.seal('user', classroom.student.userId)]
    await testApp.ask(
      certificates.issueCertificates,
      {
        courseIdSign: byStaff.sign,
        userSigns,
        confirmed: userSigns,
        reason: 'Earned at another school',
      },
      staff,
    )
    const imported = await classroom.joined({}, [100])
    const { rows } = await testApp.db.execute<{ card: string }>(
      sql`select student_card as card from users where id = ${classroom.student.userId}`,
    )
    const sheet = `Student number,Name,Date of issue,Credit,Result\n${rows[0]?.card},${classroom.student.name},,,`
    const filePath = await makeSheet(testApp, staff, sheet, 'own.csv')
    const looked = await testApp.ask(
      certificates.previewCertificateImport,
      { courseIdSign: imported.sign, filePath },
      staff,
    )
    expect(await noticesOf()).toHaveLength(2)
    const importSign = looked.body.data?.importSign ?? ''
    await testApp.ask(certificates.confirmCertificateImport, { importSign }, staff)
    expect(await noticesOf()).toHaveLength(3)
    const [newest] = await own()
    await testApp.ask(
      certificates.reissueCertificate,
      { sign: newest?.sign ?? '', reason: 'The name was misspelt.' },
      staff,
    )
    const issued = await own()
    const valid = issued.filter(({ state }) => state === 'valid').map(({ number }) => number)
    const [first, ...others] = await noticesOf()
    expect(others).toHaveLength(3)
    expect(valid).toContain(first?.url?.split('/').at(-1))
  })

  it('[CNT-111] reaches a student whose teacher replaces the computed mark by a sufficient one', async () => {
    const course = await giving()
    await handInPaper(classroom, course, 0)
    await classroom.watch(course, 0, 100)
    await completeCourse(classroom, course)
    expect(await own()).toEqual([])
    const given = await testApp.ask(
      grades.giveGrade,
      {
        courseIdSign: course.sign,
        userSign: testApp.seal('user', classroom.student.userId),
        kind: 'result',
        itemSign: course.sign,
        points: 80,
        reason: 'Shown in the workshop.',
        seen: null,
      },
      classroom.teacher,
    )
    expect(given.status).toBe(200)
    expect(await own()).toMatchObject([{ result: 80, state: 'valid' }])
    expect(await noticesOf()).toHaveLength(1)
  })
})
