import { type Correction, exams } from '@titian/contract'
import type { Item } from '@titian/exam-items/shape'
import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../../testing/test-app.ts'
import { type Classroom, openClassroom } from '../saving/factories.ts'
import { attemptItems, questions, questionVersions } from '../../tables.ts'

let testApp: TestApp
let classroom: Classroom

const texts = (list: string[]) =>
  list.map((content, index) => ({ id: 'abcd'.charAt(index), content }))
/**
 * A matching question as a teacher writes it: each option has its prompt, and one option belongs to
 * no prompt.
 */
const ports: Extract<Item, { kind: 'matching' }> = {
  kind: 'matching',
  stem: 'Which port lies where?',
  prompts: texts(['Klang', 'Pasir Gudang', 'Butterworth']),
  options: texts(['Selangor', 'Johor', 'Penang', 'Sabah']),
  answer: ['a', 'b', 'c'],
  scoring: 'each',
  analysis: 'secret-analysis',
}
const allOrNothing = { ...ports, stem: 'And all at once?', scoring: 'all' as const }

beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())
beforeEach(async () => {
  classroom = await openClassroom(testApp, { items: [ports, allOrNothing] })
})

const childrenOf = async () => (await classroom.open()).groups.flatMap(({ children }) => children)

/** Returns the ids of options by their texts, as the student's page knows them. */
async function choiceOf(place: number) {
  const { item } = (await childrenOf())[place]!
  return (...list: string[]) =>
    list.map((text) => item.options?.find(({ content }) => content === text)?.id ?? '')
}

const marks = () =>
  testApp.db
    .select({ score: attemptItems.score, isRight: attemptItems.isRight })
    .from(attemptItems)
    .where(
      eq(
        attemptItems.examSubjectId,
        testApp.app.deps.signs.open('examSubject', classroom.subject(0))!,
      ),
    )
    .orderBy(asc(attemptItems.id))

async function sit(by: Person, first: string[], second: string[]): Promise<string> {
  const record = await classroom.begin(undefined, by)
  const list = [
    { place: 0, answer: first },
    { place: 1, answer: second },
  ]
  expect((await classroom.save(record, list, undefined, by)).status).toBe(200)
  const { examinationId } = classroom
  await testApp.ask(exams.submit, { examinationId, recordId: record, answerList: [] }, by)
  return record
}

async function classmate(): Promise<Person> {
  const person = await testApp.person()
  await classroom.join(person)
  return person
}

describe('a paper with a matching question', () => {
  it('[EXM-239] shows prompts in their order and options by their texts, and hides the pairs', async () => {
    await classroom.begin()
    const [child] = await childrenOf()
    expect(child!.item.prompts?.map(({ content }) => content)).toEqual([
      'Klang',
      'Pasir Gudang',
      'Butterworth',
    ])
    expect(child!.item.options?.map(({ content }) => content)).toEqual([
      'Johor',
      'Penang',
      'Sabah',
      'Selangor',
    ])
    expect(Object.keys(child!.item).toSorted()).toEqual(['kind', 'options', 'prompts', 'stem'])
    for (const { id } of child!.item.options ?? []) expect(id).toMatch(/^e[0-9a-z]{13}$/)
    expect(JSON.stringify(child)).not.toContain('secret')
  })

  it('[EXM-239] saves an incomplete choice, and refuses an option that the question does not have', async () => {
    const record = await classroom.begin()
    const choice = await choiceOf(0)
    const [johor = ''] = choice('Johor')
    expect((await classroom.save(record, [{ place: 0, answer: ['', johor, ''] }])).status).toBe(200)
    expect((await classroom.stored(0))?.answer).toEqual(['', johor, ''])
    expect((await childrenOf())[0]!.value).toEqual(['', johor, ''])
    for (const answer of [[johor], ['a', 'b', 'c'], [johor, johor, johor, johor]])
      expect((await classroom.save(record, [{ place: 0, answer }])).body.code).not.toBe(200)
    expect((await classroom.stored(0))?.answer).toEqual(['', johor, ''])
  })

  it('[EXM-240] [EXM-242] is marked at submission, and then shows the right pairs', async () => {
    await classroom.begin()
    const choice = await choiceOf(0)
    const answer = choice('Selangor', 'Sabah', 'Penang')
    const record = await sit(classroom.student, answer, answer)
    const rows = await testApp.db
      .select({ score: attemptItems.score, isRight: attemptItems.isRight })
      .from(attemptItems)
      .orderBy(asc(attemptItems.id))
    expect(rows.slice(-2)).toEqual([
      { score: 667, isRight: false },
      { score: 0, isRight: false },
    ])
    const { body } = await testApp.ask(
      exams.getPaperRecord,
      { unitestingUserRecordId: record },
      classroom.student,
    )
    const [child] = body.data!.groups.flatMap(({ children }) => children)
    expect(child).toMatchObject({
      studentScore: 6.67,
      right: false,
      value: answer,
      review: { answer: choice('Selangor', 'Johor', 'Penang'), analysis: 'secret-analysis' },
    })
    const practice = (again: string[]) =>
      testApp.ask(
        exams.checkPractice,
        { unitestingUserRecordId: record, unitestingBankId: classroom.subject(0), answer: again },
        classroom.student,
      )
    const right = choice('Selangor', 'Johor', 'Penang')
    expect((await practice(right)).body.data).toEqual({ right: true, studentScore: 10 })
    expect((await practice(answer)).body.data).toEqual({ right: false, studentScore: 6.67 })
  })

  it('[EXM-243] counts in the statistics for each prompt how many chose each option', async () => {
    await classroom.begin()
    const choice = await choiceOf(0)
    await sit(classroom.student, choice('Selangor', 'Johor', ''), ['', '', ''])
    await sit(await classmate(), choice('Selangor', 'Sabah', 'Sabah'), ['', '', ''])
    await sit(await classmate(), choice('Johor', 'Sabah', ''), ['', '', ''])
    const { body } = await testApp.ask(
      exams.examinationResults,
      { sign: classroom.examinationId },
      classroom.teacher,
    )
    const [first, second] = body.data!.questions
    expect(first!.options.map(({ content, right, chosen }) => [content, right, chosen])).toEqual([
      ['Klang → Selangor', true, 2],
      ['Klang → Johor', false, 1],
      ['Pasir Gudang → Johor', true, 1],
      ['Pasir Gudang → Sabah', false, 2],
      ['Butterworth → Penang', true, 0],
      ['Butterworth → Sabah', false, 1],
    ])
    expect(first).toMatchObject({ unansweredShare: 0, rightShare: 0, pointsShare: 0.3337 })
    expect(second).toMatchObject({ unansweredShare: 1 })
  })
})

describe('a correction of a matching question', () => {
  const preview = (correction: Correction) =>
    testApp.ask(
      exams.previewRegrade,
      {
        examinationId: classroom.examinationId,
        subjectId: classroom.subject(0),
        correction,
        page: 1,
        size: 20,
      },
      classroom.teacher,
    )
  const correct = async (correction: Correction) => {
    const { body } = await preview(correction)
    return testApp.ask(
      exams.applyRegrade,
      {
        examinationId: classroom.examinationId,
        subjectId: classroom.subject(0),
        correction,
        digest: body.data?.digest ?? '',
        reason: 'The key was wrong.',
        page: 1,
        size: 20,
      },
      classroom.teacher,
    )
  }

  it('[EXM-244] marks all papers by another key, and can give everybody full marks', async () => {
    await classroom.begin()
    const choice = await choiceOf(0)
    await sit(classroom.student, choice('Selangor', 'Sabah', 'Penang'), ['', '', ''])
    const [kept] = await testApp.db
      .select({ item: questionVersions.item })
      .from(questionVersions)
      .innerJoin(questions, eq(questions.id, questionVersions.questionId))
      .where(
        and(
          eq(questions.authorId, classroom.teacher.userId),
          eq(questionVersions.subjectName, ports.stem),
        ),
      )
    const item = kept!.item as typeof ports
    const turned = { ...item, options: item.options.toReversed() }
    expect((await preview({ kind: 'key', item: turned })).body.code).toBe(-2)
    const swapped = { ...item, prompts: item.prompts.toReversed() }
    expect((await preview({ kind: 'key', item: swapped })).body.code).toBe(-2)
    const corrected = {
      ...item,
      options: item.options.map((one) =>
        one.content === 'Sabah' ? { ...one, content: 'Sabah (East Malaysia)' } : one,
      ),
      answer: choice('Selangor', 'Sabah', 'Penang'),
    }
    expect((await correct({ kind: 'key', item: corrected })).body.code).toBe(200)
    expect(await marks()).toEqual([{ score: 1000, isRight: true }])
    await sit(await classmate(), ['', '', ''], ['', '', ''])
    expect((await correct({ kind: 'fullMarks' })).body.code).toBe(200)
    expect((await marks()).map(({ score }) => score)).toEqual([1000, 1000])
  })
})

describe('a matching question in the bank', () => {
  it('[EXM-238] is stored once, with ids that depend only on its texts, and refused at a wrong field', async () => {
    const { teacher } = classroom
    const item = { ...ports, stem: 'Only in the bank' }
    testApp.clock.pass(2)
    const { body } = await testApp.ask(exams.questionBankAdd, { item }, teacher)
    expect(body.code).toBe(200)
    testApp.clock.pass(2)
    const again = { ...item, options: item.options.map((one) => ({ ...one, id: `x${one.id}` })) }
    again.answer = item.answer.map((id) => `x${id}`)
    expect((await testApp.ask(exams.questionBankAdd, { item: again }, teacher)).body).toMatchObject(
      {
        code: -4,
        extend: { reason: 'sameQuestion' },
      },
    )
    const read = await testApp.ask(exams.questionBankGetById, { sign: body.data!.sign }, teacher)
    expect(read.body.data!.item).toMatchObject({ kind: 'matching', prompts: ports.prompts })
    expect(read.body.data!.optionList.map(({ optionName }) => optionName)).toEqual([
      'A',
      'B',
      'C',
      'D',
    ])
    testApp.clock.pass(2)
    const faulty = { ...item, answer: ['a', '', 'c'] }
    const refused = await testApp.ask(exams.questionBankAdd, { item: faulty }, teacher)
    expect(refused.body.code).toBe(-2)
    expect(Object.keys(refused.body.extend?.fields ?? {})).toEqual(['item.answer.1'])
  })
})
