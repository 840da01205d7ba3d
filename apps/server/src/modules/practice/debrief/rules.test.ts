import { debriefQuestionsMost, practiceKinds } from '@titian/contract'
import { describe, expect, it } from 'vitest'
import { demoGames, demoGiven } from '../../../../seeds/data/practice.ts'
import { findPractice } from '../built-in.ts'
import { kindOf } from '../kinds/kinds.ts'
import { answersTo, areSame } from './rules.ts'

const text = { en: 'Why?', zh: '为什么？', my: 'Mengapa?' }
const questions = [
  { name: 'one', texts: text },
  { name: 'two', texts: text },
]

describe('debrief answers', () => {
  it('are stored in the order of the questions and without empty ones', () => {
    const sent = [
      { question: 'two', text: 'b' },
      { question: 'one', text: 'a' },
    ]
    expect(answersTo(questions, sent)).toEqual({ answers: sent.toReversed() })
    expect(answersTo(questions, [{ question: 'one', text: '' }])).toEqual({ answers: [] })
  })

  it('are refused without questions, for another question, and twice for one', () => {
    const one = { question: 'one', text: 'a' }
    expect(answersTo([], [])).toEqual({ wrong: 'answers' })
    expect(answersTo(questions, [one, { ...one, question: 'three' }])).toEqual({
      wrong: 'answers.1.question',
    })
    expect(answersTo(questions, [one, { ...one, text: '' }])).toEqual({
      wrong: 'answers.1.question',
    })
  })

  it('are equal only with the same questions and texts', () => {
    const one = { question: 'one', text: 'a' }
    expect(areSame([one], [{ ...one }])).toBe(true)
    expect(areSame([], [])).toBe(true)
    expect(areSame([one], [])).toBe(false)
    expect(areSame([], [one])).toBe(false)
    expect(areSame([one], [{ ...one, text: 'b' }])).toBe(false)
    expect(areSame([one], [{ ...one, question: 'two' }])).toBe(false)
  })
})

describe('debrief questions', () => {
  it('have unique names and texts in three languages, at most as many as a call accepts', () => {
    for (const kind of practiceKinds) {
      const asked = kindOf(kind).debrief
      expect(new Set(asked.map(({ name }) => name)).size).toBe(asked.length)
      expect(asked.length).toBeLessThanOrEqual(debriefQuestionsMost)
      for (const { texts } of asked)
        expect(Object.values(texts).every((one) => one.trim() !== '')).toBe(true)
    }
  })

  it('are those that the demo players have answered', () => {
    const given = demoGiven.flatMap(({ practice, games }) =>
      games.map(({ debrief }) => ({ practice, debrief })),
    )
    const answered = [...demoGames, ...given].filter(({ debrief }) => debrief)
    expect(answered.length).toBeGreaterThan(0)
    for (const { practice, debrief = {} } of answered) {
      const kind = findPractice(practice)?.kind ?? 'inventory'
      const names = kindOf(kind).debrief.map(({ name }) => name)
      expect(names).toEqual(expect.arrayContaining(Object.keys(debrief)))
    }
  })
})
