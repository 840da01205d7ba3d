import { stored } from '@titian/site'

type StoredWords = Record<string, string>

const isWords = (value: unknown): value is StoredWords =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((word) => typeof word === 'string')

/**
 * Stores the filters that this tab used last, so that the page of a person can link back to the
 * same list.
 */
export const storedFilter = stored({
  name: 'peopleFilter',
  version: 1,
  owner: 'person',
  lifetime: 'tab',
  accept: isWords,
})
