import { stored } from '../storage/stored.ts'

const isSign = (value: unknown): value is string => typeof value === 'string'

/**
 * ACC-292: the person whose page was open when this tab began to act as that person. It is stored
 * for the tab, because the signed-in person changes.
 */
export const impersonationStart = stored({
  name: 'actingFrom',
  version: 1,
  owner: 'device',
  lifetime: 'tab',
  accept: isSign,
})
