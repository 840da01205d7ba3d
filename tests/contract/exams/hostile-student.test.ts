import { exams } from '@titian/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  openTestApp,
  type Person,
  type TestApp,
} from '../../../apps/server/src/testing/test-app.ts'
import {
  type Classroom,
  openClassroom,
} from '../../../apps/server/src/modules/exams/sitting/saving/factories.ts'
import { oneOfEach } from '../../../apps/server/src/modules/exams/factories.ts'
import { differenceOf, fingerprintStatement, readFingerprint } from '../inputs/fingerprint.ts'
import { type Reply, send } from '../sender.ts'

// Simulates a student who knows the calls and sends what no page would: the right refusal must
// come, and no row may change.

let testApp: TestApp
let classroom: Classroom
let statement: string
let recordId: string

const holder = 'the-own-tab'
const minutes = 30
const graceSeconds = 60

beforeAll(async () => {
  testApp = await openTestApp()
  const connection = await testApp.database.pool.connect()
  statement = await fingerprintStatement(connection)
  connection.release()
})
afterAll(() => testApp.close())

beforeEach(async () => {
  classroom = await openClassroom(testApp, { items: oneOfEach, minutes, graceSeconds, attempts: 1 })
  recordId = await classroom.begin(holder)
  await classroom.save(recordId, [{ place: 0, answer: 'a', seq: 1 }], holder)
})

async function look() {
  const connection = await testApp.database.pool.connect()
  try {
    return await readFingerprint(connection, statement)
  } finally {
    connection.release()
  }
}

type SaveName = 'savePaper' | 'submit' | 'sendLateAnswers'
type Entry = Record<string, unknown>

/** The body of each answering call, as the student's page would send it. */
function bodyOf(name: SaveName, entries: Entry[], more: object = {}): object {
  if (name === 'savePaper')
    return {
      unitestingUserRecordId: recordId,
      countDown: 1000,
      subjectAnswerReqList: entries,
      holder,
      ...more,
    }
  if (name === 'submit')
    return {
      examinationId: classroom.examinationId,
      recordId,
      answerList: entries,
      holder,
      ...more,
    }
  return { unitestingUserRecordId: recordId, answers: entries, ...more }
}

const listOf = {
  savePaper: 'subjectAnswerReqList',
  submit: 'answerList',
  sendLateAnswers: 'answers',
}
const taking: SaveName[] = ['savePaper', 'submit', 'sendLateAnswers']

interface Said {
  status: number
  code: number
  refusal: string | undefined
  reason: string | undefined
  fields: string[]
  changed: string[]
}

/** Sends a malicious request; returns the response and the changed tables. */
async function attack(
  name: keyof typeof exams,
  body: object | string,
  as: Person = classroom.student,
): Promise<Said> {
  const before = await look()
  const reply: Reply = await send(testApp, exams[name], body, as)
  const { refusal, reason, fields = {} } = reply.body.extend ?? {}
  return {
    status: reply.status,
    code: reply.body.code,
    refusal,
    reason,
    fields: Object.keys(fields),
    changed: differenceOf(before, await look()),
  }
}

const notFound = { status: 404, code: -2, refusal: 'notFound', changed: [] }
const entry = (place: number, answer: unknown, more: Entry = {}): Entry => ({
  unitestingBankId: classroom.subject(place),
  answer,
  ...more,
})

describe('a forged countdown', () => {
  it.each([1e15, -1e15, 0.5, 0, -1, 1e308])(
    '[EXM-034] of %s moves no deadline, and the server ends the time',
    async (countDown) => {
      const { deadline, closesAt } = await classroom.attempt()
      const { body } = await testApp.ask(
        exams.savePaper,
        {
          unitestingUserRecordId: recordId,
          countDown,
          subjectAnswerReqList: [{ unitestingBankId: classroom.subject(3), answer: true, seq: 2 }],
          holder,
        },
        classroom.student,
      )
      expect(body.data).toMatchObject({
        deadline: deadline?.toISOString(),
        remaining: minutes * 60_000,
      })
      expect(await classroom.attempt()).toMatchObject({ deadline, closesAt })
      testApp.clock.pass(minutes * 60 + graceSeconds)
      const late = await classroom.save(recordId, [{ place: 0, answer: 'b', seq: 3 }], holder)
      expect(late.body.code).toBe(-4)
      expect((await classroom.stored(0))?.answer).toBe('a')
    },
  )

  it('[EXM-034] that is not a number is refused at its field', async () => {
    const said = await attack('savePaper', bodyOf('savePaper', [], { countDown: 'for ever' }))
    expect(said).toMatchObject({ status: 422, code: -2, fields: ['countDown'], changed: [] })
  })
})

describe('a record of another attempt', () => {
  const forge = (sign: string) => (sign.startsWith('A') ? 'B' : 'A') + sign.slice(1)

  it('[EXM-036] is not found when it is invented, altered or another kind of sign', async () => {
    for (const sign of [
      'A'.repeat(22),
      forge(recordId),
      classroom.examinationId,
      classroom.subject(0),
      '1',
    ])
      for (const name of taking) {
        const field = name === 'submit' ? 'recordId' : 'unitestingUserRecordId'
        const said = await attack(name, bodyOf(name, [entry(0, 'b')], { [field]: sign }))
        expect([name, sign, said]).toMatchObject([name, sign, notFound])
      }
    expect(
      await attack('getPaperRecord', { unitestingUserRecordId: forge(recordId) }),
    ).toMatchObject(notFound)
  })

  it('[EXM-036] of another student is not found, for classmates and for other schools', async () => {
    const classmate = await testApp.person()
    await classroom.join(classmate)
    await classroom.begin('tab-of-the-mate', classmate)
    const stranger = await testApp.person('student,normal', testApp.otherSchoolId)
    for (const as of [classmate, stranger]) {
      for (const name of taking)
        expect(await attack(name, bodyOf(name, [entry(0, 'b')]), as)).toMatchObject(notFound)
      expect(
        await attack('getPaperRecord', { unitestingUserRecordId: recordId }, as),
      ).toMatchObject(notFound)
    }
  })

  it('[EXM-076] cannot be handed in under another examination', async () => {
    const { examinationId } = await openClassroom(testApp)
    const said = await attack('submit', bodyOf('submit', [entry(0, 'b')], { examinationId }))
    expect(said).toMatchObject(notFound)
  })
})

describe('answers to other questions', () => {
  it('[EXM-017] are refused at their path, and the other answers of the call are not stored either', async () => {
    const other = await openClassroom(testApp, { items: oneOfEach })
    for (const name of taking.slice(0, 2)) {
      const entries = [
        entry(0, 'b', { seq: 5 }),
        { ...entry(1, ['a']), unitestingBankId: other.subject(1) },
      ]
      expect(await attack(name, bodyOf(name, entries))).toMatchObject({
        status: 422,
        code: -2,
        refusal: 'invalidInput',
        fields: [`${listOf[name]}.1.answer`],
        changed: [],
      })
    }
  })

  it('[EXM-017] with an invented sign are not found', async () => {
    const entries = [entry(0, 'b', { seq: 5 }), { unitestingBankId: 'A'.repeat(22), answer: 'b' }]
    expect(await attack('savePaper', bodyOf('savePaper', entries))).toMatchObject(notFound)
  })

  it('[EXM-017] are refused at their path when they fit no option, blank or kind', async () => {
    const misfits: [number, unknown][] = [
      [0, 'z'],
      [0, ['a']],
      [0, true],
      [1, ['a', 'a']],
      [1, ['a', 'z']],
      [1, true],
      [2, ['one', 'two']],
      [2, []],
      [3, 'perhaps'],
      [3, ['true']],
      [4, ['words']],
      [4, true],
    ]
    for (const [place, answer] of misfits) {
      const said = await attack('savePaper', bodyOf('savePaper', [entry(place, answer)]))
      expect([place, answer, said]).toMatchObject([
        place,
        answer,
        { status: 422, code: -2, fields: ['subjectAnswerReqList.0.answer'], changed: [] },
      ])
    }
  })
})

describe('oversized answers', () => {
  it('[EXM-102] of 10 MB are refused before they are read', async () => {
    const huge = 'x'.repeat(10 * 1024 * 1024)
    for (const name of taking)
      expect(await attack(name, bodyOf(name, [entry(4, huge)]))).toMatchObject({
        status: 413,
        code: -2,
        changed: [],
      })
  })

  it('[EXM-017] of 900 kB of text are refused at their path', async () => {
    const long = 'x'.repeat(900_000)
    expect(await attack('savePaper', bodyOf('savePaper', [entry(4, long)]))).toMatchObject({
      status: 422,
      code: -2,
      fields: ['subjectAnswerReqList.0.answer'],
      changed: [],
    })
  })

  it('[EXM-014] are refused with more entries than any exam has', async () => {
    const entries = Array.from({ length: 501 }, (_, seq) => entry(0, 'b', { seq }))
    expect(await attack('savePaper', bodyOf('savePaper', entries))).toMatchObject({
      status: 422,
      code: -2,
      fields: ['subjectAnswerReqList'],
      changed: [],
    })
  })
})

describe('numbers out of range', () => {
  const wrong = ['-1', '1.5', '1000000001', '9007199254740993', '1e308', '1e999', '"2"', '[2]']

  it.each(['seq', 'generation'])('[EXM-103] %s is refused at its path', async (field) => {
    for (const text of field === 'seq' ? wrong : [...wrong, '0'])
      for (const name of taking.slice(0, 2)) {
        // The body is written as text, because JSON.stringify cannot write some of these numbers.
        const body = JSON.stringify(bodyOf(name, [entry(0, 'b', { [field]: 'HERE' })]))
        const said = await attack(name, body.replace('"HERE"', text))
        expect([text, said]).toMatchObject([
          text,
          { status: 422, code: -2, fields: [`${listOf[name]}.0.${field}`], changed: [] },
        ])
      }
  })

  it('[EXM-104] the time of a late answer is refused at its path', async () => {
    for (const at of [-1, 0.5, 8_640_000_000_001])
      expect(
        await attack('sendLateAnswers', bodyOf('sendLateAnswers', [entry(0, 'b', { at })])),
      ).toMatchObject({ status: 422, code: -2, fields: ['answers.0.at'], changed: [] })
  })

  it('[EXM-103] the highest allowed number does not block later answers', async () => {
    await classroom.save(recordId, [{ place: 0, answer: 'b', seq: 1_000_000_000 }], holder)
    const paper = await classroom.open(holder)
    const seq = paper.groups
      .flatMap(({ children }) => children)
      .find(({ value }) => value === 'b')?.seq
    await classroom.save(recordId, [{ place: 0, answer: 'c', seq: (seq ?? 0) + 1 }], holder)
    expect((await classroom.stored(0))?.answer).toBe('c')
  })
})

describe('late and repeated hand-ins', () => {
  /**
   * Late answers are stored for the teacher to decide. They change no mark by themselves (EXM-104).
   */
  const beside = ['attempt_late_answers']

  it('[EXM-036] [EXM-112] a second hand-in with better answers is refused and changes no mark', async () => {
    expect((await classroom.submit(recordId, [{ place: 0, answer: 'b' }], holder)).body.ok).toBe(
      true,
    )
    const { score, version, submittedAt } = await classroom.attempt()
    const body = bodyOf('submit', [entry(0, 'a'), entry(3, true)])
    for (let time = 0; time < 3; time += 1) {
      const said = await attack('submit', body)
      expect(said).toMatchObject({ status: 409, code: -4, reason: 'attemptClosed' })
      expect(said.changed.filter((table) => !beside.includes(table))).toEqual([])
    }
    expect(await classroom.attempt()).toMatchObject({
      score,
      version,
      submittedAt,
      state: 'submitted',
    })
    expect((await classroom.stored(0))?.answer).toBe('b')
  })

  it('[EXM-034] a save after the grace period is refused and changes no mark', async () => {
    testApp.clock.pass(minutes * 60 + graceSeconds)
    // The first request closes the attempt; afterwards nothing changes.
    const first = await attack('savePaper', bodyOf('savePaper', [entry(0, 'b', { seq: 9 })]))
    expect(first).toMatchObject({ status: 409, code: -4, reason: 'timeUp' })
    const { score, version } = await classroom.attempt()
    for (const name of ['savePaper', 'submit'] as const) {
      const said = await attack(name, bodyOf(name, [entry(1, ['a', 'b'], { seq: 10 })]))
      expect(said).toMatchObject({ status: 409, code: -4, reason: 'timeUp' })
      expect(said.changed.filter((table) => !beside.includes(table))).toEqual([])
    }
    expect(await classroom.attempt()).toMatchObject({ score, version, state: 'auto_submitted' })
    expect((await classroom.stored(0))?.answer).toBe('a')
  })

  it('[EXM-038] a further attempt is refused when none is left', async () => {
    await classroom.submit(recordId, [], holder)
    const said = await attack('addRecord', { examinationId: classroom.examinationId, holder })
    expect(said).toMatchObject({ status: 409, code: -4, reason: 'noAttemptsLeft', changed: [] })
  })

  it('[EXM-104] an open attempt accepts no late answers', async () => {
    const said = await attack('sendLateAnswers', bodyOf('sendLateAnswers', [entry(0, 'b')]))
    expect(said).toMatchObject({ status: 409, code: -4, reason: 'attemptOpen', changed: [] })
  })
})

describe('calls for teachers only', () => {
  it('[EXM-041] are refused to the student of the exam, even with the right signs', async () => {
    const subject = classroom.subject(0)
    const sign = classroom.examinationId
    const { version } = await classroom.detail(recordId)
    const own: [keyof typeof exams, object][] = [
      ['byRecordId', { sign: recordId }],
      ['gradeRecord', { recordId, version, items: [{ subjectId: subject, score: 10 }] }],
      ['allExamSubjects', { examinationId: sign }],
      ['byExaminationId', { sign }],
      ['updateReleaseStatus', { sign, status: 2 }],
      ['updateExamSubject', { examinationId: sign, subjectId: subject, score: 1 }],
      ['findRecordList', { examinationId: sign }],
      ['questionBankFindList', {}],
    ]
    for (const [name, body] of own)
      expect([name, await attack(name, body)]).toMatchObject([
        name,
        { status: 403, code: -6, changed: [] },
      ])
  })
})
