import { expect, it } from 'vitest'
import { isWhole, readArguments } from './arguments.mjs'

const known = ['exams', 'study']

it('runs everything where nothing is named', () => {
  const asked = readArguments([], known)
  expect(asked).toEqual({ nouns: [], check: false, browsers: ['chromium'], problem: '' })
  expect(isWhole(asked)).toBe(true)
})

it('takes several nouns, each once, and the check beside them', () => {
  const asked = readArguments(['study', 'exams', 'study', 'check'], known)
  expect(asked.nouns).toEqual(['study', 'exams'])
  expect(asked.check).toBe(true)
  expect(isWhole(asked)).toBe(false)
})

it('names the nouns that exist to who asks for another', () => {
  expect(readArguments(['exam'], known).problem).toContain('There are: exams, study')
})

it('adds a further browser, written either way, and refuses an unknown one', () => {
  expect(readArguments(['--browser', 'firefox'], known).browsers).toEqual(['chromium', 'firefox'])
  expect(readArguments(['--browser=firefox'], known).browsers).toEqual(['chromium', 'firefox'])
  expect(readArguments(['--browser', 'netscape'], known).problem).toContain('chromium, firefox')
  expect(readArguments(['--browser'], known).problem).toContain('chromium, firefox')
})
