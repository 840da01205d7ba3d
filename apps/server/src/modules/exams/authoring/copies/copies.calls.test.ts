import { exams } from '@titian/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { questionVersions } from '../../tables.ts'
import { choiceItem, Draft, options } from './factories.ts'

let testApp: TestApp
let draft: Draft

beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())
beforeEach(async () => {
  testApp.clock.pass(5)
  draft = await Draft.open(testApp)
})

const other = { ...choiceItem('Which way?'), stem: 'Which way here?' }
const overtaken = { code: -4, extend: { reason: 'changedMeanwhile' } }
const notFound = { code: -2, extend: { refusal: 'notFound' } }
const released = { code: -4, extend: { reason: 'examReleased' } }

const ask = async <Call extends Parameters<TestApp['ask']>[0]>(
  call: Call,
  input: Parameters<TestApp['ask']>[1],
  by = draft.teacher,
) => {
  testApp.clock.pass(2)
  return (await testApp.ask(call, input as never, by)).body
}

describe('a question that is edited in an examination', () => {
  it('[EXM-080] [EXM-084] [EXM-206] changes only there, and is marked as changed', async () => {
    const elsewhere = await draft.examination(draft.bank)
    const before = await draft.bankQuestion()
    expect(await draft.first()).toMatchObject({ edited: false, bankDiffers: false, version: 1 })
    expect(await draft.rewrite(other, 1, 12.5)).toMatchObject({
      code: 200,
      data: {
        subjectName: 'Which way here?',
        version: 2,
        score: 12.5,
        edited: true,
        bankDiffers: true,
      },
    })
    expect(await draft.first()).toMatchObject({ subjectName: 'Which way here?', score: 12.5 })
    expect(await draft.bankQuestion()).toEqual(before)
    expect(await draft.first(elsewhere)).toMatchObject({
      subjectName: 'Which way?',
      edited: false,
      score: 10,
    })
    // The bank continues separately, with the number after the highest version.
    await draft.editInBank({ ...other, stem: 'Which way in the bank?' })
    expect(await draft.bankQuestion()).toMatchObject({ version: 3 })
    expect(await draft.first()).toMatchObject({ subjectName: 'Which way here?', version: 2 })
    expect(await draft.first(elsewhere)).toMatchObject({ edited: false, bankDiffers: true })
  })

  it('[EXM-080] may become any kind of question, and is refused if it is incomplete', async () => {
    expect(await draft.rewrite(other, undefined, 1000.5)).toMatchObject({
      code: -2,
      extend: { fields: { score: expect.any(String) } },
    })
    const wrong = { ...other, answer: 'z' } as typeof other
    expect(await draft.rewrite(wrong)).toMatchObject({
      code: -2,
      extend: { fields: { 'item.answer': expect.any(String) } },
    })
    const judge = { kind: 'judge', stem: 'True?', answer: false, analysis: '' } as const
    expect(await draft.rewrite(judge)).toMatchObject({
      code: 200,
      data: { type: 4, score: 10, item: judge },
    })
  })

  it('[EXM-206] is refused with the newer question if it was changed, and stored once when repeated', async () => {
    await draft.rewrite(other, 1)
    expect(await draft.rewrite({ ...other, stem: 'Later' }, 1)).toMatchObject({
      ...overtaken,
      extend: { newer: { subjectName: 'Which way here?', version: 2 } },
    })
    const versions = await testApp.db.$count(questionVersions)
    expect(await draft.rewrite(other, 2)).toMatchObject({ code: 200, data: { version: 2 } })
    expect(await testApp.db.$count(questionVersions)).toBe(versions)
    const both = await Promise.all(
      ['One', 'Two'].map((stem) => draft.rewrite({ ...other, stem }, 2)),
    )
    expect(both.filter(({ code }) => code === 200)).toHaveLength(1)
    expect(both.filter(({ code }) => code === -4)).toHaveLength(1)
  })

  it('[EXM-206] follows the bank again when its teacher chooses so', async () => {
    await draft.rewrite(other, 1, 15)
    const { id } = await draft.first()
    expect(await ask(exams.takeBankVersion, { id, version: 1 })).toMatchObject(overtaken)
    await draft.editInBank({ ...other, stem: 'Newest' })
    expect(await ask(exams.takeBankVersion, { id, version: 2 })).toMatchObject({
      code: 200,
      data: { subjectName: 'Newest', score: 15, edited: false, bankDiffers: false, version: 3 },
    })
    await draft.rewrite({ ...other, stem: 'Once more' })
    await ask(exams.questionBankDelete, { sign: draft.bank[0] })
    const { version, bankDiffers } = await draft.first()
    expect(bankDiffers).toBe(false)
    expect(await ask(exams.takeBankVersion, { id, version })).toMatchObject(notFound)
  })

  it('[EXM-084] leaves started attempts unchanged, whatever happens in bank and draft', async () => {
    await draft.rewrite(other, 1)
    expect(await draft.release()).toMatchObject({ code: 200 })
    await draft.begin()
    const before = await draft.paper()
    expect(before[0]!.item.stem).toBe('Which way here?')
    expect(await draft.rewrite({ ...other, stem: 'Never' })).toMatchObject(released)
    const { id, version } = await draft.first()
    expect(await ask(exams.takeBankVersion, { id, version })).toMatchObject(released)
    await draft.editInBank({ ...other, stem: 'Bank only' })
    expect((await draft.paper()).map(({ item }) => item)).toEqual(before.map(({ item }) => item))
  })

  it('[EXM-207] [EXM-084] is copied when the examination is duplicated', async () => {
    await draft.rewrite(other, 1)
    const input = {
      sign: draft.sign,
      examinationName: 'Twice',
      courseIdSign: draft.course,
      startTime: null,
    }
    const { body } = await testApp.ask(exams.duplicateExamination, input, draft.teacher)
    expect(await draft.first(body.data!.sign)).toMatchObject({
      subjectName: 'Which way here?',
      edited: true,
    })
  })
})

describe('the options of a question in an examination', () => {
  const contents = async () => (await draft.twoList())[0]!.optionList.map((o) => o.optionContent)
  const add = (optionContent: string, optionName: string, subjectId?: string) =>
    draft
      .first()
      .then(({ id }) =>
        ask(exams.optionCopyAdd, { optionContent, optionName, subjectId: subjectId ?? id }),
      )
  const optionAt = async (place: number) => (await draft.twoList())[0]!.optionList[place]!.sign
  const remove = (sign: string) => ask(exams.optionCopyDelete, { sign })

  it('[EXM-081] are added and deleted only in the examination', async () => {
    const { id } = await draft.first()
    expect(await add('Air', 'D')).toMatchObject({ code: 200, data: null })
    expect(await contents()).toEqual(['Rail', 'Road', 'River', 'Air'])
    expect(await add('Canal', 'b')).toMatchObject({ code: 200 })
    expect(await contents()).toEqual(['Rail', 'Canal', 'Road', 'River', 'Air'])
    expect(await remove(await optionAt(3))).toMatchObject({ code: 200, data: null })
    expect(await contents()).toEqual(['Rail', 'Canal', 'Road', 'Air'])
    const [first] = await draft.twoList()
    // An option keeps its id, because answers refer to options by id.
    expect(first!.optionList.map((one) => [one.optionName, one.id])).toEqual([
      ['A', 'a'],
      ['B', 'e'],
      ['C', 'b'],
      ['D', 'd'],
    ])
    expect(first).toMatchObject({ id, edited: true, answer: 'a' })
    const bank = await draft.bankQuestion()
    expect(bank.optionList.map((one) => one.optionContent)).toEqual(['Rail', 'Road', 'River'])
  })

  it('[EXM-206] always include the key and two options, and have signs of one version only', async () => {
    expect(await remove(await optionAt(0))).toMatchObject({
      code: -4,
      extend: { reason: 'optionIsRight' },
    })
    const [second, third] = [await optionAt(1), await optionAt(2)]
    expect(await remove(second)).toMatchObject({ code: 200 })
    // The second click on the same option and a click on an outdated page are refused.
    expect(await remove(second)).toMatchObject(overtaken)
    expect(await remove(third)).toMatchObject(overtaken)
    expect(await contents()).toEqual(['Rail', 'River'])
    expect(await remove(await optionAt(1))).toMatchObject({
      code: -4,
      extend: { reason: 'tooFewOptions' },
    })
  })

  it('[EXM-081] are refused at their field if no choice would remain', async () => {
    const field = (name: string) => ({
      code: -2,
      extend: { fields: { [name]: expect.any(String) } },
    })
    expect(await add('Road', 'D')).toMatchObject(field('optionContent'))
    expect(await add('', 'D')).toMatchObject(field('optionContent'))
    expect(await add('x'.repeat(1001), 'D')).toMatchObject(field('optionContent'))
    expect(await add('Air', 'E')).toMatchObject(field('optionName'))
    expect(await add('Air', '1')).toMatchObject(field('optionName'))
    for (const name of 'DEFGHIJ')
      expect(await add(`Way ${name}`, name)).toMatchObject({ code: 200 })
    expect(await add('Air', 'K')).toMatchObject({ extend: { reason: 'tooManyOptions' } })
    const [, judge] = await draft.subjects()
    expect(await add('Air', 'A', judge!.id)).toMatchObject({ extend: { reason: 'noOptions' } })
    expect(await contents()).toHaveLength(10)
  })

  it('[EXM-081] cannot change after the release', async () => {
    const option = await optionAt(2)
    await draft.release()
    expect(await add('Air', 'D')).toMatchObject(released)
    expect(await remove(option)).toMatchObject(released)
    expect(await contents()).toHaveLength(3)
  })

  it('[EXM-081] are found only by complete signs of their kind', async () => {
    const option = await optionAt(2)
    const [bankOption] = (await draft.bankQuestion()).optionList
    const { id } = await draft.first()
    for (const sign of [option.slice(0, -1), `${option}x`, option.slice(22), id, bankOption!.sign])
      expect(await remove(sign)).toMatchObject(notFound)
    expect(await ask(exams.optionDelete, { sign: option })).toMatchObject(notFound)
    const beyond = id + testApp.seal('option', 16 * 1 + 9)
    expect(await remove(beyond)).toMatchObject(notFound)
  })
})

describe('the options of the bank', () => {
  it('[EXM-082] [EXM-119] are added and deleted as new versions, which no examination follows', async () => {
    const subjectId = draft.bank[0]!
    const air = { subjectId, optionContent: 'Air', optionName: 'D' }
    expect(await ask(exams.optionAdd, air)).toMatchObject({ code: 200, data: null })
    expect(await ask(exams.optionAdd, { ...air, optionName: 'E' })).toMatchObject({
      code: -2,
      extend: { fields: { optionContent: 'The question already has this option.' } },
    })
    const { optionList, version, item } = await draft.bankQuestion()
    expect([version, optionList.map((one) => one.optionContent)]).toEqual([
      2,
      ['Rail', 'Road', 'River', 'Air'],
    ])
    expect(item).toMatchObject({ options: options('Rail', 'Road', 'River', 'Air') })
    expect(await ask(exams.optionDelete, { sign: optionList[0]!.sign })).toMatchObject({
      extend: { reason: 'optionIsRight' },
    })
    const { sign } = optionList[1]!
    expect(await ask(exams.optionDelete, { sign })).toMatchObject({ code: 200, data: null })
    expect(await ask(exams.optionDelete, { sign })).toMatchObject(overtaken)
    expect(await draft.bankQuestion()).toMatchObject({ version: 3 })
    expect(await draft.first()).toMatchObject({
      version: 1,
      bankDiffers: true,
      edited: false,
      item: { options: options('Rail', 'Road', 'River') },
    })
  })

  it('[EXM-082] can be changed only by their author', async () => {
    const colleague = await testApp.person('teacher,normal')
    const add = { subjectId: draft.bank[0]!, optionContent: 'Air', optionName: 'D' }
    expect(await ask(exams.optionAdd, add, colleague)).toMatchObject({ code: -6 })
    const [option] = (await draft.bankQuestion()).optionList
    expect(await ask(exams.optionDelete, { sign: option!.sign }, colleague)).toMatchObject({
      code: -6,
    })
    expect(await draft.bankQuestion()).toMatchObject({ version: 1 })
  })
})

describe('the list of questions and answers (two-list)', () => {
  it('[EXM-073] [EXM-074] [EXM-085] [EXM-086] has the questions, and with a record its answers', async () => {
    const [choice, judge] = await draft.twoList()
    expect(choice).toMatchObject({
      subjectName: 'Which way?',
      serialNumber: 1,
      level: 2,
      score: 10,
      answer: 'a',
      analysis: 'Because.',
      reply: null,
      optionList: [
        { optionName: 'A', optionContent: 'Rail', subjectId: choice!.id },
        { optionName: 'B', optionContent: 'Road', subjectId: choice!.id },
        { optionName: 'C', optionContent: 'River', subjectId: choice!.id },
      ],
    })
    expect(judge).toMatchObject({ optionList: [], answer: true })
    await draft.release()
    const recordId = await draft.begin()
    const [first, second] = await draft.paper()
    const answerList = [{ unitestingBankId: first!.unitestingBankId, answer: 'b', seq: 1 }]
    await ask(exams.submit, { answerList, examinationId: draft.sign, recordId }, draft.student)
    const replied = await draft.twoList(recordId)
    expect(replied.map(({ id, reply }) => [id, reply])).toMatchObject([
      [first!.unitestingBankId, { value: 'b', score: 0, right: false, waiting: false }],
      [second!.unitestingBankId, { value: null, score: 0, right: false, savedAt: null }],
    ])
    const paged = { examinationId: draft.sign, recordId, page: 2, size: 1 }
    expect(await ask(exams.twoList, paged)).toMatchObject({
      data: { total: 2, list: [{ id: second!.unitestingBankId }] },
    })
  })

  it('[EXM-073] is for the teachers of the course, and for records of the examination', async () => {
    await draft.release()
    const elsewhere = await draft.examination(draft.bank)
    await draft.release(1, elsewhere)
    const recordId = await draft.begin(elsewhere)
    const input = { examinationId: draft.sign }
    expect(await ask(exams.twoList, { ...input, recordId })).toMatchObject(notFound)
    expect(await ask(exams.twoList, input, draft.student)).toMatchObject({ code: -6 })
    const colleague = await testApp.person('teacher,normal')
    expect(await ask(exams.twoList, input, colleague)).toMatchObject({ code: -6 })
  })
})

it('[EXM-079] [EXM-114] shows the frozen questions of a released examination with their options', async () => {
  const { id } = await draft.first()
  const look = () => ask(exams.byChoicesReleased, { sign: id })
  expect(await look()).toMatchObject(notFound)
  await draft.release()
  await draft.editInBank(other)
  expect(await look()).toMatchObject({
    data: {
      subjectName: 'Which way?',
      answer: 'a',
      optionList: [
        { optionContent: 'Rail' },
        { optionContent: 'Road' },
        { optionContent: 'River' },
      ],
    },
  })
  const colleague = await testApp.person('teacher,normal')
  expect(await ask(exams.byChoicesReleased, { sign: id }, colleague)).toMatchObject({ code: -6 })
})
