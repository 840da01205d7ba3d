import { stored } from '@titian/site'

type StoredWords = Record<string, string>

const isWords = (value: unknown): value is StoredWords =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((word) => typeof word === 'string')

/** The address of the list as it was seen last in this tab, so that a person leads back to it. */
export const storedFilter = stored({
  name: 'peopleFilter',
  version: 1,
  owner: 'person',
  lifetime: 'tab',
  accept: isWords,
})
