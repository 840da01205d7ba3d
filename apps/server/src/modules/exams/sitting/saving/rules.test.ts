import type { Item } from '@titian/exam-items/shape'
import { publicItem } from '@titian/exam-items/public'
import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { latestOf, readAnswers } from './rules.ts'

const options = ['a', 'b', 'c'].map((id) => ({ id, content: id }))
const items: Item[] = [
  { kind: 'single', stem: 's', analysis: '', options, answer: 'a' },
  { kind: 'multiple', stem: 's', analysis: '', options, answer: ['a'], strategy: 'all' },
  { kind: 'blank', stem: 'x ___ y ___', analysis: '', blanks: [['1'], ['2']] },
]
const attemptPaper = {
  bySubject: new Map(
    items.map((item, place) => [
      place + 1,
      {
        itemId: 100 + place,
        number: place + 1,
        subjectId: place + 1,
        versionId: 1,
        points: 100,
        optionOrder: null,
        item,
        shown: publicItem(item),
      },
    ]),
  ),
}

describe('unusual forms of answers', () => {
  it('[EXM-015][EXM-017] may be an array or joined by commas', () => {
    expect(
      readAnswers(attemptPaper, [
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

  it('[EXM-016] may be missing, which counts as not answered', () => {
    expect(readAnswers(attemptPaper, [{ subjectId: 1, seq: 4 }])).toEqual({
      ok: true,
      answers: [{ itemId: 100, answer: null, seq: 4 }],
    })
  })

  it('[EXM-017] are refused together if one does not fit, and that one is named', () => {
    expect(
      readAnswers(attemptPaper, [
        { subjectId: 1, answer: 'a' },
        { subjectId: 1, answer: 'z' },
        { subjectId: 9, answer: 'a' },
        { subjectId: 3, answer: 'only one' },
      ]),
    ).toEqual({ ok: false, misfits: [1, 2, 3] })
  })
})

describe('journal entries of answers', () => {
  const anyEntries = fc.array(
    fc.record({
      subjectId: fc.integer({ min: 1, max: 4 }),
      answer: fc.string(),
      seq: fc.option(fc.nat(20), { nil: undefined }),
    }),
    { maxLength: 20 },
  )

  it('[EXM-103] count for each question with the highest number', () => {
    fc.assert(
      fc.property(anyEntries, (entries) => {
        const latest = latestOf(entries)
        expect(new Set(latest.map(({ subjectId }) => subjectId)).size).toBe(latest.length)
        for (const { subjectId, seq } of latest) {
          const same = entries
            .filter((entry) => entry.subjectId === subjectId)
            .map((entry) => entry.seq ?? Number.POSITIVE_INFINITY)
          expect(seq ?? Number.POSITIVE_INFINITY).toBe(Math.max(...same))
        }
        expect(latestOf(latest)).toEqual(latest)
      }),
    )
  })
})
