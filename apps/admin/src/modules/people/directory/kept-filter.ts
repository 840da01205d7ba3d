import { stored } from '@titian/site'

type KeptWords = Record<string, string>

const isWords = (value: unknown): value is KeptWords =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((word) => typeof word === 'string')

/** The address of the list as it was seen last in this tab, so that a person leads back to it. */
export const keptFilter = stored({
  name: 'peopleFilter',
  version: 1,
  owner: 'person',
  lifetime: 'tab',
  accept: isWords,
})
