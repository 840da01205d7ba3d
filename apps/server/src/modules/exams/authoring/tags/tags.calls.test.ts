import { exams, type InputOf } from '@titian/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type Person, type TestApp } from '../../../../testing/test-app.ts'
import { choiceItem, Draft } from '../copies/factories.ts'

type Tagging = InputOf<typeof exams.tagQuestions>

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

const tagsOf = async (sign: string) => (await draft.bankQuestion(sign)).tags
const tag = async (change: Tagging, by: Person = draft.teacher) => {
  testApp.clock.pass(2)
  return (await testApp.ask(exams.tagQuestions, change, by)).body
}
const find = async (filter: InputOf<typeof exams.questionBankFindList>) =>
  (await testApp.ask(exams.questionBankFindList, filter, draft.teacher)).body.data!
const letters = (count: number) => Array.from({ length: count }, (_, index) => `Tag ${index}`)

describe('the tags of a question', () => {
  it('[EXM-203] are stored with it for all versions, and unchanged unless a request has tags', async () => {
    const sign = await draft.add(choiceItem('Which port?'), { tags: ['Ports', ' Sea  freight '] })
    expect(await tagsOf(sign)).toEqual(['Ports', 'Sea freight'])
    await draft.editInBank(choiceItem('Which harbour?'), sign)
    expect(await draft.bankQuestion(sign)).toMatchObject({
      version: 2,
      tags: ['Ports', 'Sea freight'],
    })
    const { item, level, score, courseIdSign, version } = await draft.bankQuestion(sign)
    const input = { idSign: sign, version, item, level: level as 1, score, courseIdSign, tags: [] }
    testApp.clock.pass(2)
    const { body } = await testApp.ask(exams.questionBankUpdate, input, draft.teacher)
    expect(body.data).toMatchObject({ tags: [] })
  })

  it('[EXM-203] are equal in any case and spacing, and belong to one school', async () => {
    const name = `Trade Law ${draft.courseId}`
    const sign = await draft.add(choiceItem('One'), {
      tags: [name, name.toUpperCase(), name.replaceAll(' ', '')],
    })
    expect(await tagsOf(sign)).toEqual([name])
    const other = await draft.add(choiceItem('Other'), { tags: [name.toLowerCase()] })
    expect(await tagsOf(other)).toEqual([name])
    expect(await find({ tag: ` ${name.toUpperCase()}` })).toMatchObject({ total: 2 })
    expect(await find({ tag: 'nobody has it' })).toMatchObject({ total: 0, list: [] })
    const known = await testApp.ask(exams.questionTags, { word: name.slice(0, 9) }, draft.teacher)
    expect(known.body.data!.list).toContainEqual({ name, uses: 2 })
    await testApp.ask(exams.questionBankDelete, { sign: other }, draft.teacher)
    const remaining = await testApp.ask(exams.questionTags, { word: name }, draft.teacher)
    expect(remaining.body.data).toEqual({ list: [{ name, uses: 1 }], total: 1 })
  })

  it('[EXM-203] are at most ten of 1 to 40 letters, and refused at their field', async () => {
    const add = async (tags: string[]) => {
      testApp.clock.pass(2)
      const question = { item: choiceItem('Limits'), tags }
      return (await testApp.ask(exams.questionBankAdd, question, draft.teacher)).body
    }
    const refused = (field: string) => ({
      code: -2,
      extend: { fields: { [field]: expect.any(String) } },
    })
    expect(await add(['a'.repeat(41)])).toMatchObject(refused('tags.0'))
    expect(await add(['  '])).toMatchObject(refused('tags.0'))
    expect(await add(['\u200b'])).toMatchObject(refused('tags.0'))
    expect(await add(letters(11))).toMatchObject(refused('tags'))
    expect(await add(['a'.repeat(40), ...letters(9)])).toMatchObject({ code: 200 })
  })
})

describe('several questions at once', () => {
  it('[EXM-203] get and lose tags, with the number of changed and of skipped ones', async () => {
    const [one, two] = draft.bank as [string, string]
    const full = await draft.add(choiceItem('Full'), { tags: letters(10) })
    const colleague = await testApp.person('teacher,normal')
    testApp.clock.pass(2)
    const foreign = (
      await testApp.ask(exams.questionBankAdd, { item: choiceItem('Foreign') }, colleague)
    ).body.data!.sign
    await tag({ signs: [two], add: ['Unit 1'] })
    expect(await tag({ signs: [one, two, two, full, foreign], add: ['unit  1'] })).toMatchObject({
      code: 200,
      data: { changed: 1, same: 1, notYours: 1, full: 1 },
    })
    expect(await tagsOf(one)).toEqual(['Unit 1'])
    expect(await tagsOf(full)).toHaveLength(10)
    expect(await tag({ signs: [one, full], add: ['New'], remove: ['TAG 3'] })).toMatchObject({
      data: { changed: 2, full: 0 },
    })
    expect(await tagsOf(full)).toContain('New')
    expect(await tagsOf(full)).not.toContain('Tag 3')
    expect(await tag({ signs: [testApp.seal('question', 999_999)], add: ['x'] })).toMatchObject({
      extend: { refusal: 'notFound' },
    })
  })

  it('[EXM-203] are all that match the filter, course and word, at most 500', async () => {
    const courseIdSign = draft.course
    const filter = { courseIdSign, subjectName: 'which' }
    expect(await tag({ filter, add: ['Found'] })).toMatchObject({ data: { changed: 1, same: 0 } })
    expect((await find({ courseIdSign, tag: 'found' })).list).toMatchObject([
      { subjectName: 'Which way?' },
    ])
    const questionId = testApp.app.deps.signs.open('question', draft.bank[0]!)
    await testApp.db.execute(sql`
      insert into questions (school_id, author_id, course_id, level, points, created_at, updated_at)
      select school_id, author_id, course_id, level, points, now(), now() from questions, generate_series(1, 500)
      where id = ${questionId}`)
    await testApp.db.execute(sql`
      insert into question_versions (school_id, question_id, version, kind, item, subject_name, created_by, created_at)
      select q.school_id, q.id, 1, v.kind, v.item, v.subject_name, v.created_by, now()
      from questions q, question_versions v where q.course_id = ${draft.courseId} and v.question_id = ${questionId}
      on conflict do nothing`)
    expect(await tag({ filter: { courseIdSign }, add: ['All'] })).toMatchObject({
      code: -2,
      extend: { fields: { filter: expect.stringContaining('500') } },
    })
    expect(await find({ tag: 'All' })).toMatchObject({ total: 0 })
  })

  it('[EXM-203] keep all tags when two people tag them at the same time', async () => {
    const staff = await testApp.person('schoolAdmin')
    const signs = draft.bank
    testApp.clock.pass(2)
    const answers = await Promise.all([
      testApp.ask(exams.tagQuestions, { signs, add: letters(6) }, draft.teacher),
      testApp.ask(exams.tagQuestions, { signs: signs.toReversed(), add: ['TAG 0', 'S 1'] }, staff),
    ])
    expect(answers.map(({ body }) => body.code)).toEqual([200, 200])
    for (const sign of signs) expect(await tagsOf(sign)).toHaveLength(7)
  })

  it('[EXM-236] are tagged if they are ticked, whatever the filter finds, and a deleted one is reported', async () => {
    const [ticked, other] = draft.bank as [string, string]
    const gone = await draft.add(choiceItem('Gone'))
    await testApp.ask(exams.questionBankDelete, { sign: gone }, draft.teacher)
    const { data } = await tag({
      signs: [ticked, gone],
      filter: { courseIdSign: draft.course },
      add: ['Ticked'],
    })
    expect(data).toEqual({ changed: 1, same: 0, notYours: 0, full: 0, gone: 1 })
    expect(await tagsOf(ticked)).toEqual(['Ticked'])
    expect(await tagsOf(other)).toEqual([])
    for (const none of [{}, { signs: [] }])
      expect(await tag({ ...none, add: ['None'] })).toMatchObject({
        code: -2,
        extend: { fields: { signs: expect.anything() } },
      })
  })

  it('[EXM-237] are deleted if they are ticked, or else all that match the filter, at most 100', async () => {
    const word = `Sweep ${draft.courseId}`
    const [ticked, second, third] = [
      await draft.add(choiceItem(`${word} 1`)),
      await draft.add(choiceItem(`${word} 2`)),
      await draft.add(choiceItem(`${word} 3`)),
    ]
    const remaining = async () =>
      (await find({ subjectName: word })).list.map(({ idSign }) => idSign).toSorted()
    const remove = async (input: InputOf<typeof exams.questionBankDeleteMany>) => {
      testApp.clock.pass(2)
      return (await testApp.ask(exams.questionBankDeleteMany, input, draft.teacher)).body
    }
    const filter = { subjectName: word }
    expect((await remove({ signs: [ticked], filter })).data).toEqual({ deleted: 1, kept: [] })
    expect(await remaining()).toEqual([second, third].toSorted())
    expect(await remove({})).toMatchObject({
      code: -2,
      extend: { fields: { signs: expect.anything() } },
    })
    expect((await remove({ filter })).data).toEqual({ deleted: 2, kept: [] })
    expect(await remaining()).toEqual([])
    expect(await tagsOf(draft.bank[0] as string)).toEqual([])
    const many = { courseIdSign: draft.course }
    await testApp.db.execute(sql`
      insert into questions (school_id, author_id, course_id, level, points, current_version, created_at, updated_at)
      select school_id, author_id, course_id, level, points, 1, now(), now() from questions, generate_series(1, 100)
      where course_id = ${draft.courseId} limit 100`)
    await testApp.db.execute(sql`
      insert into question_versions (school_id, question_id, version, kind, item, subject_name, created_by, created_at)
      select q.school_id, q.id, 1, v.kind, v.item, v.subject_name, v.created_by, now()
      from questions q, (select * from question_versions where school_id = ${testApp.schoolId} limit 1) v
      where q.course_id = ${draft.courseId} on conflict do nothing`)
    expect(await remove({ filter: many })).toMatchObject({
      code: -2,
      extend: { fields: { filter: expect.stringContaining('100') } },
    })
  })

  it('[EXM-205] are deleted, and each one that cannot be has a reason', async () => {
    const [one, two] = draft.bank as [string, string]
    const colleague = await testApp.person('teacher,normal')
    testApp.clock.pass(2)
    const foreign = (
      await testApp.ask(exams.questionBankAdd, { item: choiceItem('Foreign') }, colleague)
    ).body.data!.sign
    await testApp.ask(exams.questionBankDelete, { sign: two }, draft.teacher)
    testApp.clock.pass(2)
    const signs = [one, two, foreign]
    const { body } = await testApp.ask(exams.questionBankDeleteMany, { signs }, draft.teacher)
    expect(body.data).toEqual({
      deleted: 1,
      kept: [
        { sign: two, name: '', reason: 'This question has been deleted already.' },
        { sign: foreign, name: 'Foreign', reason: expect.stringContaining('Only its author') },
      ],
    })
    expect(await find({ courseIdSign: draft.course })).toMatchObject({ total: 0 })
    expect(await draft.subjects()).toHaveLength(2)
  })
})

it('[EXM-118] [EXM-203] a rule draws and counts by tag too, and the release follows it', async () => {
  for (const number of [1, 2, 3])
    await draft.add(choiceItem(`Easy ${number}`), { tags: number < 3 ? ['Easy'] : ['Other'] })
  const examinationId = await draft.examination([], { totalScore: 20 })
  const rule = { courseIdSign: draft.course, amount: 3, score: 10, tag: 'EASY' }
  const look = async (draws: (typeof rule)[]) =>
    (await testApp.ask(exams.examDraws, { examinationId, draws }, draft.teacher)).body
  expect((await look([rule])).data!.draws).toMatchObject([{ found: 2, enough: false }])
  expect(await look([{ ...rule, tag: 'unknown' }])).toMatchObject({
    code: -2,
    extend: { fields: { 'draws.0.tag': 'No question of the bank has this tag.' } },
  })
  const draws = [{ ...rule, amount: 2 }]
  const saved = await testApp.ask(
    exams.saveExamDraws,
    { examinationId, version: 1, draws },
    draft.teacher,
  )
  expect(saved.body.data!.draws).toMatchObject([{ tag: 'Easy', found: 2, enough: true }])
  expect(await draft.release(1, examinationId)).toMatchObject({ code: 200 })
  await draft.begin(examinationId)
  const stems = (await draft.paper(examinationId)).map(({ item }) => item.stem)
  expect(stems.toSorted()).toEqual(['Easy 1', 'Easy 2'])
})

it('[EXM-204] questions are added in one step, each once, at most 100', async () => {
  const [one, two] = draft.bank as [string, string]
  const examinationId = await draft.examination([])
  const add = async (subjectIdList: string[]) => {
    testApp.clock.pass(2)
    const input = { examinationId, subjectIdList }
    return (await testApp.ask(exams.addExamSubject, input, draft.teacher)).body
  }
  expect(await add(Array.from({ length: 101 }, () => one))).toMatchObject({ code: -2 })
  expect(await add([one, two, one])).toMatchObject({ code: 200 })
  expect(await add([two])).toMatchObject({ code: -4, extend: { reason: 'questionInUse' } })
  expect(await draft.subjects(examinationId)).toHaveLength(2)
})
