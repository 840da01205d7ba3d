import { certificates, readCertificateNumber, study } from '@titian/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { textOfSheet as textOf } from '../../testing/pdf-text.ts'
import { openTestApp, type Person, type TestApp } from '../../testing/test-app.ts'
import { enrol } from '../courses/index.ts'
import { send } from '../files/factories.ts'
import { makeSheet } from '../people/factories.ts'
import { Classroom, type MadeCourse } from '../study/factories.ts'
import { completeCourse, handInPaper } from './factories.ts'
import { issueAllDue, issueIfDue } from './issuing/actions.ts'

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

const gives = (course: MadeCourse, value = true) =>
  testApp.ask(
    certificates.saveCertificateCourse,
    { courseIdSign: course.sign, gives: value },
    staff,
  )

/** CNT-122: returns the exceptions that the member of staff has confirmed, and the reason. */
const although = (confirmed: string[]) => ({ confirmed, reason: 'Earned at another school' })

const own = async (person = classroom.student) => {
  const { body } = await testApp.ask(certificates.listOwnCertificates, {}, person)
  return body.data?.list ?? []
}

/** Makes a course with one video that gives certificates, and that the student has joined. */
async function giving(plan: Parameters<Classroom['course']>[0] = {}) {
  const course = await classroom.joined({ credit: 2.5, ...plan }, [100])
  await gives(course)
  return course
}

async function earned(plan?: Parameters<Classroom['course']>[0]) {
  const course = await giving(plan)
  await classroom.watch(course, 0, 100)
  const [certificate] = await own()
  if (!certificate) throw new Error('No certificate was issued.')
  return { course, certificate }
}

const named = (name: string, person = classroom.student) =>
  testApp.db.execute(sql`update users set name = ${name} where id = ${person.userId}`)

const visitPage = (number: string, address = '192.0.2.1') =>
  testApp.ask(certificates.certificatePage, { number }, { host: 'localhost', address })

describe('a certificate of the platform', () => {
  it('[CNT-063] [CNT-080] is issued at the moment in which the student completes a course that gives one', async () => {
    const silent = await classroom.joined({}, [100])
    await classroom.watch(silent, 0, 100)
    expect(await own()).toEqual([])
    const { certificate, course } = await earned()
    expect(certificate).toMatchObject({
      holderName: classroom.student.name,
      credit: 2.5,
      state: 'valid',
      result: null,
      courseSign: course.sign,
      issuedAt: testApp.clock.now().toISOString(),
    })
    expect((await visitPage(certificate.number)).body.data?.holderName).toBe(classroom.student.name)
  })

  it('[CNT-063] awaits the result, needs 60 of 100, and is issued once the marks are there', async () => {
    const course = await giving()
    const exam = await handInPaper(classroom, course, null)
    await classroom.watch(course, 0, 100)
    await completeCourse(classroom, course)
    await issueAllDue(testApp.app.services, testApp.clock.now())
    expect(await own()).toEqual([])
    const mark = (score: number) =>
      testApp.db.execute(
        sql`update attempts set score = ${score}, waiting = false where examination_id = ${exam}`,
      )
    await mark(2399)
    await issueAllDue(testApp.app.services, testApp.clock.now())
    expect(await own()).toEqual([])
    await mark(2400)
    await issueAllDue(testApp.app.services, testApp.clock.now())
    expect(await own()).toMatchObject([{ result: 60, state: 'valid' }])
  })

  it('[CNT-069] is issued once when several requests issue it at the same moment', async () => {
    const course = await giving()
    await completeCourse(classroom, course)
    const student = classroom.enrolled(course)
    const userSigns = [testApp.seal('user', classroom.student.userId)]
    await Promise.all([
      ...[1, 2, 3].map(() =>
        testApp.db.transaction((tx) =>
          issueIfDue({ tx, events: testApp.app.services.events }, student, testApp.clock.now()),
        ),
      ),
      issueAllDue(testApp.app.services, testApp.clock.now()),
      testApp.ask(
        certificates.issueCertificates,
        { courseIdSign: course.sign, userSigns, ...although(userSigns) },
        staff,
      ),
    ])
    const { rows } = await testApp.db.execute(
      sql`select 1 from certificates where course_id = ${course.courseId}`,
    )
    expect(rows).toHaveLength(1)
  })

  it('[CNT-072] keeps the names and the result of the moment of issue', async () => {
    const { certificate, course } = await earned({ names: { en: 'Pour-over coffee' } })
    const before = (await visitPage(certificate.number)).body.data
    await named('Somebody Else')
    await testApp.db.execute(
      sql`update courses set names = '{"en":"Tea"}', credit = 9 where id = ${course.courseId}`,
    )
    const title = await testApp.db.execute<{ title: unknown }>(
      sql`select title from schools where id = ${testApp.schoolId}`,
    )
    await testApp.db.execute(
      sql`update schools set title = '{"en":"Renamed"}' where id = ${testApp.schoolId}`,
    )
    expect((await visitPage(certificate.number)).body.data).toEqual(before)
    expect(before).toMatchObject({ courseName: 'Pour-over coffee', credit: 2.5 })
    await testApp.db.execute(
      sql`update schools set title = ${JSON.stringify(title.rows[0]?.title)}::jsonb where id = ${testApp.schoolId}`,
    )
  })
})

describe('the number of a certificate', () => {
  it('[CNT-068] is never used twice, even after its certificate was revoked', async () => {
    const { certificate } = await earned()
    const reason = 'Issued by mistake.'
    await testApp.ask(certificates.revokeCertificate, { sign: certificate.sign, reason }, staff)
    await expect(
      testApp.db.execute(
        sql`insert into certificates (school_id, number, user_id, kind, holder_name, school_title, course_names, credit, issued_at)
          values (${testApp.otherSchoolId}, ${certificate.number}, ${classroom.student.userId}, 'course', 'x', '{}', '{}', 0, now())`,
      ),
    ).rejects.toThrow()
    expect(readCertificateNumber(certificate.number)).toBe(certificate.number)
  })

  it('[CNT-068] [CNT-062] is refused by its check letter when it was guessed, and always after thirty tries', async () => {
    const { certificate } = await earned()
    const address = '192.0.2.77'
    const wrong = certificate.number.replace(/.$/, (last) => (last === '2' ? '3' : '2'))
    const statements = await testApp.statementsOf(async () => {
      expect((await visitPage(wrong, address)).status).toBe(404)
    })
    expect(statements).toBeLessThanOrEqual(1)
    const ask = (userName: string) =>
      testApp.ask(
        certificates.findCertificate,
        { number: certificate.number, userName },
        { host: 'localhost', address },
      )
    const missing = await testApp.ask(
      certificates.findCertificate,
      { number: wrong, userName: 'Nobody' },
      { host: 'localhost', address },
    )
    expect((await ask('Nobody')).body).toEqual(missing.body)
    for (let tries = 2; tries < 30; tries += 1) expect((await ask('Nobody')).status).toBe(404)
    expect((await ask(classroom.student.name)).status).toBe(429)
    expect((await visitPage(certificate.number, address)).status).toBe(429)
    testApp.clock.pass(3601)
    expect((await ask(classroom.student.name.toUpperCase())).status).toBe(200)
  })
})

describe('searching for a certificate', () => {
  it('[CNT-060] [CNT-061] finds it by number and name, or by name and student number, and finds no other', async () => {
    const { certificate } = await earned()
    const { rows } = await testApp.db.execute<{ card: string }>(
      sql`select student_card as card from users where id = ${classroom.student.userId}`,
    )
    const idNumber = rows[0]?.card ?? ''
    const by = { host: 'localhost', address: '192.0.2.9' }
    const find = (userName: string, number: string) =>
      testApp.ask(certificates.findCertificatesOfPerson, { userName, idNumber: number }, by)
    const byNumber = { number: certificate.number.toLowerCase().replaceAll('-', ' ') }
    const one = await testApp.ask(
      certificates.findCertificate,
      { ...byNumber, userName: classroom.student.name },
      by,
    )
    expect(one.body.data).toEqual((await visitPage(certificate.number)).body.data)
    expect((await find(classroom.student.name, idNumber)).body.data?.list).toEqual([one.body.data])
    expect((await find(classroom.student.name, 'S0000')).status).toBe(404)
    expect((await find('Nobody', idNumber)).status).toBe(404)
    const elsewhere = { host: 'other.localhost', address: '192.0.2.9' }
    expect(
      (await testApp.ask(certificates.certificatePage, { number: certificate.number }, elsewhere))
        .status,
    ).toBe(404)
  })

  it('[CNT-070] shows name, school, course, date, credit and state, and nothing more about the person', async () => {
    const { certificate } = await earned()
    const { body } = await visitPage(certificate.number)
    expect(Object.keys(body.data ?? {}).toSorted()).toEqual([
      'courseName',
      'credit',
      'holderName',
      'issuedAt',
      'kind',
      'number',
      'replaces',
      'revokedAt',
      'schoolName',
      'state',
    ])
  })
})

describe('certificates in the hands of staff', () => {
  it('[CNT-071] are revoked once with a reason, and reissued under a number that names the old one', async () => {
    const { certificate } = await earned()
    const { sign, number } = certificate
    const reason = 'The name was misspelt.'
    const revoke = () => testApp.ask(certificates.revokeCertificate, { sign, reason }, staff)
    const both = await Promise.all([revoke(), revoke()])
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
    const time = testApp.clock.now().toISOString()
    expect((await visitPage(number)).body.data).toMatchObject({ state: 'revoked', revokedAt: time })
    expect(await own()).toMatchObject([{ number, state: 'revoked', reason }])
    // The platform does not issue a certificate again that staff have revoked.
    await issueAllDue(testApp.app.services, testApp.clock.now())
    expect(await own()).toHaveLength(1)
    await named('李玥')
    const again = await testApp.ask(certificates.reissueCertificate, { sign, reason }, staff)
    const fresh = again.body.data?.number ?? ''
    expect((await visitPage(fresh)).body.data).toMatchObject({
      holderName: '李玥',
      replaces: number,
      state: 'valid',
      credit: 2.5,
    })
    expect((await visitPage(number)).body.data?.holderName).toBe(classroom.student.name)
    testApp.clock.pass(2)
    const third = await testApp.ask(certificates.reissueCertificate, { sign, reason }, staff)
    expect([third.status, third.body.code]).toEqual([409, -4])
    const { rows } = await testApp.db.execute<{ action: string }>(
      sql`select action from audit_entries where subject_id = ${classroom.student.userId} order by id`,
    )
    expect(rows.map(({ action }) => action)).toEqual([
      'certificates.revoked',
      'certificates.reissued',
    ])
  })

  it('[CNT-122] are issued against an exception only if each exception is confirmed, with a reason in the log', async () => {
    const course = await giving()
    await completeCourse(classroom, course)
    const studying = await testApp.person()
    const { schoolId } = testApp
    await enrol(
      testApp.db,
      { schoolId, userId: studying.userId, courseId: course.courseId },
      testApp.clock.now(),
    )
    const [done = '', behind = ''] = [classroom.student, studying].map(({ userId }) =>
      testApp.seal('user', userId),
    )
    const candidates = await testApp.ask(
      certificates.listCandidates,
      { courseIdSign: course.sign },
      staff,
    )
    const exceptions = new Map(
      candidates.body.data?.list.map((one) => [one.userSign, one.exceptions]),
    )
    expect(exceptions.get(done)).toEqual([])
    expect(exceptions.get(behind)).toContain('notCompleted')
    const issue = async (more: { confirmed?: string[]; reason?: string }) => {
      testApp.clock.pass(2)
      const input = { courseIdSign: course.sign, userSigns: [done, behind], ...more }
      return (await testApp.ask(certificates.issueCertificates, input, staff)).body
    }
    const reason = 'Passed at the partner school'
    const unconfirmed = { code: -4, extend: { reason: 'certificateUnconfirmed' } }
    expect(await issue({})).toMatchObject(unconfirmed)
    expect(await issue({ reason, confirmed: [done] })).toMatchObject(unconfirmed)
    for (const short of ['', '  ', 'ok'])
      expect(await issue({ confirmed: [behind], reason: short })).toMatchObject({
        extend: { refusal: 'invalidInput', fields: { reason: 'Please give a reason.' } },
      })
    const stored = () =>
      testApp.db.execute(sql`select 1 from certificates where course_id = ${course.courseId}`)
    expect((await stored()).rows).toHaveLength(0)
    expect((await issue({ confirmed: [behind], reason })).data?.numbers).toHaveLength(2)
    expect((await stored()).rows).toHaveLength(2)
    const { rows } = await testApp.db.execute<{ reason: string | null; against: string | null }>(
      sql`select reason, (select d ->> 'after' from jsonb_array_elements(detail) d where d ->> 'field' = 'exceptions') as against
        from audit_entries where action = 'certificates.issued' and school_id = ${schoolId} order by id desc limit 2`,
    )
    expect(rows).toContainEqual({ reason: null, against: null })
    expect(rows).toContainEqual({ reason, against: expect.stringContaining('notCompleted') })
  })

  it('[CNT-122] show beside the name that the course gives none, or that a result is below 60', async () => {
    const course = await giving()
    await handInPaper(classroom, course, 2399)
    await completeCourse(classroom, course)
    await gives(course, false)
    const list = async () =>
      (await testApp.ask(certificates.listCandidates, { courseIdSign: course.sign }, staff)).body
        .data?.list
    expect((await list())?.[0]?.exceptions).toEqual(['courseGivesNone', 'notPassed'])
    const userSigns = [testApp.seal('user', classroom.student.userId)]
    const input = { courseIdSign: course.sign, userSigns, ...although(userSigns) }
    expect((await testApp.ask(certificates.issueCertificates, input, staff)).status).toBe(200)
    expect((await list())?.[0]?.exceptions).toEqual([])
  })

  it('[CNT-063] are issued to several students at once, without those who have one or are not in the course', async () => {
    const course = await giving()
    const [second, stranger] = [await testApp.person(), await testApp.person()]
    const { schoolId } = testApp
    const now = testApp.clock.now()
    await enrol(testApp.db, { schoolId, userId: second.userId, courseId: course.courseId }, now)
    const userSigns = [classroom.student, second, stranger].map(({ userId }) =>
      testApp.seal('user', userId),
    )
    const input = { courseIdSign: course.sign, userSigns, ...although(userSigns) }
    const first = await testApp.ask(certificates.issueCertificates, input, staff)
    expect(first.body.data).toMatchObject({ left: 1 })
    expect(first.body.data?.numbers).toHaveLength(2)
    testApp.clock.pass(2)
    const repeated = await testApp.ask(certificates.issueCertificates, input, staff)
    expect(repeated.body.data).toEqual({ numbers: [], left: 3 })
    const { body } = await testApp.ask(
      certificates.listCandidates,
      { courseIdSign: course.sign },
      staff,
    )
    expect(body.data?.list.every(({ number }) => number !== null)).toBe(true)
    const listed = await testApp.ask(
      certificates.listCertificates,
      { courseIdSign: course.sign, state: 'valid' },
      staff,
    )
    expect(listed.body.data?.total).toBe(2)
    expect(listed.body.data?.list[0]?.issuedBy).toBe(staff.name)
    const file = await testApp.ask(
      certificates.exportCertificates,
      { courseIdSign: course.sign, format: 'csv' },
      staff,
    )
    const csv = Buffer.from(file.body.data?.base64 ?? '', 'base64').toString()
    for (const number of first.body.data?.numbers ?? []) expect(csv).toContain(number)
  })

  it('[CNT-063] are imported from a sheet after a dry run that lists the wrong rows, and undone by revoking', async () => {
    const course = await classroom.joined({ credit: 3 }, [100])
    const { rows } = await testApp.db.execute<{ card: string }>(
      sql`select student_card as card from users where id = ${classroom.student.userId}`,
    )
    const card = rows[0]?.card ?? ''
    const sheet = [
      'Student number,Name,Date of issue,Credit,Result',
      `${card},${classroom.student.name},2025-06-30,1.5,88.5`,
      `${card},,,,`,
      'S-unknown,,,,',
      'S-date,,30 June,,',
      ',,,x,101',
    ].join('\n')
    const filePath = await makeSheet(testApp, staff, sheet, 'old.csv')
    const looked = await testApp.ask(
      certificates.previewCertificateImport,
      { courseIdSign: course.sign, filePath },
      staff,
    )
    expect(looked.body.data).toMatchObject({ rows: 5, fresh: 1, same: 0, faulty: 4 })
    expect(looked.body.data?.faults.map(({ line }) => line)).toEqual([3, 4, 5, 6, 6, 6])
    expect(await own()).toEqual([])
    const importSign = looked.body.data?.importSign ?? ''
    const confirm = () => testApp.ask(certificates.confirmCertificateImport, { importSign }, staff)
    const both = await Promise.all([confirm(), confirm()])
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await own()).toMatchObject([
      { credit: 1.5, result: 88.5, issuedAt: '2025-06-30T12:00:00.000Z', state: 'valid' },
    ])
    const undone = await testApp.ask(certificates.undoCertificateImport, { importSign }, staff)
    expect(undone.body.data).toEqual({ removed: 1, kept: 0 })
    expect(await own()).toMatchObject([{ state: 'revoked', reason: 'The import was undone.' }])
    const { body } = await testApp.ask(certificates.listCertificateImports, {}, staff)
    expect(body.data?.list[0]).toMatchObject({ importSign, state: 'undone' })
  })
})

interface Badge {
  id: string
  name: string
  issuer: { id: string }
  evidence: { id: string }[]
  credentialSubject: { achievement: { id: string } }
}

describe('the file of a certificate', () => {
  const fetch = (number: string, query = '', kind = 'pdf') =>
    send(testApp, { url: `/api/v1/certificate/${kind}/${number}${query}` })

  it.each(['李玥', '王堃', 'Nurul Aisyah binti Abdullah'])(
    '[CNT-073] is a PDF of one page whose text is what was issued: %s',
    async (name) => {
      await named(name)
      const { certificate } = await earned({ names: { en: 'Live selling 直播销售' } })
      const answer = await fetch(certificate.number, '?language=zh')
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
      const text = await textOf(answer.rawPayload)
      for (const said of [name, 'Liveselling直播销售', certificate.number, '结业证书', '2.5'])
        expect(text).toContain(said.replaceAll(' ', ''))
    },
  )

  it('[CNT-071] [CNT-073] shows that it was revoked, and when', async () => {
    const { certificate } = await earned()
    const before = await fetch(certificate.number)
    expect(await textOf(before.rawPayload)).not.toContain('Revoked')
    const { sign, number } = certificate
    await testApp.ask(certificates.revokeCertificate, { sign, reason: 'By mistake.' }, staff)
    expect(await textOf((await fetch(number)).rawPayload)).toContain('RevokedNovember')
  })

  it('[CNT-081] is refused with a reason where no browser is installed', async () => {
    const { certificate } = await earned()
    const { pdf } = testApp.app.services
    testApp.app.services.pdf = { print: async () => 'missing', close: async () => {} }
    const answer = await fetch(certificate.number)
    testApp.app.services.pdf = pdf
    expect(answer.statusCode).toBe(400)
    expect(answer.json().extend.reason).toBe('noPrinter')
  })

  it('[CNT-082] is also an Open Badges 3.0 credential with a link to the public page, unless it was revoked', async () => {
    const { certificate } = await earned({ names: { en: 'Latte art' } })
    const answer = await fetch(certificate.number, '', 'badge')
    expect(answer.headers['content-type']).toContain('application/ld+json')
    expect(answer.json()).toMatchObject({
      type: ['VerifiableCredential', 'OpenBadgeCredential'],
      id: expect.stringContaining(`/certificate/${certificate.number}`),
      credentialSubject: { achievement: { name: 'Latte art' }, creditsEarned: 2.5 },
    })
    const { sign, number } = certificate
    await testApp.ask(certificates.revokeCertificate, { sign, reason: 'By mistake.' }, staff)
    expect((await fetch(number, '', 'badge')).statusCode).toBe(409)
    expect((await fetch('2222-2222-2222-2223', '', 'badge')).statusCode).toBe(404)
  })

  it('[CNT-138] is the same credential in every language and on every host of the school', async () => {
    const { certificate } = await earned({ names: { en: 'Latte art' } })
    const badgeOf = async (host: string, language: string) => {
      const url = `/api/v1/certificate/badge/${certificate.number}?language=${language}`
      return (await send(testApp, { url, headers: { host } })).json()
    }
    const idsOf = ({ id, issuer, evidence, credentialSubject }: Badge) => [
      id,
      issuer.id,
      credentialSubject.achievement.id,
      evidence[0]?.id,
    ]
    const badges: Badge[] = []
    for (const host of ['localhost', '127.0.0.1'])
      for (const language of ['en', 'zh', 'my']) badges.push(await badgeOf(host, language))
    // The test school has two hosts, and this is the first of them.
    const address = `http://127.0.0.1/certificate/${certificate.number}`
    const ids = [address, 'http://127.0.0.1/', `${address}#achievement`, `${address}#evidence`]
    expect(badges.map(idsOf)).toEqual(badges.map(() => ids))
    expect(new Set(ids).size).toBe(ids.length)
    expect(new Set(badges.map(({ name }) => name)).size).toBe(3)
  })
})

it('[CNT-063] issues no second certificate when a video is watched again', async () => {
  const { course } = await earned()
  const videoSign = course.lessonSigns[0] ?? ''
  await testApp.ask(study.videoAuth, { videoSign }, classroom.student)
  await classroom.watch(course, 0, 100)
  expect(await own()).toHaveLength(1)
})
