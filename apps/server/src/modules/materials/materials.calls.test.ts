import { secondsAfter } from '../../platform/clock.ts'
import { courses, type DataOf, files as fileCalls, materials as calls } from '@titian/contract'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../testing/test-app.ts'
import { zip } from '../../testing/zip-files.ts'
import { makeChapter } from '../courses/factories.ts'
import { files } from '../files/index.ts'
import { makeFile, photo, send } from '../files/factories.ts'
import { removeLapsedFiles } from '../files/jobs.ts'
import { Classroom, type MadeCourse } from '../study/factories.ts'
import {
  addMaterial,
  beginUpload,
  bytesArrived,
  type MaterialPlan,
  pdf,
  sendPiece,
} from './factories.ts'
import { materials } from './tables.ts'

let testApp: TestApp
let classroom: Classroom
let staff: Person
let stranger: Person
let course: MadeCourse
let chapterIds: number[]
let chapterSigns: string[]

beforeAll(async () => {
  testApp = await openTestApp()
  classroom = await Classroom.open(testApp)
  staff = await testApp.person('schoolAdmin,normal')
  stranger = await testApp.person()
})
afterAll(() => testApp.close())
beforeEach(async () => {
  course = await classroom.joined()
  const { courseId } = course
  chapterIds = []
  for (const _ of [1, 2])
    chapterIds.push(
      (await makeChapter(testApp.db, { schoolId: testApp.schoolId, courseId })).chapterId,
    )
  chapterSigns = chapterIds.map((id) => testApp.seal('chapter', id))
})

const add = (plan: Partial<MaterialPlan> = {}, by = classroom.teacher) =>
  addMaterial(testApp, by, { courseIdSign: course.sign, ...plan })
async function added(plan: Partial<MaterialPlan> = {}) {
  const { body } = await add(plan)
  if (!body.data) throw new Error(body.msg)
  return body.data
}
const listed = (by: Person = classroom.student) =>
  testApp.ask(calls.allCourseDataList, { courseIdSign: course.sign }, by)
const namesOf = (data: DataOf<typeof calls.allCourseDataList> | null | undefined) =>
  data?.list.map(({ dataName }) => dataName)
const rowsHere = () =>
  testApp.db.select().from(materials).where(eq(materials.courseId, course.courseId))
const get = (url: string, person?: Person) => send(testApp, { url, ...(person && { person }) })

describe('files of a course', () => {
  it('[CRS-023] [CRS-055] [CRS-057] [CRS-058] [CRS-059] [CRS-119] are listed for the course and by chapter, with size and type as the server found them', async () => {
    const parts = { '[Content_Types].xml': 'x', '_rels/.rels': 'x', 'word/document.xml': 'x' }
    const sheet = await zip(parts)
    await added({ chapterIdSign: chapterSigns[1] ?? '', dataName: 'Second', bytes: sheet })
    await added({ chapterIdSign: chapterSigns[0] ?? '', dataName: 'First', bytes: await photo() })
    await added({ dataName: 'Whole course' })
    const { body } = await listed()
    expect(namesOf(body.data)).toEqual(['Whole course', 'First', 'Second'])
    expect(body.data).toMatchObject({ total: 3, may: { edit: false } })
    const stored = await testApp.db
      .select({ size: files.size })
      .from(files)
      .where(
        inArray(
          files.id,
          (await rowsHere()).map(({ fileId }) => fileId),
        ),
      )
    expect(body.data?.totalSize).toBe(stored.reduce((sum, { size }) => sum + size, 0))
    expect(body.data?.list[0]).toMatchObject({
      chapterIdSign: null,
      courseIdSign: course.sign,
      dataSize: pdf().length,
      dataType: 'pdf',
      fileName: 'Whole course.pdf',
    })
    expect(body.data?.list.map(({ dataType }) => dataType)).toEqual(['pdf', 'jpg', 'docx'])
    const down = await testApp.ask(
      calls.courseDownList,
      { courseIdSign: course.sign },
      classroom.student,
    )
    expect(namesOf(down.body.data)).toEqual(['First', 'Second'])
    const chapter = await testApp.ask(
      calls.chapterDownList,
      { sign: chapterSigns[1] ?? '' },
      classroom.student,
    )
    expect(chapter.body.data?.list).toMatchObject([
      { dataName: 'Second', chapterIdSign: chapterSigns[1], dataType: 'docx' },
    ])
    expect(calls.courseDownList.method).toBe('GET')
    expect(calls.chapterDownList.method).toBe('POST')
  })

  it('[CRS-060] are added by teachers of the course and staff, once however often the request is sent', async () => {
    const file = await makeFile(testApp, {
      ownerId: classroom.teacher.userId,
      purpose: 'material',
      bytes: pdf(),
    })
    const input = {
      courseIdSign: course.sign,
      chapterIdSign: chapterSigns[0] ?? '',
      dataName: 'Twice',
      dataPath: testApp.seal('file', file.id),
      dataSize: 7,
      fileName: 'twice.pdf',
      dataType: 'PDF',
    }
    const first = await testApp.ask(calls.courseDataAdd, input, classroom.teacher)
    const again = await testApp.ask(calls.courseDataAdd, input, classroom.teacher)
    expect(again.body.data?.idSign).toBe(first.body.data?.idSign)
    expect(first.body.data?.dataSize).toBe(pdf().length)
    expect(await rowsHere()).toMatchObject([
      {
        schoolId: testApp.schoolId,
        chapterId: chapterIds[0],
        fileId: file.id,
        name: 'Twice',
        sort: 1,
        createdBy: classroom.teacher.userId,
      },
    ])
    expect((await add({}, staff)).body.ok).toBe(true)
    expect((await add({}, await testApp.person('teacher,normal'))).body.code).toBe(-6)
    expect((await add({}, classroom.student)).body.code).toBe(-6)
    expect(await rowsHere()).toHaveLength(2)
  })

  it('[CRS-060] are not added to a chapter of another course, nor with the file of a stranger', async () => {
    const other = await classroom.course()
    const { chapterId } = await makeChapter(testApp.db, {
      schoolId: testApp.schoolId,
      courseId: other.courseId,
    })
    expect((await add({ chapterIdSign: testApp.seal('chapter', chapterId) })).status).toBe(404)
    const foreignFile = await makeFile(testApp, {
      ownerId: stranger.userId,
      purpose: 'material',
      bytes: pdf(),
    })
    const input = {
      courseIdSign: course.sign,
      dataName: 'Theirs',
      dataPath: testApp.seal('file', foreignFile.id),
    }
    expect((await testApp.ask(calls.courseDataAdd, input, classroom.teacher)).body.code).toBe(-6)
    expect(await rowsHere()).toEqual([])
  })

  it('[CRS-170] are at most two hundred a course', async () => {
    await added()
    const [row] = await rowsHere()
    const made: number[] = []
    for (let number = 2; number <= 200; number += 1) {
      const [file] = await testApp.db
        .insert(files)
        .values({
          schoolId: testApp.schoolId,
          ownerId: classroom.teacher.userId,
          storageKey: `many/${course.courseId}/${number}`,
          name: 'a.pdf',
          size: 1,
          type: 'application/pdf',
          purpose: 'material',
          sha256: 'x',
        })
        .returning({ id: files.id })
      made.push(file?.id ?? 0)
    }
    await testApp.db.insert(materials).values(
      made.map((fileId, index) => ({
        schoolId: testApp.schoolId,
        courseId: course.courseId,
        fileId,
        name: 'Many',
        sort: index + 2,
        createdBy: classroom.teacher.userId,
        createdAt: row?.createdAt ?? testApp.clock.now(),
      })),
    )
    expect((await add()).body.extend?.reason).toBe('tooManyMaterials')
    const [first] = (await listed()).body.data?.list ?? []
    testApp.clock.pass(2)
    await testApp.ask(calls.courseDataDelete, { sign: first?.idSign ?? '' }, classroom.teacher)
    expect((await add()).body.ok).toBe(true)
  })

  it('[CRS-062] [CRS-171] are renamed, with names in Chinese and Malay, unless somebody else was first', async () => {
    const { idSign, version } = await added()
    const rename = (dataName: string, more: object = {}, by = classroom.teacher) =>
      testApp.ask(calls.courseDataUpdate, { idSign, dataName, ...more }, by)
    expect((await rename('  海运单据 ', { version })).body.data).toMatchObject({
      dataName: '海运单据',
      fileName: '海运单据.pdf',
    })
    const late = await rename('Late', { version })
    expect(late.body.extend).toMatchObject({ reason: 'changedMeanwhile' })
    expect((await rename('Senarai semak/ringkas')).body.data?.fileName).toBe(
      'Senarai semak-ringkas.pdf',
    )
    expect((await rename('   ')).body.code).toBe(-2)
    expect((await rename('字'.repeat(121))).body.code).toBe(-2)
    expect((await rename('Mine', {}, classroom.student)).body.code).toBe(-6)
    expect(await rowsHere()).toMatchObject([{ name: 'Senarai semak/ringkas', version: 3 }])
  })

  it('[CRS-169] are moved among those of their chapter, and the gap of a deleted one closes', async () => {
    const signs: string[] = []
    for (const dataName of ['A', 'B', 'C']) signs.push((await added({ dataName })).idSign)
    await added({ dataName: 'Elsewhere', chapterIdSign: chapterSigns[0] ?? '' })
    const move = (index: number, place: number, by = classroom.teacher) =>
      testApp.ask(calls.moveCourseData, { idSign: signs[index] ?? '', place }, by)
    await move(2, 1)
    expect(namesOf((await listed()).body.data)).toEqual(['C', 'A', 'B', 'Elsewhere'])
    await move(2, 99)
    expect(namesOf((await listed()).body.data)).toEqual(['A', 'B', 'C', 'Elsewhere'])
    expect((await move(0, 2, classroom.student)).body.code).toBe(-6)
    await testApp.ask(calls.courseDataDelete, { sign: signs[1] ?? '' }, classroom.teacher)
    const sorts = (await rowsHere()).filter(({ chapterId }) => chapterId === null)
    expect(sorts.map(({ name, sort }) => `${name}${sort}`).toSorted()).toEqual(['A1', 'C2'])
  })
})

describe('deleting a file of a course', () => {
  const stateOf = async (fileId: number) =>
    (await testApp.db.select().from(files).where(eq(files.id, fileId)))[0]?.state

  it('[CRS-061] [CRS-174] is possible for teachers only, and releases the stored file', async () => {
    const { idSign, dataPath } = await added()
    const [row] = await rowsHere()
    expect(
      (await testApp.ask(calls.courseDataDelete, { sign: idSign }, classroom.student)).body.code,
    ).toBe(-6)
    expect((await get(dataPath)).statusCode).toBe(200)
    const remove = () => testApp.ask(calls.courseDataDelete, { sign: idSign }, classroom.teacher)
    expect((await remove()).body.ok).toBe(true)
    expect(await rowsHere()).toEqual([])
    expect((await get(dataPath)).statusCode).toBe(404)
    const later = secondsAfter(testApp.clock.now(), 8 * 24 * 60 * 60)
    await removeLapsedFiles(testApp.app.services, later)
    expect(await stateOf(row?.fileId ?? 0)).toBeUndefined()
    testApp.clock.pass(2)
    expect((await remove()).status).toBe(404)
  })

  it('[CRS-174] happens with the chapter, and with the course', async () => {
    await added({ chapterIdSign: chapterSigns[0] ?? '' })
    await added()
    const rows = await rowsHere()
    const idOf = (isOfChapter: boolean) =>
      rows.find(({ chapterId }) => (chapterId !== null) === isOfChapter)?.fileId ?? 0
    const gone = await testApp.ask(
      courses.deleteChapter,
      { sign: chapterSigns[0] ?? '' },
      classroom.teacher,
    )
    expect(gone.body.ok).toBe(true)
    expect([await stateOf(idOf(true)), await stateOf(idOf(false))]).toEqual(['removed', 'stored'])

    const draft = await classroom.course()
    await added({ courseIdSign: draft.sign })
    const [row] = await testApp.db
      .select()
      .from(materials)
      .where(eq(materials.courseId, draft.courseId))
    await testApp.ask(courses.deleteCourse, { sign: draft.sign }, classroom.teacher)
    expect(await stateOf(row?.fileId ?? 0)).toBe('removed')
  })
})

describe('downloading a file of a course', () => {
  it('[CRS-063] is possible for students of the course, its teachers and staff; other people get -6 and the number of files', async () => {
    await added({ dataName: 'Secret sheet', chapterIdSign: chapterSigns[0] ?? '' })
    for (const person of [classroom.student, classroom.teacher, staff])
      expect((await listed(person)).body.data?.total).toBe(1)
    const asked = { courseIdSign: course.sign }
    const refused = await listed(stranger)
    expect(refused.body).toMatchObject({ code: -6, extend: { reason: 'joinFirst' } })
    expect((await testApp.ask(calls.courseDownList, asked, stranger)).body.code).toBe(-6)
    const chapter = { sign: chapterSigns[0] ?? '' }
    expect((await testApp.ask(calls.chapterDownList, chapter, stranger)).body.code).toBe(-6)
    expect((await testApp.ask(calls.allCourseDataList, asked)).body.code).toBe(-1001)
    const foreign = await testApp.person('student,normal', testApp.otherSchoolId)
    expect((await listed(foreign)).status).toBe(404)
    const detail = await testApp.ask(courses.courseByCourseId, { sign: course.sign })
    expect(detail.body.data?.materials).toBe(1)
    expect(JSON.stringify(detail.body)).not.toContain('Secret sheet')
  })

  it('[CRS-063] is refused also to other people who know the sign of the file', async () => {
    await added()
    const [row] = await rowsHere()
    const fileUrl = testApp.seal('file', row?.fileId ?? 0)
    const download = (by: Person) => testApp.ask(fileCalls.download, { fileUrl }, by)
    expect((await download(stranger)).body.code).toBe(-6)
    expect(
      (await get(`/api/v1/file/server/download?fileUrl=${fileUrl}`, stranger)).statusCode,
    ).toBe(403)
  })

  it('[CRS-056] [CRS-120] uses the path and the name of the file, and keeps Chinese and Malay letters', async () => {
    for (const dataName of ['海运单据 第一课', 'Senarai semak pelajar – café']) {
      const { dataPath, fileName } = await added({ dataName })
      const { body } = await testApp.ask(
        fileCalls.download,
        { fileUrl: dataPath, fileName },
        classroom.student,
      )
      const url = new URL(body.data?.url ?? '', 'http://localhost')
      expect(url.pathname).toBe('/api/v1/file/server/download')
      expect(url.searchParams.get('fileName')).toBe(`${dataName}.pdf`)
      expect(url.searchParams.get('fileUrl')).not.toBe(null)
      const response = await get(url.pathname + url.search, classroom.student)
      expect(response.statusCode).toBe(200)
      expect(response.headers['content-disposition']).toContain(
        `filename*=UTF-8''${encodeURIComponent(`${dataName}.pdf`)}`,
      )
      expect(response.rawPayload.equals(pdf())).toBe(true)
    }
  })

  it('[CRS-173] uses an address that is valid for an hour, and a new list returns a new address', async () => {
    const { dataPath, fileName } = await added()
    testApp.clock.pass(3590)
    expect((await get(dataPath)).statusCode).toBe(200)
    testApp.clock.pass(20)
    expect((await get(dataPath)).statusCode).toBe(403)
    const download = (fileUrl: string) =>
      testApp.ask(fileCalls.download, { fileUrl, fileName }, classroom.student)
    expect((await download(dataPath)).body.code).toBe(-6)
    const fresh = (await listed()).body.data?.list[0]?.dataPath ?? ''
    expect((await get(fresh)).statusCode).toBe(200)
    expect((await download(fresh)).body.ok).toBe(true)
    expect((await get(`${fresh}x`)).statusCode).toBe(403)
  })
})

describe('an uploaded file of a course', () => {
  it('[CRS-120] continues after an interruption at 70 %, and becomes a file of the course', async () => {
    const bytes = Buffer.concat([pdf('x'.repeat(200_000))])
    const cut = Math.floor(bytes.length * 0.7)
    const id = await beginUpload(testApp, classroom.teacher, '第一课 讲义.pdf', bytes.length)
    await sendPiece(testApp, classroom.teacher, id, { from: 0, payload: bytes.subarray(0, cut) })
    const finish = () =>
      testApp.ask(fileCalls.finishUpload, { uploadId: id, purpose: 'material' }, classroom.teacher)
    expect((await finish()).body.extend?.reason).toBe('uploadUnfinished')
    const from = await bytesArrived(testApp, classroom.teacher, id)
    expect(from).toBe(cut)
    await sendPiece(testApp, classroom.teacher, id, { from, payload: bytes.subarray(from) })
    const stored = (await finish()).body.data
    expect(stored).toMatchObject({ name: '第一课 讲义.pdf', size: bytes.length })
    const input = {
      courseIdSign: course.sign,
      dataName: '第一课 讲义',
      dataPath: stored?.path ?? '',
    }
    const { body } = await testApp.ask(calls.courseDataAdd, input, classroom.teacher)
    const response = await get(body.data?.dataPath ?? '')
    expect(response.rawPayload.equals(bytes)).toBe(true)
  })

  it('[CRS-127] is refused when its content is none of the types, whatever its name says', async () => {
    const page = Buffer.from('<html><script>alert(1)</script></html>')
    const id = await beginUpload(testApp, classroom.teacher, 'handout.pdf', page.length)
    await sendPiece(testApp, classroom.teacher, id, { from: 0, payload: page })
    const { body } = await testApp.ask(
      fileCalls.finishUpload,
      { uploadId: id, purpose: 'material' },
      classroom.teacher,
    )
    expect(body).toMatchObject({ code: -2, extend: { reason: 'fileTypeWrong' } })
    expect(await testApp.db.select().from(files).where(eq(files.uploadId, id))).toEqual([])
  })

  it('[CRS-119] [CRS-127] has the type of its content, and a call that says another is refused', async () => {
    const { dataType, fileName } = await added({
      bytes: await photo(),
      name: 'handout.pdf',
      dataName: 'handout.pdf',
    })
    expect({ dataType, fileName }).toEqual({ dataType: 'jpg', fileName: 'handout.jpg' })
    const file = await makeFile(testApp, {
      ownerId: classroom.teacher.userId,
      purpose: 'material',
      bytes: await photo(),
    })
    const input = {
      courseIdSign: course.sign,
      dataName: 'Liar',
      dataPath: testApp.seal('file', file.id),
      dataType: 'pdf',
    }
    const { body } = await testApp.ask(calls.courseDataAdd, input, classroom.teacher)
    expect(body).toMatchObject({ code: -2, extend: { reason: 'fileTypeWrong' } })
    expect(await rowsHere()).toHaveLength(1)
  })

  it('[CRS-127] [CRS-172] is shown in place only as a PDF or a picture, and can run nothing on the site', async () => {
    const headersOf = async (plan: Partial<MaterialPlan>) =>
      (await get((await added(plan)).dataPath)).headers
    const shown = await headersOf({})
    expect(shown).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
    })
    expect(shown['content-security-policy']).toMatch(/default-src '(?:none|self)'/)
    expect((await headersOf({ bytes: await photo() }))['content-disposition']).toBe('inline')
    const archive = await headersOf({ bytes: await zip({ 'index.html': '<script>1</script>' }) })
    expect(archive['content-disposition']).toContain('attachment')
  })
})
