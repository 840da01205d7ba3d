// @vitest-environment happy-dom
import { setPerson } from '@titian/site'
import { expect, it } from 'vitest'
import { keepStep, readStep } from './wizard-step.ts'

it('[TCH-004] the wizard returns to the stored step unless the address names one', () => {
  setPerson('anna')
  expect(readStep('a', undefined)).toBe('summary')
  keepStep('a', 'catalogue')
  expect(readStep('a', undefined)).toBe('catalogue')
  expect(readStep('a', 'review')).toBe('review')
  expect(readStep('b', 'nonsense')).toBe('summary')
  setPerson(null)
})
