import { expect, it } from 'vitest'
import { z } from 'zod'
import { courses } from '../courses/calls.ts'
import { exams } from '../exams/calls.ts'
import { problemsIn, says, wrongField } from './issues.ts'
import { languages } from './language.ts'

it('a rule with its own text is described by that text with its limits', () => {
  const schema = z.object({ hours: z.number().max(9, says('whole', 0, 9)) })
  expect(languages.map((language) => problemsIn(schema, { hours: 10 }, language))).toEqual([
    { hours: 'A whole number from 0 to 9.' },
    { hours: '请输入 0 至 9 之间的整数' },
    { hours: 'Nombor bulat dari 0 hingga 9.' },
  ])
  expect(problemsIn(schema, { hours: 9 }, 'en')).toEqual({})
})

it('codes of question problems are not taken for texts', () => {
  const item = { kind: 'judge', stem: '', answer: true, explanation: 'x'.repeat(100_000) }
  const found = problemsIn(exams.questionBankAdd.input, { item }, 'en')
  expect(found).toHaveProperty('item.stem')
  expect(Object.values(found).join(' ')).not.toMatch(/undefined/)
})

it('missing, too short, too long and too large values are described', () => {
  const problems = problemsIn(courses.addCaptions.input, { language: 'fr', filePath: '' }, 'en')
  expect(problems).toEqual({
    chapterVideoIdSign: 'Please fill this in.',
    language: 'This value is not valid.',
    filePath: 'Please fill this in.',
  })
  const schema = z.object({ name: z.string().trim().min(2).max(3), list: z.array(z.int()).max(1) })
  const wrong = (value: object) => problemsIn(schema, { name: 'abc', list: [], ...value }, 'en')
  expect(wrong({ name: ' ' })).toEqual({ name: 'Please fill this in.' })
  expect(wrong({ name: 'a' })).toEqual({ name: 'At least 2 characters.' })
  expect(wrong({ name: 'abcde' })).toEqual({ name: 'At most 3 characters: 2 too many.' })
  expect(wrong({ list: [1, 2] })).toEqual({ list: 'At most 1.' })
})

it('[PRC-201] the day of the next decision is given, or without a day that a change is needed', () => {
  const wordsOf = (limit?: number) =>
    languages.map(
      (language) =>
        wrongField(
          'type',
          language,
          limit === undefined ? { code: 'nothingChanged' } : { code: 'nothingChanged', limit },
        )['type'],
    )
  for (const text of wordsOf(19)) expect(text).toContain('19')
  const [en, ...others] = wordsOf()
  expect(en).toBe(
    'This was judged, and nothing has changed since. It is judged again when a measure changes.',
  )
  for (const text of others) expect(text).not.toMatch(/\d|undefined/)
})
