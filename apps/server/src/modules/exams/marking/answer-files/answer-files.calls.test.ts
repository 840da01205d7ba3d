import { createCipheriv, randomBytes } from 'node:crypto'
import {
  type AnswerFileHead,
  answerFileKind,
  answerFileVersion,
  boundHead,
  exams,
  reasons,
} from '@titian/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../../testing/test-app.ts'
import { makeExam } from '../../factories.ts'
import { type Classroom, openClassroom } from '../../sitting/saving/factories.ts'
import { attemptAnswerFiles, attemptEvents, attemptLateAnswers } from '../../tables.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

const tab = 'tab-of-the-student'

interface Line {
  place: number
  answer: unknown
  seq: number
  generation?: number
  at?: number
}

/** Makes the file that the page of this student's paper would save. */
async function makeFile(
  { examinationId, subject }: Pick<Classroom, 'examinationId' | 'subject'>,
  student: Person,
  attempt: string,
  lines: readonly Line[],
  head: Partial<AnswerFileHead> = {},
) {
  const { body } = await testApp.ask(exams.answerKey, {}, student)
  const nonce = randomBytes(12)
  const cipher = createCipheriv(
    'aes-256-gcm',
    Buffer.from(body.data?.key ?? '', 'base64url'),
    nonce,
  )
  const whole: AnswerFileHead = {
    kind: answerFileKind,
    version: answerFileVersion,
    school: 'localhost',
    examination: examinationId,
    attempt,
    madeAt: testApp.clock.now().toISOString(),
    ...head,
  }
  cipher.setAAD(Buffer.from(boundHead(whole)))
  const answers = lines.map(({ place, generation = 1, ...line }) => ({
    unitestingBankId: subject(place),
    generation,
    ...line,
  }))
  const sealed = Buffer.concat([
    cipher.update(JSON.stringify({ answers })),
    cipher.final(),
    cipher.getAuthTag(),
  ])
  return {
    ...whole,
    nonce: nonce.toString('base64url'),
    sealed: sealed.toString('base64url'),
  }
}

/** Makes a paper whose student lost the network after saving the first answer. */
async function cutOff() {
  const classroom = await openClassroom(testApp, { minutes: 10 })
  const record = await classroom.begin(tab)
  await classroom.save(record, [{ place: 0, answer: 'b', seq: 1, generation: 1 }], tab)
  const file = (lines: readonly Line[], head: Partial<AnswerFileHead> = {}) =>
    makeFile(classroom, classroom.student, record, lines, head)
  const upload = (content: unknown, as: Person = classroom.teacher, to = record) =>
    testApp.ask(
      exams.uploadAnswerFile,
      { recordId: to, file: typeof content === 'string' ? content : JSON.stringify(content) },
      as,
    )
  const late = async () => (await classroom.detail(record)).items.map((item) => item.late)
  const attemptId = (await classroom.attempt()).id
  const files = () =>
    testApp.db.select().from(attemptAnswerFiles).where(eq(attemptAnswerFiles.attemptId, attemptId))
  return { ...classroom, record, file, upload, late, attemptId, files }
}

const fieldOf = (body: { extend?: unknown }) =>
  (body.extend as { fields?: Record<string, string> } | undefined)?.fields?.['file']

describe('a file of answers that a student saved', () => {
  it('[EXM-105] [EXM-197] becomes late answers with their times, which the teacher decides about as usual', async () => {
    const { record, file, upload, late, detail, teacher, attempt } = await cutOff()
    const time = testApp.clock.now().getTime() + 60_000
    const saved = await file([
      { place: 0, answer: 'a', seq: 7, at: time },
      { place: 3, answer: true, seq: 8, at: time + 1000 },
    ])
    testApp.clock.pass(3600)
    const { body } = await upload(saved)
    expect(body.data).toEqual({ state: 'kept', kept: 2, unfit: 0 })
    expect((await late())[0]).toMatchObject([
      { answer: 'a', state: 'waiting', writtenAt: new Date(time).toISOString() },
    ])
    const { version, items } = await detail(record)
    const decided = await testApp.ask(
      exams.decideLateAnswer,
      {
        recordId: record,
        lateId: items[0]?.late[0]?.lateId ?? '',
        version,
        take: true,
        reason: 'The network was down.',
      },
      teacher,
    )
    expect(decided.body.data?.items[0]).toMatchObject({ answer: 'a', score: 10 })
    expect(await attempt()).toMatchObject({ score: 1000 })
  })

  it('[EXM-197] has no second effect when it is uploaded twice, simultaneously or after the decision', async () => {
    const { record, file, upload, late, detail, teacher, attemptId } = await cutOff()
    const saved = await file([{ place: 0, answer: 'a', seq: 7 }])
    testApp.clock.pass(3600)
    const both = await Promise.all([upload(saved), upload(saved)])
    expect(new Set(both.map(({ body }) => body.data?.state))).toEqual(new Set(['kept', 'known']))
    const { version, items } = await detail(record)
    await testApp.ask(
      exams.decideLateAnswer,
      {
        recordId: record,
        lateId: items[0]?.late[0]?.lateId ?? '',
        version,
        take: false,
        reason: 'Not this one.',
      },
      teacher,
    )
    expect((await upload(saved)).body.data).toEqual({ state: 'known', kept: 0, unfit: 0 })
    expect((await late())[0]).toMatchObject([{ state: 'refused' }])
    const events = await testApp.db
      .select()
      .from(attemptEvents)
      .where(eq(attemptEvents.attemptId, attemptId))
    expect(events.filter(({ kind }) => kind === 'answerFile')).toHaveLength(1)
  })

  it('[EXM-197] for an open paper is used at its closing, loses nothing and overwrites nothing newer', async () => {
    const { record, file, upload, late, save, submit, stored, files } = await cutOff()
    const saved = await file([
      { place: 0, answer: 'a', seq: 2 },
      { place: 1, answer: ['a'], seq: 3 },
    ])
    expect((await upload(saved)).body.data).toEqual({ state: 'afterClosing', kept: 0, unfit: 0 })
    expect((await upload(saved)).body.data).toMatchObject({ state: 'afterClosing' })
    expect((await late()).flat()).toEqual([])
    expect(await stored(0)).toMatchObject({ answer: 'b' })
    // The network works again, and the page saves a newer answer to the first question.
    await save(record, [{ place: 0, answer: 'c', seq: 9, generation: 1 }], tab)
    await submit(record, [], tab)
    const closed = await late()
    expect(closed[0]).toEqual([])
    expect(closed[1]).toMatchObject([{ answer: ['a'], state: 'waiting' }])
    expect(await files()).toMatchObject([{ answers: null }])
  })

  it('[EXM-197] is also used when the server closes the paper', async () => {
    const { file, upload, late, record, detail } = await cutOff()
    await upload(await file([{ place: 0, answer: 'a', seq: 2 }]))
    testApp.clock.pass(3600)
    expect((await detail(record)).record.state).toBe('autoSubmitted')
    expect((await late())[0]).toMatchObject([{ answer: 'a', state: 'waiting' }])
  })

  it('[EXM-105] with two takeovers gives the teacher the answer of each, in the order of the takeovers', async () => {
    const { file, upload, late, open } = await cutOff()
    await open('tab-of-the-phone')
    const saved = await file([
      { place: 0, answer: 'd', seq: 5, generation: 2 },
      { place: 0, answer: 'a', seq: 7, generation: 1 },
    ])
    testApp.clock.pass(3600)
    expect((await upload(saved)).body.data).toMatchObject({ kept: 2 })
    expect((await late())[0]?.map(({ answer }) => answer)).toEqual(['a', 'd'])
  })
})

describe('a file that is refused with the reason at the field', () => {
  async function refused(
    change: (
      saved: Awaited<ReturnType<typeof makeFile>>,
      classroom: Awaited<ReturnType<typeof cutOff>>,
    ) => unknown,
  ) {
    const classroom = await cutOff()
    const saved = await classroom.file([{ place: 0, answer: 'a', seq: 7 }])
    testApp.clock.pass(3600)
    const { status, body } = await classroom.upload(await change(saved, classroom))
    expect(status).toBe(422)
    expect((await classroom.late()).flat()).toEqual([])
    expect(await classroom.files()).toEqual([])
    return fieldOf(body)
  }

  it.each(['nonce', 'sealed'] as const)('[EXM-105] has one changed letter in %s', async (name) => {
    const text = await refused((saved) => {
      const letter = saved[name].charAt(5) === 'A' ? 'B' : 'A'
      return { ...saved, [name]: saved[name].slice(0, 5) + letter + saved[name].slice(6) }
    })
    expect(text).toBe(reasons.answerFileChanged.en)
  })

  it('[EXM-105] has a different time in its header', async () => {
    expect(await refused((saved) => ({ ...saved, madeAt: '2026-01-01T00:00:00.000Z' }))).toBe(
      reasons.answerFileChanged.en,
    )
  })

  it('[EXM-105] belongs to another student, even with the sign of this paper in it', async () => {
    const text = reasons.answerFileOtherAttempt.en
    const withFriend = async (
      { join, begin, ...classroom }: Awaited<ReturnType<typeof cutOff>>,
      own: boolean,
    ) => {
      const friend = await testApp.person()
      await join(friend)
      // The friend begins a paper before the first student's paper ends.
      const friendRecord = await begin('tab-of-a-friend', friend)
      const lines = [{ place: 0, answer: 'a', seq: 7 }]
      const saved = await makeFile(classroom, friend, friendRecord, lines)
      return own ? { ...saved, attempt: classroom.record } : saved
    }
    expect(await refused((_, classroom) => withFriend(classroom, false))).toBe(text)
    expect(await refused((_, classroom) => withFriend(classroom, true))).toBe(
      reasons.answerFileChanged.en,
    )
  })

  it('[EXM-105] belongs to another attempt of the same student', async () => {
    const text = await refused(async (_, classroom) => {
      const again = await classroom.begin(tab)
      return makeFile(classroom, classroom.student, again, [{ place: 0, answer: 'a', seq: 7 }])
    })
    expect(text).toBe(reasons.answerFileOtherAttempt.en)
  })

  it('[EXM-105] belongs to another examination', async () => {
    const text = await refused(async (_, { student, teacher, courseId }) => {
      const { schoolId, userId: authorId } = teacher
      const made = await makeExam(
        testApp.db,
        { schoolId, courseId, authorId },
        testApp.clock.now(),
        {},
      )
      const examinationId = testApp.seal('examination', made.examinationId)
      const { body } = await testApp.ask(exams.addRecord, { examinationId }, student)
      const subject = (place: number) => testApp.seal('examSubject', made.subjectIds[place] ?? 0)
      return makeFile({ examinationId, subject }, student, body.data?.recordId ?? '', [])
    })
    expect(text).toBe(reasons.answerFileOtherExamination.en)
  })

  it('[EXM-105] belongs to another school', async () => {
    const text = await refused((saved) => ({
      ...saved,
      school: 'exams.example',
      attempt: testApp.seal('attempt', 987_654),
    }))
    expect(text).toBe(reasons.answerFileOtherSchool.en)
  })

  it('[EXM-197] has another version or is no such file', async () => {
    expect(await refused((saved) => ({ ...saved, version: 2 }))).toBe(reasons.answerFileVersion.en)
    for (const wrong of ['{', '[]', 'null', '"text"', '%PDF-1.7', '{"kind":"titian-answers"}'])
      expect(await refused(() => wrong)).toBe(reasons.answerFileUnreadable.en)
    const nonce = 'a'.repeat(15)
    expect(await refused((saved) => ({ ...saved, nonce }))).toBe(reasons.answerFileUnreadable.en)
    expect(await refused((saved) => ({ ...saved, sealed: 'abc' }))).toBe(
      reasons.answerFileUnreadable.en,
    )
  })

  it('[EXM-197] is over 1 MB, and 10 MB do no harm', async () => {
    const { upload, files } = await cutOff()
    testApp.clock.pass(3600)
    const { status, body } = await upload('x'.repeat(1_000_001))
    expect(status).toBe(422)
    expect(fieldOf(body)).toContain('At most 1,000,000 characters')
    expect((await upload('x'.repeat(10_000_000))).status).toBeLessThan(500)
    expect(await files()).toEqual([])
  })
})

describe('a file that a student forged with the key of their account', () => {
  it('[EXM-197] has answers to no question, which are left out and counted; the others are stored', async () => {
    const { file, upload, late, attemptId } = await cutOff()
    const saved = await file([
      { place: 0, answer: 'a', seq: 7 },
      { place: 1, answer: 'no list', seq: 8 },
      { place: 2, answer: ['zero \0 byte'], seq: 9 },
      { place: 3, answer: ['\ud800'], seq: 10 },
      { place: 99, answer: 'b', seq: 11 },
    ])
    testApp.clock.pass(3600)
    expect((await upload(saved)).body.data).toMatchObject({ state: 'kept', kept: 1, unfit: 4 })
    expect((await late())[0]).toMatchObject([{ answer: 'a' }])
    const rows = await testApp.db
      .select()
      .from(attemptLateAnswers)
      .where(eq(attemptLateAnswers.attemptId, attemptId))
    expect(rows).toHaveLength(1)
  })

  it('[EXM-197] counts as changed if its sealed content is no list of answers', async () => {
    const { file, upload } = await cutOff()
    const saved = await file([{ place: 0, answer: { deep: true }, seq: -1 }])
    testApp.clock.pass(3600)
    expect(fieldOf((await upload(saved)).body)).toBe(reasons.answerFileChanged.en)
  })
})

describe('permission to upload a file of answers', () => {
  it('[EXM-105] is given only to teachers of the course and staff', async () => {
    const { student, record, file, upload, files } = await cutOff()
    const saved = await file([{ place: 0, answer: 'a', seq: 7 }])
    testApp.clock.pass(3600)
    expect((await upload(saved, student)).status).toBe(403)
    expect((await upload(saved, await testApp.person('teacher,normal'))).status).toBe(403)
    const away = await testApp.person('schoolAdmin', testApp.otherSchoolId)
    expect((await upload(saved, away, record)).status).toBe(404)
    expect(await files()).toEqual([])
    const staff = await testApp.person('schoolAdmin')
    expect((await upload(saved, staff)).body.data).toMatchObject({ kept: 1 })
  })
})
