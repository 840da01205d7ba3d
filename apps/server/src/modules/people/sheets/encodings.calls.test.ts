import {
  certificates,
  exams,
  grades,
  identities,
  type Language,
  people,
  statistics,
} from '@titian/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { users } from '../../accounts/index.ts'
import { enrol } from '../../courses/index.ts'
import { makeFile, send } from '../../files/factories.ts'
import { makeWork } from '../../homework/factories.ts'
import { Classroom, type MadeCourse } from '../../study/factories.ts'
import { makeSheet } from '../factories.ts'

let testApp: TestApp
let classroom: Classroom
let admin: Person
let course: MadeCourse
let mobile: string

beforeAll(async () => {
  testApp = await openTestApp()
  admin = await testApp.person('schoolAdmin,normal')
  classroom = await Classroom.open(testApp)
  course = await classroom.course({}, [null])
  await makeWork(testApp, classroom.teacher, course.sign, { title: 'Essay' })
  const { userId } = await testApp.person()
  await enrol(testApp.db, { ...classroom.enrolled(course), userId }, testApp.clock.now())
  mobile = `1390${String(userId).padStart(5, '0')}`
  const values = { name: 'Renée Lim', studentCard: 'KB011', mobile, areaCode: '60' }
  await testApp.db.update(users).set(values).where(eq(users.id, userId))
}, 90_000)
afterAll(() => testApp?.close())

const latin = (text: string) => Buffer.from(text, 'latin1')
const rowsOf = async (query: ReturnType<typeof sql>) =>
  (await testApp.db.execute<Record<string, unknown>>(query)).rows

async function questions(bytes: Buffer, encoding?: 'gb18030' | 'windows-1252') {
  const { userId: ownerId, schoolId } = classroom.teacher
  const purpose = 'questions' as const
  const file = await makeFile(testApp, { ownerId, schoolId, purpose, name: 'a.txt', bytes })
  const asked = { filePath: testApp.seal('file', file.id), ...(encoding && { encoding }) }
  return testApp.ask(exams.previewQuestionImport, asked, classroom.teacher)
}
async function lastQuestion(importSign: string): Promise<string> {
  await testApp.ask(exams.runQuestionImport, { importSign }, classroom.teacher)
  const [made] = await rowsOf(sql`select item from question_versions order by id desc limit 1`)
  return JSON.stringify(made)
}

async function readPeople(bytes: Buffer, given: { encoding?: 'gb18030' | 'windows-1252' } = {}) {
  const filePath = await makeSheet(testApp, admin, bytes)
  return testApp.ask(people.previewPeopleImport, { filePath, role: 'student', ...given }, admin)
}
async function takePeople(importSign: string, phone: string): Promise<unknown> {
  await testApp.ask(people.confirmPeopleImport, { importSign }, admin)
  const [made] = await rowsOf(sql`select name from users where mobile = ${phone}`)
  return made?.['name']
}

describe('a file in the encoding of western Windows', () => {
  it.each([
    ['139900011', 'Ren\xe9e Lim', 'Renée Lim'],
    ['139900012', 'Jos\xe9 Tan', 'José Tan'],
    ['139900013', 'Siti O\x92Brien', 'Siti O’Brien'],
  ])('[FRM-262] [FRM-375] is the name of a person in the list: %s', async (phone, bytes, name) => {
    const sheet = latin(`phone,name,student number\n0${phone},${bytes},L${phone}\n`)
    const { body } = await readPeople(sheet)
    expect(body.data).toMatchObject({ fresh: 1, faulty: 0 })
    expect(await takePeople(body.data?.importSign ?? '', phone)).toBe(name)
  })

  it('[FRM-375] is read as the name of a roster entry', async () => {
    const filePath = await makeSheet(testApp, admin, latin('number,name\nKB012,Ren\xe9e Lim\n'))
    const asked = { filePath, kind: 'student' as const }
    const { body } = await testApp.ask(identities.previewRosterImport, asked, admin)
    const importSign = body.data?.importSign ?? ''
    await testApp.ask(identities.confirmRosterImport, { importSign }, admin)
    expect(await rowsOf(sql`select name from roster_entries where number = 'KB012'`)).toEqual([
      { name: 'Renée Lim' },
    ])
  })

  it('[FRM-375] matches the names of students for certificates, marks and the course', async () => {
    const sheet = latin(`Phone,Student number,Name,Essay\n0${mobile},KB011,Ren\xe9e Lim,50\n`)
    const { teacher } = classroom
    const courseIdSign = course.sign
    const by = async (person: Person) => ({
      courseIdSign,
      filePath: await makeSheet(testApp, person, sheet),
    })
    const asked = await by(admin)
    const papers = await testApp.ask(certificates.previewCertificateImport, asked, admin)
    expect(papers.body.data).toMatchObject({ fresh: 1, faults: [] })
    const marks = await testApp.ask(grades.previewGradeImport, await by(teacher), teacher)
    expect(marks.body.data).toMatchObject({ changed: 1, faults: [] })
    const members = await testApp.ask(statistics.importCourseStudents, await by(teacher), teacher)
    expect(members.body.data).toMatchObject({ same: 1, faults: [] })
  })

  it.each([
    ['::q::Who\x92s the buyer\x92s agent{=me ~you}', 'Who’s the buyer’s agent'],
    ['::q::Water boils at 100\xb0C{T}', '100°C'],
    ['::q::Le syst\xe8me m\xe9trique{T}', 'système métrique'],
  ])('[FRM-375] is the text of a question in GIFT: %s', async (bytes, text) => {
    const { body } = await questions(latin(bytes))
    expect(body.data).toMatchObject({ faulty: 0, rows: 1 })
    expect(await lastQuestion(body.data?.importSign ?? '')).toContain(text)
  })

  it('[FRM-375] is read as the text of a question in Moodle XML that declares it', async () => {
    const xml = latin(
      '<?xml version="1.0" encoding="ISO-8859-1"?><quiz><question type="truefalse"><questiontext format="html"><text>Ren\xe9e pays</text></questiontext><answer fraction="100"><text>true</text></answer><answer fraction="0"><text>false</text></answer></question></quiz>',
    )
    const { body } = await questions(xml)
    expect(await lastQuestion(body.data?.importSign ?? '')).toContain('Renée pays')
  })
})

describe('a file in the encoding of Chinese Windows', () => {
  it.each([
    ['139900021', 'cdf588d2', '王堃'],
    ['139900022', 'd5d486b4', '赵喆'],
    ['139900023', 'b3c2b3bf', '陈晨'],
  ])('[FRM-262] [FRM-375] stays Chinese: %s', async (phone, bytes, name) => {
    const sheet = Buffer.concat([
      latin(`phone,name,student number\n0${phone},`),
      Buffer.from(bytes, 'hex'),
      latin(`,L${phone}\n`),
    ])
    const { body } = await readPeople(sheet)
    expect(await takePeople(body.data?.importSign ?? '', phone)).toBe(name)
  })
})

describe('a file that fits several encodings', () => {
  // The same bytes mean "Ali王" in GB18030 and "AliÍõ" in Windows-1252.
  const sheet = (phone: string) =>
    latin(`phone,name,student number\n0${phone},Ali\xcd\xf5,U${phone}\n`)
  it.each([
    ['139900031', 'gb18030', 'Ali王'],
    ['139900032', 'windows-1252', 'AliÍõ'],
  ] as const)('[FRM-375] is read as the person chooses: %s', async (phone, encoding, name) => {
    const unsure = await readPeople(sheet(phone))
    expect(unsure.body).toMatchObject({ code: -2, extend: { reason: 'encodingUnsure' } })
    expect(unsure.body.extend?.['candidates']).toContainEqual({
      name: encoding,
      sample: [`0${phone},${name},U${phone}`],
    })
    const { body } = await readPeople(sheet(phone), { encoding })
    expect(await takePeople(body.data?.importSign ?? '', phone)).toBe(name)
  })

  it('[FRM-375] needs a choice in every other import too', async () => {
    const { teacher } = classroom
    const by = async (person: Person) => ({
      courseIdSign: course.sign,
      filePath: await makeSheet(testApp, person, sheet('139900033')),
    })
    const { filePath } = await by(admin)
    const roster = { filePath, kind: 'student' as const }
    const bodies = [
      (await testApp.ask(identities.previewRosterImport, roster, admin)).body,
      (await testApp.ask(certificates.previewCertificateImport, await by(admin), admin)).body,
      (await testApp.ask(grades.previewGradeImport, await by(teacher), teacher)).body,
      (await testApp.ask(statistics.importCourseStudents, await by(teacher), teacher)).body,
      (await questions(latin('::q::Ali\xcd\xf5{T}'))).body,
    ]
    for (const body of bodies) expect(body.extend).toMatchObject({ reason: 'encodingUnsure' })
    const { body } = await questions(latin('::q::Ali\xcd\xf5{T}'), 'gb18030')
    expect(await lastQuestion(body.data?.importSign ?? '')).toContain('Ali王')
  })
})

describe('a file that fits no encoding', () => {
  it.each([
    ['en', 'The encoding of this file is unknown. Save it as UTF-8.'],
    ['zh', '无法识别该文件的编码，请另存为 UTF-8'],
    ['my', 'Pengekodan fail ini tidak diketahui. Simpannya sebagai UTF-8.'],
  ] as [Language, string][])(
    '[FRM-375] is refused at its upload with words about its encoding (%s)',
    async (language, msg) => {
      for (const purpose of ['sheet', 'questions', 'captions']) {
        const bytes = Buffer.from('phone,name\n0139900041,Ali\n', 'utf16le')
        const boundary = 'titian-boundary'
        const top = `--${boundary}\r\ncontent-disposition: form-data; name="purpose"\r\n\r\n${purpose}\r\n--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\ncontent-type: text/csv\r\n\r\n`
        const answer = await send(testApp, {
          method: 'POST',
          url: '/api/v1/file/server/upload',
          person: admin,
          headers: {
            'content-type': `multipart/form-data; boundary=${boundary}`,
            language,
          },
          payload: Buffer.concat([Buffer.from(top), bytes, latin(`\r\n--${boundary}--\r\n`)]),
        })
        expect(answer.json()).toMatchObject({ code: -2, msg })
      }
    },
  )
})
