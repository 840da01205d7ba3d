import { stored } from '../storage/stored.ts'

const isSign = (value: unknown): value is string => typeof value === 'string'

/**
 * ACC-292: as whom this tab began to act from the page of that person. It belongs to the tab, because the person
 * signed in is another one while somebody acts.
 */
export const impersonationStart = stored({
  name: 'actingFrom',
  version: 1,
  owner: 'device',
  lifetime: 'tab',
  accept: isSign,
})
