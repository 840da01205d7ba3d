import { expect, it } from 'vitest'
import { ladder } from '../gates/boundaries.mjs'
import { concerns, knownNouns, testFiles } from './test-files.mjs'

it("finds a module's tests by its folder, in every place", () => {
  expect(concerns('apps/web/src/modules/exams/a.test.tsx', ['exams'])).toBe(true)
  expect(concerns('packages/contract/src/exams/a.test.ts', ['study', 'exams'])).toBe(true)
  expect(concerns('packages/exam-items/src/a.test.ts', ['exams'])).toBe(false)
})

it('finds a fault test by the calls it makes', () => {
  const source = () => "import { exams, study } from '@titian/contract'"
  expect(concerns('tests/faults/kill.test.ts', ['study'], source)).toBe(true)
  expect(concerns('tests/faults/kill.test.ts', ['messages'], source)).toBe(false)
})

it('finds examinations in every suite', () => {
  for (const suite of ['unit', 'components', 'calls', 'e2e', 'faults'])
    expect(testFiles(suite, ['exams']), suite).not.toEqual([])
})

it('lists exactly the modules that have code', () => {
  const nouns = knownNouns(ladder)
  expect(nouns).toContain('exams')
  expect(nouns).not.toContain('wire')
  expect(new Set(nouns).size).toBe(nouns.length)
})
