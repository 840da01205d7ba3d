import { expect, it } from 'vitest'
import { editTextKeys } from './edit-texts.ts'
import { itemTextKeys } from './item-texts.ts'
import { editTexts, itemTexts } from '../testing/test-texts.ts'

// The types make the texts complete, so a list that has all their keys is complete too.
it('lists every text that a site has to give', () => {
  expect([...itemTextKeys].toSorted()).toEqual(Object.keys(itemTexts).toSorted())
  expect([...editTextKeys].toSorted()).toEqual(Object.keys(editTexts).toSorted())
})
