import { expect, it } from 'vitest'
import { isWhole, readArguments } from './arguments.mjs'

const known = ['exams', 'study']

it('selects everything when nothing is named', () => {
  const asked = readArguments([], known)
  expect(asked).toMatchObject({ nouns: [], check: false, browsers: ['chromium'], problem: '' })
  expect(isWhole(asked)).toBe(true)
})

it('accepts several modules, each once, and the check beside them', () => {
  const asked = readArguments(['study', 'exams', 'study', 'check'], known)
  expect(asked.nouns).toEqual(['study', 'exams'])
  expect(asked.check).toBe(true)
  expect(isWhole(asked)).toBe(false)
})

it('lists the existing modules when an unknown one is named', () => {
  expect(readArguments(['exam'], known).problem).toContain('There are: exams, study')
})

it('adds another browser in either notation, and refuses an unknown one', () => {
  expect(readArguments(['--browser', 'firefox'], known).browsers).toEqual(['chromium', 'firefox'])
  expect(readArguments(['--browser=firefox'], known).browsers).toEqual(['chromium', 'firefox'])
  expect(readArguments(['--browser', 'netscape'], known).problem).toContain('chromium, firefox')
  expect(readArguments(['--browser'], known).problem).toContain('chromium, firefox')
})

it('[FRM-415] accepts a commit to compare with, and no modules beside it', () => {
  expect(readArguments(['--changed', 'HEAD~1'], known)).toMatchObject({
    changed: 'HEAD~1',
    problem: '',
  })
  expect(isWhole(readArguments(['--changed=main'], known))).toBe(false)
  expect(readArguments(['--changed'], known).problem).toContain('takes a commit')
  expect(readArguments(['--changed', 'main', 'exams'], known).problem).toContain('name no nouns')
})

it('[FRM-418] accepts the long run by itself only', () => {
  expect(isWhole(readArguments(['--long'], known))).toBe(false)
  expect(readArguments(['--long', '--part', '1/2'], known)).toMatchObject({
    isLong: true,
    problem: '',
  })
})

it('[FRM-416] accepts a part of the run, and refuses an invalid one', () => {
  const asked = readArguments(['--part', '2/3'], known)
  expect(asked).toMatchObject({ part: { number: 2, of: 3 }, problem: '' })
  expect(isWhole(asked)).toBe(false)
  for (const wrong of ['0/3', '4/3', '1', 'one/two', '1/0'])
    expect(readArguments(['--part', wrong], known).problem, wrong).toContain('such as 1/3')
})
