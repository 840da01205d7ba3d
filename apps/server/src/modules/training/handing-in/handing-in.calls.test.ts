import { filePurposes, files, homework, training } from '@titian/contract'
import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../testing/test-app.ts'
import { makeFile } from '../../courses/factories.ts'
import { send } from '../../files/factories.ts'
import { makeWork } from '../../homework/factories.ts'
import { handIns, homeworkItems } from '../../homework/index.ts'
import { beginUpload, bytesArrived, pdf, sendPiece } from '../../materials/factories.ts'
import { type FullTraining, joinTraining, makeFullTraining } from '../factories.ts'

let testApp: TestApp
let teacher: Person
let student: Person
let made: FullTraining

beforeAll(async () => {
  testApp = await openTestApp()
  teacher = await testApp.person('teacher,normal')
  made = await makeFullTraining(testApp, teacher)
})
afterAll(() => testApp.close())
beforeEach(async () => {
  student = await testApp.person()
  await joinTraining(testApp, made, student)
})

const calls = {
  uploadAssignment: training.uploadAssignment,
  uploadExamFile: training.uploadExamFile,
}
const upload = (
  name: keyof typeof calls,
  resourcesId: string,
  fields: object = {},
  by: Person = student,
) =>
  testApp.ask(calls[name], { trainId: made.trainId, resourcesId, content: 'Mine', ...fields }, by)
const rows = () =>
  testApp.db
    .select()
    .from(handIns)
    .where(and(eq(handIns.userId, student.userId)))
    .orderBy(asc(handIns.number))
const fileOf = (ownerId: number, purpose: 'handIn' | 'own' = 'handIn') =>
  makeFile(testApp.db, {
    schoolId: testApp.schoolId,
    ownerId,
    purpose,
    type: 'application/pdf',
    name: 'work.pdf',
  })

describe('a hand-in of a training', () => {
  it.each([
    ['uploadAssignment', 2],
    ['uploadAssignment', 4],
    ['uploadExamFile', 3],
    ['uploadExamFile', 5],
  ] as const)(
    '[TRN-038] [TRN-039] [TRN-055] by %s of type %i keeps text and file, and answers the task',
    async (name, type) => {
      const fileId = await fileOf(student.userId)
      const { body } = await upload(name, made.works[type], {
        trainChapterId: made.chapterSigns[0],
        filePath: testApp.seal('file', fileId),
        fileName: 'My plan.pdf',
      })
      expect(body).toMatchObject({
        code: 200,
        data: { examineId: made.works[type], state: 'handedIn', commitStatus: 1 },
      })
      expect(await rows()).toMatchObject([{ content: 'Mine', fileId, fileName: 'My plan.pdf' }])
    },
  )

  it("[TRN-055] is refused for another type, chapter or training, and with another person's file", async () => {
    const other = await makeFullTraining(testApp, teacher)
    expect((await upload('uploadAssignment', made.works[3])).status).toBe(404)
    expect((await upload('uploadExamFile', made.works[2])).status).toBe(404)
    const elsewhere = { trainChapterId: made.chapterSigns[1] }
    expect((await upload('uploadAssignment', made.works[2], elsewhere)).status).toBe(404)
    expect((await upload('uploadAssignment', other.works[2])).status).toBe(404)
    const filePath = testApp.seal('file', await fileOf(teacher.userId))
    expect((await upload('uploadAssignment', made.works[2], { filePath })).body.code).toBe(-6)
    const wrong = { filePath: testApp.seal('file', await fileOf(student.userId, 'own')) }
    expect((await upload('uploadAssignment', made.works[2], wrong)).body).toMatchObject({
      code: -2,
      extend: { reason: 'fileTypeWrong' },
    })
    const nothing = { content: '' }
    expect((await upload('uploadAssignment', made.works[2], nothing)).body.code).toBe(-2)
    expect((await upload('uploadAssignment', made.works[2], {}, teacher)).body.code).toBe(-6)
    const stranger = await testApp.person()
    expect((await upload('uploadAssignment', made.works[2], {}, stranger)).body.code).toBe(-6)
    expect(await rows()).toEqual([])
  })

  it('[TRN-055] can be replaced until the end; each version is kept, and a repetition creates none', async () => {
    await upload('uploadAssignment', made.works[2])
    await upload('uploadAssignment', made.works[2])
    await upload('uploadAssignment', made.works[2], { content: 'Better' })
    expect(await rows()).toMatchObject([
      { number: 1, content: 'Mine', newest: false },
      { number: 2, content: 'Better', newest: true },
    ])
  })
})

it('[TRN-040] accepts files of at most 100 MB, as in a course', () => {
  expect(filePurposes.handIn.most).toBe(100 * 1024 * 1024)
})

const endingIn = async (seconds: number, lateAllowed = false) => {
  const endTime = new Date(testApp.clock.now().getTime() + seconds * 1000).toISOString()
  return makeWork(testApp, teacher, made.courseSign, { endTime, lateAllowed })
}

describe('a file uploaded in pieces', () => {
  const bytes = pdf('x'.repeat(200_000))
  const cut = Math.floor(bytes.length * 0.7)

  /** Begins an upload whose connection breaks after seven tenths of the file. */
  async function beginAndBreak(): Promise<string> {
    const id = await beginUpload(testApp, student, '冲煮记录.pdf', bytes.length, 'handIn')
    await sendPiece(testApp, student, id, { from: 0, payload: bytes.subarray(0, cut) })
    return id
  }
  const finish = (uploadId: string) =>
    testApp.ask(files.finishUpload, { uploadId, purpose: 'handIn' }, student)
  async function goOn(id: string): Promise<string> {
    const from = await bytesArrived(testApp, student, id)
    await sendPiece(testApp, student, id, { from, payload: bytes.subarray(from) })
    return (await finish(id)).body.data?.path ?? ''
  }

  it('[CRS-120] [TRN-055] continues at 70 % after an interruption, and is handed in whole for a task of a training', async () => {
    const id = await beginAndBreak()
    expect((await finish(id)).body.extend?.reason).toBe('uploadUnfinished')
    expect(await bytesArrived(testApp, student, id)).toBe(cut)
    const filePath = await goOn(id)
    expect((await upload('uploadAssignment', made.works[2], { filePath })).body.code).toBe(200)
    const [row] = await rows()
    expect(row).toMatchObject({ fileName: '冲煮记录.pdf', content: 'Mine' })
    const taken = await testApp.ask(
      homework.handInFile,
      { sign: testApp.seal('handIn', row?.id ?? 0), which: 'own' },
      student,
    )
    const saved = await send(testApp, { url: taken.body.data?.url ?? '', person: student })
    expect(saved.rawPayload.equals(bytes)).toBe(true)
  })

  it("[TRN-072] is refused by the server's clock when the end passes during the upload, however early it began", async () => {
    const work = await endingIn(60)
    const id = await beginAndBreak()
    testApp.clock.pass(60)
    // A hand-in at the exact end is in time.
    const filePath = await goOn(id)
    expect((await upload('uploadAssignment', work, { filePath })).body.code).toBe(200)
    testApp.clock.pass(1)
    const { body } = await upload('uploadAssignment', work, { filePath, content: 'Better' })
    expect(body).toMatchObject({ code: -4, extend: { reason: 'handInEnded' } })
    expect(await rows()).toMatchObject([{ number: 1, content: 'Mine', late: false }])
  })

  it('[TRN-072] is late when it arrives after the end and late work is accepted, and otherwise kept for another task', async () => {
    const [strict, open] = [await endingIn(60), await endingIn(60, true)]
    const id = await beginAndBreak()
    testApp.clock.pass(61)
    const filePath = await goOn(id)
    expect((await upload('uploadAssignment', strict, { filePath })).body).toMatchObject({
      code: -4,
      extend: { reason: 'handInEnded' },
    })
    const taken = await upload('uploadAssignment', open, { filePath })
    expect(taken.body.data).toMatchObject({ state: 'late' })
    expect(await rows()).toMatchObject([{ late: true, fileName: '冲煮记录.pdf' }])
  })
})

describe('the end of a task', () => {
  it('[TRN-055] refuses a hand-in whose upload crosses it, with the reason, and keeps the file', async () => {
    const work = await endingIn(60)
    const filePath = testApp.seal('file', await fileOf(student.userId))
    testApp.clock.pass(61)
    const { body } = await upload('uploadAssignment', work, { filePath })
    expect(body).toMatchObject({ code: -4, extend: { reason: 'handInEnded' } })
    expect(await rows()).toEqual([])
    expect((await upload('uploadAssignment', made.works[2], { filePath })).body.code).toBe(200)
  })

  it('[TRN-055] marks a later hand-in as late when late work is accepted', async () => {
    const work = await endingIn(60, true)
    testApp.clock.pass(61)
    expect((await upload('uploadAssignment', work)).body.data).toMatchObject({ state: 'late' })
    expect(await rows()).toMatchObject([{ late: true }])
  })

  it('[TRN-059] applies as it is when the hand-in arrives, even if it was moved before', async () => {
    const work = await endingIn(60)
    testApp.clock.pass(61)
    expect((await upload('uploadAssignment', work)).body.code).toBe(-4)
    const endTime = new Date(testApp.clock.now().getTime() + 60_000)
    const id = testApp.app.deps.signs.open('homework', work) ?? 0
    await testApp.db.update(homeworkItems).set({ endTime }).where(eq(homeworkItems.id, id))
    expect((await upload('uploadAssignment', work)).body.code).toBe(200)
  })
})
