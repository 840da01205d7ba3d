// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { forgetKept, keep, readKept } from './kept-draft.ts'

it('gives back what was kept until it is forgotten', () => {
  keep('course.1', { version: 3, values: { name: '面' } })
  expect(readKept('course.1')).toEqual({ version: 3, values: { name: '面' } })
  expect(readKept('course.2')).toBeNull()
  forgetKept('course.1')
  expect(readKept('course.1')).toBeNull()
})

it('reads a damaged copy as none', () => {
  localStorage.setItem('titian.teacher.draft.x', '{"version":')
  expect(readKept('x')).toBeNull()
})
