// @vitest-environment happy-dom
import { setPerson } from '@titian/site'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { forgetKept, keep, readKept } from './kept-draft.ts'

beforeEach(() => setPerson('anna'))
afterEach(() => setPerson(null))

it('gives back what was kept until it is forgotten', () => {
  keep('course.1', { version: 3, values: { name: '面' } })
  expect(readKept('course.1')).toEqual({ version: 3, values: { name: '面' } })
  expect(readKept('course.2')).toBeNull()
  forgetKept('course.1')
  expect(readKept('course.1')).toBeNull()
})

it('[ACC-262] does not show the draft of one teacher to the next', () => {
  keep('newQuestion', { version: 0, values: { text: 'with its right answer' } })
  setPerson('ben')
  expect(readKept('newQuestion')).toBeNull()
})
