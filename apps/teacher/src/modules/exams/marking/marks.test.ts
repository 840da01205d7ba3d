import type { RecordDetail } from '@titian/contract'
import { expect, it } from 'vitest'
import { isGradable, marksOf, marksToSend, wrongMarks } from './marks.ts'

const base = {
  scoring: 'marked' as const,
  comment: null,
  savedAt: null,
  number: 1,
  maxScore: 5,
  double: null,
  late: [],
  earlier: [],
}
const note = { kind: 'annotation', stem: 'S', model: '', analysis: '' } as const
const judge = { kind: 'judge', stem: 'S', answer: true, analysis: '' } as const
const items: RecordDetail['items'] = [
  { ...base, subjectId: 'a', item: note, answer: 'words', score: null, waiting: true },
  { ...base, subjectId: 'b', item: note, answer: null, score: 0, waiting: false },
  { ...base, subjectId: 'c', item: judge, answer: true, score: 5, waiting: false },
]
const detail: RecordDetail = {
  version: 1,
  deadline: null,
  allowances: [],
  extension: null,
  items,
  record: {
    recordId: 'r',
    examinationId: 'e',
    examinationName: 'E',
    courseName: 'C',
    userName: 'U',
    studentCard: null,
    number: 1,
    state: 'submitted',
    submitStatus: 1,
    startedAt: '',
    submittedAt: null,
    score: null,
    totalScore: 15,
    waitingForMarks: true,
    lateWaiting: 0,
  },
}

it('[EXM-098] only written explanations need a mark', () => {
  expect(items.map(isGradable)).toEqual([true, false, false])
  expect(Object.keys(marksOf(detail))).toEqual(['a'])
})

it('[EXM-098] each mark must be between 0 and its maximum', () => {
  const wrong = (score: number | string) => wrongMarks(detail, { a: { score, comment: '' } })
  expect([wrong(''), wrong(-1), wrong(5.01), wrong('x')]).toEqual([['a'], ['a'], ['a'], ['a']])
  expect([wrong(0), wrong(5), wrong('2.5')]).toEqual([[], [], []])
  const sent = marksToSend(detail, { a: { score: '2.5', comment: 'Good' } })
  expect(sent).toEqual([{ subjectId: 'a', score: 2.5, comment: 'Good' }])
})
