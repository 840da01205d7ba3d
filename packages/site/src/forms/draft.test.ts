// @vitest-environment happy-dom
import { setPerson } from '../storage/person.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { forgetDraft, keepDraft, readDraft } from './draft.ts'
import { withDraft } from './saved-values.ts'

beforeEach(() => setPerson('anna'))
afterEach(() => setPerson(null))

it('returns the draft until it is deleted', () => {
  keepDraft('course.1', { version: 3, values: { name: '面' } })
  expect(readDraft('course.1')).toEqual({ version: 3, values: { name: '面' } })
  expect(readDraft('course.2')).toBeNull()
  forgetDraft('course.1')
  expect(readDraft('course.1')).toBeNull()
})

it('[ACC-262] does not show the draft of one teacher to another', () => {
  keepDraft('newQuestion', { version: 0, values: { text: 'with its right answer' } })
  setPerson('ben')
  expect(readDraft('newQuestion')).toBeNull()
})

it('[TCH-095] takes texts that an old draft does not have from the stored values', () => {
  const stored = { names: { en: '' }, details: { en: '<p>Tea</p>', zh: '', my: '' } }
  const older = { names: { en: 'Trade' }, courseDetails: '<p>Which language?</p>' }
  expect(withDraft(stored, older)).toEqual({ names: older.names, details: stored.details })
})
