import { exams, type Paper } from '@titian/contract'
import type { Item } from '@titian/exam-items/shape'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { openClassroom } from '../saving/factories.ts'
import { attemptItems } from '../../tables.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp.close())

const options = ['Rail', 'Road', 'Ship', 'Air', 'Both of the above'].map((content, index) => ({
  id: 'abcde'.charAt(index),
  content,
  feedback: `secret-feedback ${index}`,
}))
const loose: Item = {
  kind: 'multiple',
  stem: 'Which ones?',
  options,
  answer: ['a', 'b'],
  strategy: 'all',
  analysis: '',
}
const fixed: Item = {
  kind: 'single',
  stem: 'Which one?',
  options,
  keepOrder: true,
  answer: 'e',
  analysis: '',
}
const orderIn = (paper: Paper, kind: string): string =>
  paper.groups
    .flatMap(({ children }) => children)
    .filter(({ item }) => item.kind === kind)
    .flatMap(({ item }) => item.options ?? [])
    .map(({ id }) => id)
    .join('')

it('[EXM-253] does not shuffle the options of a question that keeps its order, in papers and trials', async () => {
  const room = await openClassroom(testApp, { items: [fixed, loose], shuffle: true })
  const orders = { single: new Set<string>(), multiple: new Set<string>() }
  const note = (paper: Paper) => {
    orders.single.add(orderIn(paper, 'single'))
    orders.multiple.add(orderIn(paper, 'multiple'))
  }
  for (let round = 0; round < 5; round += 1) {
    await room.submit(await room.begin())
    note(await room.open())
    const looked = await testApp.ask(
      exams.getExaminationPaper,
      { examinationId: room.examinationId, holder: 'a-tab-that-looks' },
      { person: room.teacher, asStudent: true },
    )
    if (!looked.body.data) throw new Error(looked.body.msg)
    note(looked.body.data)
  }
  expect([...orders.single]).toEqual(['abcde'])
  expect(orders.multiple.size).toBeGreaterThan(1)
  const rows = await testApp.db.select({ order: attemptItems.optionOrder }).from(attemptItems)
  expect(rows.filter(({ order }) => order === null)).toHaveLength(5)
})

it('[EXM-252] hides feedback while a paper is written and answers are hidden, and shows it afterwards', async () => {
  for (const [reviewWhen, isShown] of [
    ['submitted', true],
    ['never', false],
  ] as const) {
    const room = await openClassroom(testApp, { items: [fixed], reviewWhen })
    const recordId = await room.begin()
    await room.save(recordId, [{ place: 0, answer: 'b', seq: 1 }])
    expect(JSON.stringify(await room.open())).not.toContain('secret-feedback')
    await room.submit(recordId)
    const paper = await room.open()
    const review = paper.groups[0]?.children[0]?.review
    if (isShown)
      expect(review?.feedback).toEqual(options.map(({ id, feedback }) => ({ id, text: feedback })))
    else expect(JSON.stringify(paper)).not.toContain('secret-feedback')
  }
})

it('[FRM-446] finds a question by full-width letters, and one that contains such letters', async () => {
  const teacher = await testApp.person('teacher,normal')
  const stems = ['Keyword A9 of a listing', '什么是ＡＣｏＳ？']
  for (const stem of stems) {
    const item = { kind: 'judge' as const, stem, answer: true, analysis: '' }
    await testApp.ask(exams.questionBankAdd, { item }, teacher)
  }
  for (const [subjectName, stem] of [
    ['ＫＥＹＷＯＲＤ　Ａ９', stems[0]],
    ['什么是ＡＣｏＳ', stems[1]],
  ] as const) {
    const { body } = await testApp.ask(exams.questionBankFindList, { subjectName }, teacher)
    expect(body.data?.list.map(({ item }) => item.stem)).toEqual([stem])
  }
})

it('[EXM-252] [EXM-253] stores both with a question of the bank, and refuses too long feedback at its field', async () => {
  const teacher = await testApp.person('teacher,normal')
  const draft = { courseIdSign: null, level: 1 as const, score: 5, item: fixed }
  const added = await testApp.ask(exams.questionBankAdd, draft, teacher)
  const sign = added.body.data?.sign ?? ''
  const read = await testApp.ask(exams.questionBankGetById, { sign }, teacher)
  expect(read.body.data).toMatchObject({
    item: { keepOrder: true, options: [{ feedback: 'secret-feedback 0' }, {}, {}, {}, {}] },
  })
  const long = options.map((one) => ({ ...one, feedback: 'x'.repeat(1001) }))
  const refused = await testApp.ask(
    exams.questionBankAdd,
    { ...draft, item: { ...fixed, options: long } },
    teacher,
  )
  expect(Object.keys(refused.body.extend?.['fields'] ?? {})).toContain('item.options.0.feedback')
})
