import { stored } from '@titian/site'

/**
 * Whether this browser may store answers of this person. If not, other pages need not load the code
 * of the journal.
 */
export const journalHere = stored({
  name: 'answersHere',
  version: 1,
  owner: 'person',
  lifetime: 'device',
  accept: (value): value is true => value === true,
})
