import { publicItem } from '@titian/exam-items/public'
import type { Item } from '@titian/exam-items/shape'
import { describe, expect, it } from 'vitest'
import { readAnswers } from './answer-rules.ts'

const options = ['a', 'b', 'c'].map((id) => ({ id, content: id }))
const items: Item[] = [
  { kind: 'single', stem: 's', analysis: '', options, answer: 'a' },
  { kind: 'multiple', stem: 's', analysis: '', options, answer: ['a'], strategy: 'all' },
  { kind: 'blank', stem: 'x ___ y ___', analysis: '', blanks: [['1'], ['2']] },
]
const layout = {
  bySubject: new Map(
    items.map((item, place) => [
      place + 1,
      {
        itemId: 100 + place,
        number: place + 1,
        subjectId: place + 1,
        points: 100,
        optionOrder: null,
        item,
        shown: publicItem(item),
      },
    ]),
  ),
}

describe('answers at the edge', () => {
  it('[EXM-015][EXM-017] takes the array and the comma-joined form', () => {
    expect(
      readAnswers(layout, [
        { subjectId: 2, answer: 'a,c' },
        { subjectId: 3, answer: ['x', 'y,z'] },
      ]),
    ).toEqual({
      ok: true,
      answers: [
        { itemId: 101, answer: ['a', 'c'], seq: undefined },
        { itemId: 102, answer: ['x', 'y,z'], seq: undefined },
      ],
    })
  })

  it('[EXM-016] reads a missing answer as none', () => {
    expect(readAnswers(layout, [{ subjectId: 1, seq: 4 }])).toEqual({
      ok: true,
      answers: [{ itemId: 100, answer: null, seq: 4 }],
    })
  })

  it('[EXM-017] names what does not fit and reads nothing then', () => {
    expect(
      readAnswers(layout, [
        { subjectId: 1, answer: 'a' },
        { subjectId: 1, answer: 'z' },
        { subjectId: 9, answer: 'a' },
        { subjectId: 3, answer: 'only one' },
      ]),
    ).toEqual({ ok: false, misfits: [1, 2, 3] })
  })
})
