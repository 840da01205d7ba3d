import { expect, it } from 'vitest'

import { joinedMarks } from './joined-marks.mjs'

const marksOf = (source) => joinedMarks('page.tsx', source).map(({ mark }) => mark)

it('[FRM-472] finds each mark that code inserts between parts of a text', () => {
  expect(marksOf("const a = names.join(', ')")).toEqual(["join(', ')"])
  expect(marksOf('const a = `${label}: ${value}`')).toEqual([': '])
  expect(marksOf('const a = `${name} (${note})`')).toEqual(['()'])
  expect(marksOf('const a = `${number} %`')).toEqual([' %'])
  expect(marksOf('const a = <p>{label}: {value}</p>')).toEqual([':'])
  expect(marksOf('const a = <p>{name} ({note})</p>')).toEqual(['(', ')'])
})

it('[FRM-472] ignores punctuation of the language and strings for programs', () => {
  expect(marksOf('const a = `${label}${colon}${value}${bracketed(note)}`')).toEqual([])
  expect(marksOf("const a = roles.join(','); const b = facts.join(' · ')")).toEqual([])
  expect(marksOf('const a = `var(--sky-${step})`; const b = `${share}%`')).toEqual([])
  expect(marksOf('throw new TypeError(`${path}: ${fault}`)')).toEqual([])
  expect(marksOf('const a = <p>{label}{colon}{value}</p>')).toEqual([])
})
