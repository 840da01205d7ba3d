import { randomUUID } from 'node:crypto'
import { accounts, type Language, type MailKind, messages, type Texts } from '@titian/contract'
import { eq, sql } from 'drizzle-orm'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sendDue } from '../../../platform/mail/send-due.ts'
import { smtpMail } from '../../../platform/mail/smtp.ts'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { makeCourse, makeTeacher } from '../../courses/factories.ts'
import { enrol, enrolments } from '../../courses/index.ts'
import { users } from '../../accounts/index.ts'

let testApp: TestApp
let teacher: Person
let staff: Person
let courseId: number

beforeAll(async () => {
  testApp = await openTestApp()
  const title = { en: 'Teratai School', zh: '莲花（吉隆坡）学校', my: 'Sekolah Teratai, KL' }
  await testApp.db.execute(
    sql`update schools set title = ${JSON.stringify(title)}::jsonb, languages = '["en","zh","my"]'
      where id = ${testApp.schoolId}`,
  )
  teacher = await testApp.person('teacher,normal')
  staff = await testApp.person('schoolAdmin,normal')
  const { schoolId, userId } = teacher
  courseId = await makeCourse(testApp.db, { schoolId, authorId: userId }, testApp.clock.now())
  await makeTeacher(testApp.db, { schoolId, courseId, userId, master: true })
}, 90_000)
afterAll(() => testApp.close())
beforeEach(async () => {
  await testApp.db.execute(sql`delete from mails`)
  await testApp.db.execute(sql`delete from mail_addresses`)
})

interface Queued extends Record<string, unknown> {
  to_address: string
  to_name: string
  from_name: string
  kind: string
  language: Language
  subject: string
  text: string
  html: string
  off_url: string
}
const queued = async () =>
  (await testApp.db.execute<Queued>(sql`select * from mails order by to_address`)).rows

let number = 0
/** Makes a person of the course with a language, who wants mails of these kinds. */
async function reader(language: Language, kinds: MailKind[], name?: string) {
  const person = await testApp.person()
  const { schoolId, userId } = person
  await enrol(testApp.db, { schoolId, userId, courseId }, testApp.clock.now())
  if (name) await testApp.db.update(users).set({ name }).where(eq(users.id, userId))
  number += 1
  const address = `${language}${number}@home.example`
  const by = { person, language }
  await testApp.ask(accounts.saveMailAddress, { address }, by)
  const [mail] = await queued()
  const token = /mail-confirm\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  expect((await testApp.ask(accounts.confirmMailAddress, { token })).body.ok).toBe(true)
  for (const kind of kinds) await testApp.ask(accounts.switchMail, { kind, on: true }, by)
  await testApp.db.execute(sql`delete from mails`)
  return { ...person, address }
}

const invited = (people: readonly Person[]) =>
  testApp.db.transaction((tx) =>
    testApp.app.services.events.publish(tx, 'applicationStep', {
      schoolId: testApp.schoolId,
      students: people.map(({ userId }) => ({ userId, applicationSign: 'sign' })),
      step: 'interview',
      title: '仓库管理员',
      companyName: 'Kedai Maju',
      createdAt: testApp.clock.now(),
    }),
  )

const expected = {
  zh: {
    subject: 'Kedai Maju邀请您参加面试',
    content: '“仓库管理员”的面试邀请，请打开申请查看时间和地点。',
    school: '莲花（吉隆坡）学校',
    open: '在莲花（吉隆坡）学校查看',
    why: '选择了“求职申请的答复”',
    off: '不再接收此类邮件',
    html: 'zh-CN',
  },
  my: {
    subject: 'Kedai Maju menjemput anda ke temu duga',
    content: 'Temu duga untuk “仓库管理员”. Buka permohonan untuk melihat masa dan tempatnya.',
    school: 'Sekolah Teratai, KL',
    open: 'Buka di Sekolah Teratai, KL',
    why: 'kerana anda memilih “Jawapan kepada permohonan saya”',
    off: 'Hentikan e-mel jenis ini',
    html: 'ms',
  },
} as const

/** Decodes the words of a mail header (RFC 2047). */
function decodeWords(header: string): string {
  const joined = header.replaceAll(/\?=\s+=\?/g, '?==?')
  return joined.replaceAll(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, form: string, text: string) =>
    form.toUpperCase() === 'B'
      ? Buffer.from(text, 'base64').toString('utf8')
      : Buffer.from(
          text
            .replaceAll('_', ' ')
            .replaceAll(/=([\dA-F]{2})/gi, (__, code: string) =>
              String.fromCodePoint(Number.parseInt(code, 16)),
            ),
          'latin1',
        ).toString('utf8'),
  )
}

/** Sends the waiting mails to a mail server, and returns the decoded headers of each. */
async function handedOver(): Promise<Map<string, string>[]> {
  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = ''
      stream.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')))
      stream.on('end', () => {
        received.push(text)
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const settings = { url: `smtp://127.0.0.1:${port}`, from: 'no-reply@learn.example' }
  const mail = smtpMail(settings, () => undefined)
  await sendDue({ db: testApp.db, mail }, testApp.clock)
  await new Promise<void>((resolve) => server.close(resolve))
  return received.map((raw) => {
    const [head = ''] = raw.split('\r\n\r\n')
    const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')
    return new Map(
      lines.map((line) => {
        const index = line.indexOf(':')
        return [line.slice(0, index), decodeWords(line.slice(index + 1).trim())] as const
      }),
    )
  })
}

describe('the mail of a notice in the language of its recipient', () => {
  it.each(['zh', 'my'] as const)(
    '[JOB-129] has subject, text, HTML, links and the name of the school in %s, and links to a page in it',
    async (language) => {
      const person = await reader(language, ['applications'])
      await invited([person])
      const [mail, ...others] = await queued()
      const words = expected[language]
      expect(others).toEqual([])
      expect(mail).toMatchObject({
        to_address: person.address,
        from_name: words.school,
        subject: words.subject,
        kind: 'applications',
        language,
      })
      for (const part of [mail?.text, mail?.html])
        for (const text of [
          words.subject,
          words.content,
          words.open,
          words.why,
          words.off,
          'localhost',
          `http://localhost/${language}/applications/sign`,
          `http://localhost/${language}/mail-off/`,
        ])
          expect(part).toContain(text)
      expect(mail?.html).toContain(`lang="${words.html}"`)
      expect(mail?.off_url).toMatch(new RegExp(`^http://localhost/${language}/mail-off/[\\w-]+$`))
      expect(mail?.text).toContain(String(mail?.off_url))
    },
  )

  it('[JOB-063] [JOB-129] reaches a mail server with correct names, subject and unsubscribe button', async () => {
    const names = { zh: '李玥(老师), 一班', my: 'Nur \'Aina @ Siti, "Kak" binti Łukasz' }
    await invited([
      await reader('zh', ['applications'], names.zh),
      await reader('my', ['applications'], names.my),
    ])
    const mails = await handedOver()
    expect(mails).toHaveLength(2)
    for (const language of ['zh', 'my'] as const) {
      const mail = mails.find((one) => one.get('Content-Language') === language)
      const { school, subject } = expected[language]
      // A name may be in quotes, with a backslash before special characters.
      const plain = (name: string) => mail?.get(name)?.replaceAll(/^"|"(?= <)|\\(?=["\\])/g, '')
      expect(plain('From')).toBe(`${school} <no-reply@learn.example>`)
      expect(plain('To')?.replace(/\d+@/, '@')).toBe(
        `${names[language]} <${language}@home.example>`,
      )
      expect(mail?.get('Subject')).toBe(subject)
      expect(mail?.get('List-Unsubscribe')).toMatch(
        new RegExp(`^<http://localhost/${language}/mail-off/[\\w-]+>$`),
      )
      expect(mail?.get('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
    }
  })
})

describe('the mail of a notice that a person wrote', () => {
  const texts: { titles: Texts; contents: Texts } = {
    titles: { en: 'Room changed', zh: '教室变更' },
    contents: { en: 'We meet in B2.', zh: '改在 B2 教室。\n请准时。' },
  }
  const form = () => ({ ...texts, key: randomUUID() })
  const course = () => testApp.seal('course', courseId)
  const enrolmentOf = async ({ userId }: Person) => {
    const [row] = await testApp.db.select().from(enrolments).where(eq(enrolments.userId, userId))
    return testApp.seal('enrolment', row?.id ?? 0)
  }

  it('[JOB-128] [JOB-129] follows the switch of its kind and the language of each reader, also for chosen students', async () => {
    const [zh, my, off, not] = [
      await reader('zh', ['course']),
      await reader('my', ['course']),
      await reader('zh', ['school', 'system']),
      await reader('zh', ['course']),
    ]
    const studentList = await Promise.all([zh, my, off].map(enrolmentOf))
    const input = { courseIdSign: course(), studentList, ...form() }
    const sent = await testApp.ask(messages.messageStudents, input, teacher)
    expect(sent.body.data).toMatchObject({ told: 3 })
    const mails = await queued()
    expect(mails.map((mail) => mail.to_address)).toEqual([my.address, zh.address])
    expect(mails.map((mail) => mail.to_address)).not.toContain(not.address)
    const [inMalay, inChinese] = mails
    expect(inChinese).toMatchObject({ subject: '教室变更', kind: 'course', language: 'zh' })
    expect(inChinese?.text).toContain('改在 B2 教室。\n请准时。')
    expect(inChinese?.html).toContain('改在 B2 教室。<br>请准时。')
    expect(inChinese?.text).toContain('选择了“课程通知”')
    // The notice has no Malay text. So its text arrives in the language of the school, and the
    // fixed words in Malay.
    expect(inMalay).toMatchObject({ subject: 'Room changed', language: 'my' })
    expect(inMalay?.text).toContain('memilih “Notis kursus saya”')
    // Sending the same form again is the same notice, so no second mail is sent.
    await testApp.ask(messages.messageStudents, input, teacher)
    expect(await queued()).toHaveLength(2)
  })

  it('[JOB-128] [JOB-129] of a course or the school has its own switch, and never reaches its author', async () => {
    const ofCourse = await reader('my', ['course'])
    const ofSchool = await reader('zh', ['school'])
    const to = async (audience: 'school' | 'course') => {
      const target = audience === 'course' ? course() : undefined
      const input = { audience, ...(target && { target }), ...form() }
      const by = audience === 'course' ? teacher : staff
      expect((await testApp.ask(messages.sendNotice, input, by)).body.ok).toBe(true)
      const mails = await queued()
      await testApp.db.execute(sql`delete from mails`)
      testApp.clock.pass(120)
      return mails.map((mail) => [mail.to_address, mail.kind])
    }
    expect(await to('course')).toEqual([[ofCourse.address, 'course']])
    expect(await to('school')).toEqual([[ofSchool.address, 'school']])
    await testApp.db.execute(
      sql`update users set disabled = true where id in (${ofCourse.userId}, ${ofSchool.userId})`,
    )
    expect(await to('course')).toEqual([])
    expect(await to('school')).toEqual([])
  })

  it('[JOB-129] is sent once for notices that are combined while unread', async () => {
    const person = await reader('zh', ['system'])
    const respondedTo = () =>
      testApp.db.transaction((tx) =>
        testApp.app.services.events.publish(tx, 'questionAnswered', {
          schoolId: testApp.schoolId,
          userIds: [person.userId],
          courseName: { en: 'Soup', zh: '汤' },
          courseSign: course(),
          authorName: 'Ben',
          excerpt: 'Boil it.',
          createdAt: testApp.clock.now(),
        } as never),
      )
    await respondedTo()
    await respondedTo()
    expect(await queued()).toHaveLength(1)
  })
})
