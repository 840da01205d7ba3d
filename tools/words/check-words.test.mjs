import { expect, it } from 'vitest'

import { judge } from './check-words.mjs'
import { proseIn, riddlesIn } from './riddles.mjs'

const wordsOf = (path, text) => riddlesIn(path, text).map(({ word }) => word)

it('reads comments, titles of tests, English texts and titles of decisions', () => {
  const source = [
    '// One comment.',
    "const address = 'https://example.org' // after code",
    "it.each([1])('[EXM-001] a title', () => {})",
    '/** A docstring',
    ' * of two lines. */',
    "const refusal = { en: 'An English text', zh: '中文', my: 'Teks' }",
  ].join('\n')
  expect(proseIn('a.test.ts', source).map(({ text }) => text)).toEqual([
    '// One comment.',
    '// after code',
    '/** A docstring\n * of two lines. */',
    '[EXM-001] a title',
    'An English text',
  ])
  expect(
    proseIn('x/texts/en.json', '{"a":{"b":"Deep"},"c":"Flat"}').map((one) => one.text),
  ).toEqual(['Deep', 'Flat'])
  expect(
    proseIn('docs/decisions/0001-x.md', '# The title\n\nThe body stands here.').map(
      (one) => one.text,
    ),
  ).toEqual(['# The title'])
  expect(proseIn('0001-x.sql', 'select 1; -- the reason').map((one) => one.text)).toEqual([
    '-- the reason',
  ])
})

it('finds a riddle once, and none in names and placeholders of a text', () => {
  expect(wordsOf('a.ts', '// The student is told at once.')).toEqual(['is told'])
  expect(wordsOf('a.test.ts', "it('answers whoever asks', run)")).toEqual(['whoever'])
  expect(wordsOf('a/texts/en.json', '{"a":"Issue anew"}')).toEqual(['anew'])
  expect(wordsOf('a.ts', '// Reads the column `told` of the notice.')).toEqual([])
  expect(wordsOf('a/texts/en.json', '{"a":"By {{whoever}}"}')).toEqual([])
  expect(wordsOf('a.ts', 'const told = anew // Notifies the student.')).toEqual([])
  // A text may ask a person to tell somebody something. A program notifies.
  expect(wordsOf('a/texts/en.json', '{"a":"Tell your teacher"}')).toEqual([])
})

it('refuses each file with a riddle, and says what to write instead', () => {
  const found = [
    { path: 'one.ts', riddles: riddlesIn('one.ts', '// Whoever asks.') },
    { path: 'plain.ts', riddles: [] },
  ]
  const problems = judge(found)
  expect(problems.map((problem) => problem.split('\n')[0])).toEqual(['one.ts has riddles:'])
  expect(problems[0]).toContain('“Whoever”: write the person, by role')
})
